import type { AstroIntegration } from "astro";
import { fileNames } from "../content/content-files.ts";
import { contentFolder } from "../content/content-folder.ts";
import { setSecurityHeaders } from "./dev-headers.ts";
import { answerQuestions } from "./dev-relay.ts";

/** Makes Astro's development server like the site's: its headers, its relay; it restarts when content changes. */
export function devServer(): AstroIntegration {
	return {
		name: "dev-server",
		hooks: {
			"astro:config:setup": ({ command, addWatchFile, config }) => {
				if (command !== "dev") return;
				for (const name of fileNames)
					addWatchFile(new URL(`${contentFolder()}/${name}.json`, config.root));
			},
			"astro:server:setup": ({ server }) => {
				async function fetchText(path: string): Promise<string> {
					const [address] = server.resolvedUrls?.local ?? [];
					if (!address) throw new Error("The development server has no address yet.");
					const response = await fetch(new URL(path, address));
					if (!response.ok) throw new Error(`${path} cannot be made: is the content in order?`);
					return response.text();
				}
				server.middlewares.use(setSecurityHeaders);
				server.middlewares.use(answerQuestions(fetchText));
			},
		},
	};
}

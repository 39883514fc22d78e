import { resolve } from "node:path";
import type { AstroIntegration, ViteUserConfig } from "astro";
import { fileNames } from "../content/content-files.ts";
import { contentFolder } from "../content/content-folder.ts";
import { siteLanguages } from "../content/site-languages.ts";
import { setSecurityHeaders } from "./dev-headers.ts";
import { answerQuestions } from "./dev-relay.ts";

/** Renders pages anew when a content file changes: Vite does not see that `content/shop.ts` reads them. */
function contentChanges(): NonNullable<ViteUserConfig["plugins"]>[number] {
	return {
		name: "content-changes",
		transform(_, id) {
			if (!id.endsWith("/content/shop.ts")) return;
			const folders = siteLanguages.map((language, place) => (place === 0 ? "" : language.id));
			for (const folder of folders)
				for (const name of fileNames)
					this.addWatchFile(resolve(contentFolder(), folder, `${name}.json`));
		},
	};
}

/** Makes Astro's development server like the site's: its headers, its relay; pages follow the content. */
export function devServer(): AstroIntegration {
	return {
		name: "dev-server",
		hooks: {
			"astro:config:setup": ({ command, addWatchFile, updateConfig, config }) => {
				if (command !== "dev") return;
				// The configuration has the colours: a change of theirs starts the server anew.
				addWatchFile(new URL(`${contentFolder()}/theme.json`, config.root));
				updateConfig({ vite: { plugins: [contentChanges()] } });
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

import type { AstroIntegration } from "astro";
import { fileNames } from "../content/content-files.ts";
import { contentFolder } from "../content/content-folder.ts";

/** Restarts the development server when a content file changes. */
export function devContent(): AstroIntegration {
	return {
		name: "dev-content",
		hooks: {
			"astro:config:setup": ({ command, addWatchFile, config }) => {
				if (command !== "dev") return;
				for (const name of fileNames)
					addWatchFile(new URL(`${contentFolder()}/${name}.json`, config.root));
			},
		},
	};
}

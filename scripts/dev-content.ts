import type { AstroIntegration } from "astro";
import { fileNames } from "../content/content-files.ts";
import { contentFolder } from "../content/content-folder.ts";

/** While the site is worked on, a change in a JSON file of the content starts the server anew, and the page. */
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

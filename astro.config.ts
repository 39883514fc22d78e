import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import type { ViteUserConfig } from "astro";
import { defineConfig } from "astro/config";
import { Features } from "lightningcss";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { devServer } from "./build/dev-server.ts";
import { oldestBrowsers, scriptLeading, themeColours } from "./build/style-plugins.ts";
import { contentFolder } from "./shop/content-folder.ts";
import { shop } from "./shop/shop.ts";
import { reactIslands } from "./src/islands/hydration/integration.ts";

/**
 * Keeps Vite from wrapping `import()` in a helper that preloads style sheets, as they are in the page here. The helper
 * costs a request and 2.3 KB on every page.
 */
function plainImports(): NonNullable<ViteUserConfig["plugins"]>[number] {
	return {
		name: "plain-imports",
		configResolved({ plugins }) {
			const wrapping = plugins.find(({ name }) => name === "native:import-analysis-build");
			if (wrapping) wrapping.applyToEnvironment = () => false;
		},
	};
}

/** Makes each room of the words a module with an export a word, so that a script carries the words that it shows. */
function wordsByRoom(): NonNullable<ViteUserConfig["plugins"]>[number] {
	const imports = /import \{([^}]+)\} from "(#language\/words\.json)"/g;
	return {
		name: "words-by-room",
		enforce: "pre",
		transform: (code) =>
			code.replaceAll(imports, (_, names: string, file: string) =>
				Array.from(
					names.matchAll(/(\w+)(?: as (\w+))?/g),
					([, room, name = room]) => `import * as ${name} from "${file}?${room}"`,
				).join(";"),
			),
		async resolveId(id, importer) {
			const [file, room] = id.split("?");
			if (file !== "#language/words.json" || !room) return undefined;
			return `${(await this.resolve(file, importer))?.id}?${room}`;
		},
		load(id) {
			const [, file, room] = /^(.+\/words\.json)\?(\w+)$/.exec(id) ?? [];
			if (!file || !room) return undefined;
			this.addWatchFile(file);
			const words = Object.entries(JSON.parse(readFileSync(file, "utf8"))[room]);
			const code = words.map(([key, text]) => `export const ${key} = ${JSON.stringify(text)};`);
			return { code: code.join("\n"), moduleType: "js" };
		},
	};
}

/** The oldest browsers in which everything works: `browserslist` in package.json. */
const target = oldestBrowsers;

/** Builds scripts for `target`: Astro sets the browser's target to "esnext" and reads no option for it. */
function scriptsForOldestBrowsers(): NonNullable<ViteUserConfig["plugins"]>[number] {
	return {
		name: "scripts-for-oldest-browsers",
		apply: "build",
		configEnvironment: (name) => (name === "client" ? { build: { target } } : undefined),
	};
}

// By Node, which knows the condition: Astro reads this file by a server of Vite's that does not.
const require = createRequire(import.meta.url);
const { language }: typeof import("#language/language") = require("#language/language");
const { type }: typeof import("#language/typography") = require("#language/typography");

export default defineConfig({
	site: shop.business.siteUrl,
	// The shop's logo, favicon and pictures of reviewers.
	publicDir: `${contentFolder()}/public`,
	output: "static",
	trailingSlash: "never",
	// With the CSS in the HTML, a page is readable after one request.
	build: { format: "file", inlineStylesheets: "always", concurrency: 4 },
	compressHTML: true,
	devToolbar: { enabled: false },
	// Caches encoded pictures outside node_modules, so that they survive a new install.
	cacheDir: "./.cache/astro",
	image: {
		service: {
			entrypoint: "astro/assets/services/sharp",
			// Full colour resolution and ten bits double the time of a first build and make larger files,
			// without a visible difference.
			config: { avif: { effort: 3, bitdepth: 8, chromaSubsampling: "4:2:0" } },
		},
	},
	integrations: [reactIslands(), devServer()],
	vite: {
		// Development servers in two languages do not take each other's.
		cacheDir: `./.cache/vite/${language.id}`,
		// For the glob of pictures in src/pictures.ts.
		resolve: { alias: { "@content": resolve(contentFolder()) } },
		plugins: [
			themeColours(),
			type && scriptLeading(type),
			tailwindcss(),
			plainImports(),
			wordsByRoom(),
			scriptsForOldestBrowsers(),
		],
		environments: {
			prerender: { resolve: { conditions: [language.id, ...defaultServerConditions] } },
			ssr: { resolve: { conditions: [language.id, ...defaultServerConditions] } },
			client: {
				resolve: { conditions: [language.id, ...defaultClientConditions] },
				build: {
					rolldownOptions: {
						output: {
							// The default name is that of the component that imports the page script.
							entryFileNames: ({ name }) =>
								`_astro/${name.includes("astro_type_script") ? "page" : name}.[hash].js`,
							codeSplitting: {
								groups: [
									// React and what the islands share in one file saves requests.
									{
										name: "react",
										test: /node_modules\/(?:react|react-dom|scheduler)\/|\/(?:react-client|icon|ridge|link|events|hooks)\.tsx?$/,
									},
									// Each page's script and the list read them: in one file for the same reason.
									{ name: "hours", test: /\/(?:page-hours|format-hours|opening-hours)\.ts$/ },
								],
							},
						},
					},
				},
			},
		},
		// Safari before 16.4 ignores media queries with ranges (`width < 40rem`), and pictures would cover text.
		css: { lightningcss: { include: Features.MediaQueries } },
		build: {
			cssTarget: target,
			// The content security policy allows no fonts in data: addresses.
			assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
		},
	},
});

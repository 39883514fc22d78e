import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import type { ViteUserConfig } from "astro";
import { defineConfig } from "astro/config";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { Features } from "lightningcss";
import { contentFolder } from "./content/content-folder.ts";
import { shop } from "./content/shop.ts";
import { devContent } from "./scripts/dev-content.ts";
import { devHeaders } from "./scripts/dev-headers.ts";
import { devRelay } from "./scripts/dev-relay.ts";
import { themeColours } from "./scripts/theme-colours.ts";
import { reactIslands } from "./src/islands/hydration/integration.ts";

/**
 * Leaves `import()` as it is written: Vite would wrap it in a helper that preloads style sheets, which here stand in
 * the page. The helper is a request more and 2.3 KB on every page.
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

/** The oldest browsers in which everything works: `browserslist` in package.json. */
const target = browserslistToEsbuild();

/** Builds scripts for `target`: Astro sets the browser's target to "esnext" and reads no option for it. */
function scriptsForOldestBrowsers(): NonNullable<ViteUserConfig["plugins"]>[number] {
	return {
		name: "scripts-for-oldest-browsers",
		apply: "build",
		configEnvironment: (name) => (name === "client" ? { build: { target } } : undefined),
	};
}

export default defineConfig({
	site: shop.business.siteUrl,
	// The shop's logo, favicon and pictures of reviewers.
	publicDir: `${contentFolder()}/public`,
	output: "static",
	trailingSlash: "never",
	// CSS stands in the HTML, so that one request makes a page readable.
	build: { format: "file", inlineStylesheets: "always", concurrency: 4 },
	compressHTML: true,
	devToolbar: { enabled: false },
	// Encoded pictures are kept between builds of all shops, also after a fresh install.
	cacheDir: "./.cache/astro",
	image: {
		service: {
			entrypoint: "astro/assets/services/sharp",
			// Encoding takes most of a first build. Full colour resolution and ten bits double its time and
			// make larger files, without a difference that can be seen.
			config: { avif: { effort: 3, bitdepth: 8, chromaSubsampling: "4:2:0" } },
		},
	},
	integrations: [reactIslands(), devContent(), devHeaders(), devRelay()],
	vite: {
		// For the glob of pictures in src/pictures.ts.
		resolve: { alias: { "@content": resolve(contentFolder()) } },
		plugins: [themeColours(), tailwindcss(), plainImports(), scriptsForOldestBrowsers()],
		environments: {
			client: {
				build: {
					rolldownOptions: {
						output: {
							// Named after the component that imports the page's script otherwise.
							entryFileNames: ({ name }) =>
								`_astro/${name.includes("astro_type_script") ? "page" : name}.[hash].js`,
							codeSplitting: {
								groups: [
									// React and what the islands share come as one file: each file
									// more costs a request and its headers.
									{
										name: "react",
										test: /node_modules\/(?:react|react-dom|scheduler)\/|\/(?:react-client|icon|ridge|link|new-tab-hint|emit|use-focus-on-open)\.tsx?$/,
									},
								],
							},
						},
					},
				},
			},
		},
		// Safari before 16.4 takes ranges (`width < 40rem`) for false, and pictures would cover text.
		css: { lightningcss: { include: Features.MediaQueries } },
		build: {
			cssTarget: target,
			// The content security policy allows no fonts in data: addresses.
			assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
		},
	},
});

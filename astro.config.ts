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
 * Vite wraps each `import()` in a helper that looks for style sheets and preloads; ours have their
 * styles in the page, and ask for what they need side by side. Without it, a kilobyte less on every page.
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

/**
 * What a script can fetch is rendered at build too, and the page it stands in has its styles from there:
 * Astro would put the styles of every part that some page may fetch into each page.
 */
function noStylesByScript(): NonNullable<ViteUserConfig["plugins"]>[number] {
	const nothing = "\0no-styles";
	return {
		name: "no-styles-by-script",
		apply: "build",
		enforce: "pre",
		applyToEnvironment: ({ name }) => name === "client",
		resolveId: (source) => (source.endsWith(".css") ? nothing : null),
		load: (id) => (id === nothing ? "export {}" : null),
	};
}

/** The oldest browsers in which everything works: `browserslist` in package.json. */
const target = browserslistToEsbuild();

/** Astro builds scripts for the newest browsers and asks no one; what a plugin says comes after it. */
function scriptsForOldestBrowsers(): NonNullable<ViteUserConfig["plugins"]>[number] {
	return {
		name: "scripts-for-oldest-browsers",
		apply: "build",
		configEnvironment: (name) => (name === "client" ? { build: { target } } : undefined),
	};
}

export default defineConfig({
	site: shop.business.siteUrl,
	// The shop's own files: its logo and pictures of reviewers.
	publicDir: `${contentFolder()}/public`,
	output: "static",
	trailingSlash: "never",
	// One request makes a page readable: its CSS stands in the HTML.
	build: { format: "file", inlineStylesheets: "always", concurrency: 4 },
	compressHTML: true,
	devToolbar: { enabled: false },
	// Encoded pictures are kept between builds, and outlive a fresh install.
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
		// Pictures of the content, in globs: src/pictures.ts.
		resolve: { alias: { "@content": resolve(contentFolder()) } },
		plugins: [
			themeColours(),
			tailwindcss(),
			plainImports(),
			noStylesByScript(),
			scriptsForOldestBrowsers(),
		],
		environments: {
			client: {
				build: {
					rolldownOptions: {
						output: {
							// The page's script is called after the component that asks for it.
							entryFileNames: ({ name }) =>
								`_astro/${name.includes("astro_type_script") ? "page" : name}.[hash].js`,
							codeSplitting: {
								groups: [
									// React and the few lines that both islands share come as one file: each file
									// more costs a request and its headers.
									{
										name: "react",
										test: /node_modules\/(?:react|react-dom|scheduler)\/|\/(?:react-client|icon|ridge|new-tab-hint|emit)\.tsx?$/,
									},
								],
							},
						},
					},
				},
			},
		},
		// Browsers a little older than that read ranges (`width < 40rem`) as never true: pictures would lie on text.
		css: { lightningcss: { include: Features.MediaQueries } },
		build: {
			cssTarget: target,
			// Fonts stay files of their own: the content security policy allows no data: fonts.
			assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
		},
	},
});

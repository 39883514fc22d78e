import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import business from "./content/business.json" with { type: "json" };
import { devHeaders } from "./scripts/dev-headers.ts";
import { devRelay } from "./scripts/dev-relay.ts";

export default defineConfig({
	site: business.siteUrl,
	output: "static",
	trailingSlash: "never",
	// One request makes a page readable: its CSS stands in the HTML.
	build: { format: "file", inlineStylesheets: "always" },
	compressHTML: true,
	devToolbar: { enabled: false },
	// Encoded pictures are kept between builds, and outlive a fresh install.
	cacheDir: "./.cache/astro",
	image: {
		service: {
			entrypoint: "astro/assets/services/sharp",
			// Ten bits: smaller at the same quality, and no steps in the skies.
			config: { avif: { effort: 3, bitdepth: 10 }, webp: { effort: 5 } },
		},
	},
	integrations: [
		react(),
		devHeaders(),
		devRelay(),
		{
			name: "client-intent",
			hooks: {
				"astro:config:setup": ({ addClientDirective }) =>
					addClientDirective({
						name: "intent",
						entrypoint: "./src/islands/assistant/intent-directive.ts",
					}),
			},
		},
	],
	vite: {
		plugins: [tailwindcss()],
		build: {
			// Fonts stay files of their own: the content security policy allows no data: fonts. The one
			// script of every page stands in it, whatever its size: it comes with the words it sets right.
			assetsInlineLimit: (file) =>
				file.endsWith(".woff2") ? false : /document\.astro.*script/.test(file) || undefined,
		},
	},
});

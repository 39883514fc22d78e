import { defineConfig } from "vitest/config";
import { sampleShop } from "./sample-site.ts";

/**
 * Facts of the built site: HTML, headers, links, structured data. Without SITE_URL they are read from the
 * sample shop's build; with it from a live site, against the owner's content.
 */
export default defineConfig({
	cacheDir: "../node_modules/.vite",
	test: {
		root: import.meta.dirname,
		include: ["*.test.ts"],
		environment: "node",
		env: process.env.SITE_URL ? {} : { CONTENT: sampleShop },
		// The tests change nothing, so all files of a worker share one site and its parsed pages.
		isolate: false,
		maxWorkers: 2,
		testTimeout: 60_000,
	},
});

import { defineConfig } from "vitest/config";
import { sampleShop } from "../testing/sample-site.ts";

/** Facts about pages, headers and files: of the sample shop's build, or of the live address in SITE_URL. */
export default defineConfig({
	cacheDir: "../../node_modules/.vite",
	test: {
		root: import.meta.dirname,
		include: ["*.test.ts"],
		environment: "node",
		env: process.env.SITE_URL ? {} : { CONTENT: sampleShop },
		// All share one site and its parsed pages.
		isolate: false,
		maxWorkers: 1,
		testTimeout: 60_000,
		hookTimeout: 60_000,
	},
});

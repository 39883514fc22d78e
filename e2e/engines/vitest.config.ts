import { defineConfig } from "vitest/config";
import { sampleShop } from "../testing/sample-site.ts";

/** The journeys in three engines, two of them at a time. */
export default defineConfig({
	cacheDir: "../../node_modules/.vite",
	test: {
		root: import.meta.dirname,
		include: ["*.test.ts"],
		globalSetup: "serve-site.ts",
		environment: "node",
		env: { CONTENT: sampleShop },
		maxWorkers: 2,
		testTimeout: 90_000,
		hookTimeout: 90_000,
		retry: process.env.CI ? 1 : 0,
	},
});

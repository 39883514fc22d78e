import { defineConfig } from "vitest/config";

/** Another shop, built once from fixtures/other-shop. */
export default defineConfig({
	cacheDir: "../../node_modules/.vite",
	test: {
		root: import.meta.dirname,
		include: ["*.test.ts"],
		environment: "node",
		hookTimeout: 240_000,
	},
});

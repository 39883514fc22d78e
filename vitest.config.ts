import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { contentFolder } from "./content/folder.ts";

export default defineConfig({
	resolve: { alias: { "@content": resolve(contentFolder()) } },
	test: {
		include: ["{server,scripts,offline,src,content,assistant,art}/**/*.test.{ts,tsx}"],
		environment: "node",
	},
});

import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["{server,scripts,offline,src,content,assistant,art}/**/*.test.{ts,tsx}"],
		environment: "node",
	},
});

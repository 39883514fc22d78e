import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { contentFolder } from "./content/content-folder.ts";
import { sampleShop } from "./e2e/testing/sample-site.ts";

export default defineConfig({
	resolve: { alias: { "@content": resolve(contentFolder()) } },
	test: {
		include: [
			"{server,scripts,testing,offline,src,content,assistant,art,bench}/**/*.test.{ts,tsx}",
		],
		environment: "node",
		// Files of one worker share their imports: a third of the time. A test file that replaces a module
		// or leaves a global changed would be seen by the next one.
		isolate: false,
		// Of two cores, Vitest would leave one unused.
		maxWorkers: 2,
		testTimeout: 20_000,
		// A shop that stays as it is, whatever the owner does to content/.
		env: { CONTENT: sampleShop },
	},
});

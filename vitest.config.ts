import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { sampleShop } from "./e2e/testing/sample-site.ts";

const tests = (folders: string) => `{${folders}}/**/*.test.{ts,tsx}`;

// A shop that stays as it is, whatever the owner does to content/.
process.env.CONTENT = sampleShop;

export default defineConfig({
	resolve: { alias: { "@content": resolve(sampleShop) } },
	test: {
		environment: "node",
		setupFiles: "testing/after-each-file.ts",
		// Of two cores, Vitest would leave one unused.
		maxWorkers: 2,
		// Some tests read thousands of sentences, and a busy machine takes its time.
		testTimeout: 60_000,
		projects: [
			{
				extends: true,
				test: {
					name: "logic",
					include: [tests("src,shop,admin,languages,assistant,server,offline,testing,deploy")],
					exclude: ["**/*.dom.test.*"],
					// Files share their imports, in a third of the time. A file that replaced a module would
					// disturb the next one.
					isolate: false,
				},
			},
			// Each file has a document and a storage of its own.
			{
				extends: true,
				test: {
					name: "dom",
					include: ["{src,admin}/**/*.dom.test.{ts,tsx}"],
					environment: "happy-dom",
				},
			},
			// These change the process itself, so each file has one of its own.
			{ extends: true, test: { name: "programs", include: ["{build,commands}/**/*.test.ts"] } },
		],
	},
});

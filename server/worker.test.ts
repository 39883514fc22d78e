/** The Worker's code as it is bundled; serving.test.ts says what it answers. */
import { fileURLToPath } from "node:url";
import { build } from "rolldown";
import { expect, test } from "vitest";

test("it needs nothing of Node but what Cloudflare has", async () => {
	const { output } = await build({
		input: fileURLToPath(new URL("./worker.ts", import.meta.url)),
		platform: "browser",
		resolve: { conditionNames: ["workerd", "worker", "browser", "import"] },
		external: /^node:/,
		write: false,
	});
	expect(output[0].imports.toSorted()).toEqual(["node:net", "node:timers/promises"]);
});

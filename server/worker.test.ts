import { rm } from "node:fs/promises";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { completionsPath } from "../assistant/contract.ts";
import { writeBuild } from "./testing/node-host.ts";
import { sampleBuild } from "./testing/sample-build.ts";
import { type Host, servingSuite } from "./testing/serving-suite.ts";
import { contentOf, question } from "./testing/set-up-relay.ts";
import { startWorker } from "./testing/worker-host.ts";

// Programs are started, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let build: string;
beforeAll(async () => {
	build = await writeBuild(sampleBuild());
	return () => rm(build, { recursive: true });
});

describe("serves", () => servingSuite((variables) => startWorker(build, variables)));

describe("when something is wrong with it", () => {
	const ends: (() => unknown)[] = [];
	afterEach(async () => {
		for (const end of ends.splice(0)) await end();
	});
	async function start(...settings: Parameters<typeof startWorker>): Promise<Host> {
		const host = await startWorker(...settings);
		ends.push(host.close);
		return host;
	}
	function ask({ url }: Host): Promise<Response> {
		return fetch(`${url}${completionsPath}`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(question("How much is a shirt?")),
		});
	}

	test("without the limit's binding it counts by itself", async () => {
		const host = await start(build, { ASSISTANT_RATE_PER_MINUTE: "2" }, { bindsRate: false });
		const statuses = [];
		for (let n = 0; n < 3; n += 1) statuses.push((await ask(host)).status);
		expect(statuses).toEqual([200, 200, 429]);
	});

	test("a wrong setting stops no page, and the shop's own data answer", async () => {
		const host = await start(build, { GROQ_API_KEY: "gsk_test", GROQ_MODEL: "no model" });
		expect((await fetch(`${host.url}/services`)).status).toBe(200);
		expect(await contentOf(await ask(host))).toContain("80");
	});

	test.each([".csp.json", ".files.json", "data/priceData.json"])(
		"a build without %s fails in plain words, under the security headers",
		async (name) => {
			const contents = sampleBuild();
			contents.delete(name);
			const folder = await writeBuild(contents);
			ends.push(() => rm(folder, { recursive: true }));
			const response = await fetch(`${(await start(folder, {})).url}/`);
			expect(response.status).toBe(500);
			expect(await response.text()).toBe("Something went wrong.");
			expect(response.headers.get("cache-control")).toBe("no-store");
			expect(response.headers.get("x-content-type-options")).toBe("nosniff");
		},
	);
});

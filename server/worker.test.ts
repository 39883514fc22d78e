/** The Worker; serving.test.ts says what it answers. */
import { rm } from "node:fs/promises";
import { build } from "rolldown";
import { expect, test } from "vitest";
import { completionsPath } from "../assistant/contract.ts";
import { writeBuild } from "./testing/node-host.ts";
import { homeHtml, sampleBuild } from "./testing/sample-build.ts";
import { contentOf, question } from "./testing/set-up-relay.ts";
import { openWorker } from "./testing/worker-host.ts";

const asking = {
	method: "POST",
	headers: { "Content-Type": "application/json" },
	body: JSON.stringify(question("How much is a shirt?")),
};

test("serves pages, redirects, the 404 page and the relay from real assets, within the bound limit", async () => {
	const folder = await writeBuild(sampleBuild());
	const get = openWorker(folder, { ASSISTANT_RATE_PER_MINUTE: "2" });
	try {
		const home = await get("/");
		expect(await home.text()).toBe(homeHtml);
		expect(home.headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/i);
		expect(home.headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
		const etag = home.headers.get("etag") ?? "";
		expect((await get("/", { headers: { "If-None-Match": etag } })).status).toBe(304);
		expect((await get("/services/")).headers.get("location")).toBe("/services");
		expect((await get("/a/b")).status).toBe(404);
		expect((await get("/.files.json")).status).not.toBe(200);
		expect(await (await get("/", { method: "HEAD" })).text()).toBe("");

		expect(await contentOf(await get(completionsPath, asking))).toContain("80");
		expect((await get(completionsPath, asking)).status).toBe(200);
		expect((await get(completionsPath, asking)).status).toBe(429);
	} finally {
		await rm(folder, { recursive: true });
	}
});

test("its code needs nothing of Node but what Cloudflare has", async () => {
	const { output } = await build({
		input: new URL("./worker.ts", import.meta.url).pathname,
		platform: "browser",
		resolve: { conditionNames: ["workerd", "worker", "browser", "import"] },
		external: /^node:/,
		write: false,
	});
	expect(output[0].imports.toSorted()).toEqual(["node:net", "node:timers/promises"]);
});

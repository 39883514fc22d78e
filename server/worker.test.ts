/** The Worker in real workerd; serving.test.ts says what it answers. */
import { rm } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { completionsPath } from "../assistant/contract.ts";
import { writeBuild } from "./testing/node-host.ts";
import { homeHtml, sampleBuild } from "./testing/sample-build.ts";
import { contentOf, question } from "./testing/set-up-relay.ts";
import { startWorker } from "./testing/worker-host.ts";

// workerd takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const asking = {
	method: "POST",
	headers: { "Content-Type": "application/json" },
	body: JSON.stringify(question("How much is a shirt?")),
};

test("serves pages, redirects, the 404 page and the relay from real assets, within the bound limit", async () => {
	const build = await writeBuild(sampleBuild());
	const { url, close } = await startWorker(build, { ASSISTANT_RATE_PER_MINUTE: "2" });
	const get = (path: string, init?: RequestInit) =>
		fetch(`${url}${path}`, { redirect: "manual", ...init });
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
		// Cloudflare counts by the minute of the clock, which may turn once between these five.
		const statuses: number[] = [];
		for (let n = 0; n < 5; n += 1) statuses.push((await get(completionsPath, asking)).status);
		expect(statuses).toContain(429);
	} finally {
		await close();
		await rm(build, { recursive: true });
	}
});

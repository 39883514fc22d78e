/** What every host answers, by the whole application of each, without a port. */
import type { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { build as bundle } from "rolldown";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { completionsPath } from "../assistant/contract.ts";
import { readEnv } from "./env.ts";
import { createNodeApp } from "./node-app.ts";
import { type Bytes, checkBuild } from "./read-build.ts";
import { fileHeaders, pageHeaders, strictHeaders } from "./security-headers.ts";
import {
	type FakeProvider,
	fails,
	reads,
	says,
	startFakeProvider,
} from "./testing/fake-provider.ts";
import { hindiNotFoundHtml, homeHtml, notFoundHtml, sampleBuild } from "./testing/sample-build.ts";
import { contentOf, question } from "./testing/set-up-relay.ts";
import worker from "./worker.ts";
import { type Assets, type Bindings, createWorkerApp } from "./worker-app.ts";

/** Cloudflare's binding to the files of a build: with types and entity tags, addressed by name. */
function fakeAssets(build: ReadonlyMap<string, Bytes>): Assets {
	return {
		async fetch({ url, method }) {
			const name = decodeURI(new URL(url).pathname.slice(1));
			const body = build.get(name);
			if (!body) return new Response(null, { status: 404 });
			const headers = {
				"Content-Type": getMimeType(name) ?? "application/octet-stream",
				ETag: `"${name}"`,
			};
			return new Response(method === "HEAD" ? null : body, { headers });
		},
	};
}

type Start = (variables: Record<string, string>, build?: typeof sampleBuild) => Promise<Hono>;

const startNode: Start = async (variables, build = sampleBuild) => {
	const host = { socketAddress: () => "192.0.2.1" };
	return (await createNodeApp(checkBuild(build()), readEnv(variables), host)).app;
};

const startWorker: Start = (variables, build = sampleBuild) => {
	const bindings: Bindings = { ASSETS: fakeAssets(build()) };
	return createWorkerApp(Object.assign(bindings, variables));
};

let provider: FakeProvider;
beforeAll(async () => {
	provider = await startFakeProvider();
	return () => provider.close();
});

describe.each([
	["Node", startNode],
	["the Worker", startWorker],
])("%s", (_, start) => {
	let app: Hono;
	beforeAll(async () => {
		app = await start({
			GROQ_API_KEY: "gsk_test",
			GROQ_BASE_URL: provider.url,
			ASSISTANT_RATE_PER_MINUTE: "600",
		});
	});
	const get = async (path: string, init?: RequestInit) => app.request(path, init);

	describe("files", () => filesSuite(get));
	describe("addresses", () => addressesSuite(get));
	describe("methods", () => methodsSuite(get));
	describe("the relay", () => relaySuite(get));

	test("turns a visitor away who asks too often, whatever address he claims", async () => {
		const limited = await start({ ASSISTANT_RATE_PER_MINUTE: "3" });
		const statuses = [];
		let last: Response | undefined;
		for (let n = 0; n < 5; n += 1) {
			const headers = { "X-Forwarded-For": `203.0.113.${n}` };
			last = await ask(async (path, init) => limited.request(path, init), question("Hi"), headers);
			statuses.push(last.status);
		}
		expect(statuses).toEqual([200, 200, 200, 429, 429]);
		expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
	});

	test.each([".files.json", "data/priceData.json"])(
		"does not start over a build without %s",
		async (name) => {
			const incomplete = () => {
				const build = sampleBuild();
				build.delete(name);
				return build;
			};
			await expect(start({}, incomplete)).rejects.toThrow(/run "npm run build"/i);
		},
	);
});

describe("the Worker", () => {
	test("counts by Cloudflare's binding where there is one, by the address that Cloudflare writes", async () => {
		const keys: string[] = [];
		const app = await createWorkerApp({
			ASSETS: fakeAssets(sampleBuild()),
			ASSISTANT_RATE: {
				async limit({ key }) {
					keys.push(key);
					return { success: keys.length < 2 };
				},
			},
		});
		const headers = { "CF-Connecting-IP": "2001:db8:1:2::1" };
		const get: Get = async (path, init) => app.request(path, init);
		expect((await ask(get, question("Hi"), headers)).status).toBe(200);
		const refused = await ask(get, question("Hi"), headers);
		expect(refused.status).toBe(429);
		expect(refused.headers.get("retry-after")).toBe("60");
		expect(keys).toEqual(["2001:db8:1:2::/64", "2001:db8:1:2::/64"]);
	});

	test("with a wrong setting the pages stay, and the shop's own data answers", async () => {
		const log = vi.spyOn(console, "error").mockReturnValue();
		const app = await startWorker({ GROQ_API_KEY: "gsk_test", GROQ_MODEL: "no model" });
		expect((await app.request("/services")).status).toBe(200);
		const answer = await ask(async (path, init) => app.request(path, init), question("shirt?"));
		expect(await contentOf(answer)).toContain("80");
		expect(log.mock.calls).toEqual([[expect.stringMatching(/^GROQ_MODEL is "no model"/)]]);
		log.mockRestore();
	});

	test("fails in plain words over an incomplete build, and tries again with the next request", async () => {
		const log = vi.spyOn(console, "error").mockReturnValue();
		const context = { waitUntil() {}, passThroughOnException() {}, props: {} };
		const home = (build: typeof sampleBuild) =>
			worker.fetch(new Request("http://shop/"), { ASSETS: fakeAssets(build()) }, context);
		const failed = await home(() => new Map());
		expect(failed.status).toBe(500);
		expect(await failed.text()).toBe("Something went wrong.");
		expectHeaders(failed.headers, { ...strictHeaders, "Cache-Control": "no-store" });
		expect((await home(sampleBuild)).status).toBe(200);
		log.mockRestore();
	});

	test("needs nothing of Node but what Cloudflare has", async () => {
		const { output } = await bundle({
			input: new URL("./worker.ts", import.meta.url).pathname,
			platform: "browser",
			resolve: { conditionNames: ["workerd", "worker", "browser", "import"] },
			external: /^node:/,
			write: false,
		});
		expect(output[0].imports.toSorted()).toEqual(["node:net", "node:timers/promises"]);
	});

	test("a file that is listed but not deployed is missing, and nothing keeps that", async () => {
		const build = sampleBuild();
		build.delete("services.html");
		const app = await createWorkerApp({ ASSETS: fakeAssets(build) });
		const response = await app.request("/services");
		expect(response.status).toBe(404);
		expect(response.headers.get("cache-control")).toBe("no-store");
	});
});

type Get = (path: string, init?: RequestInit) => Promise<Response>;

function ask(get: Get, body: unknown, headers?: Record<string, string>): Promise<Response> {
	return get(completionsPath, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...headers },
		body: typeof body === "string" ? body : JSON.stringify(body),
	});
}

function filesSuite(get: Get): void {
	test("a page comes whole, to be asked for again each time", async () => {
		const response = await get("/");
		expect(response.status).toBe(200);
		expect(await response.text()).toBe(homeHtml);
		expect(response.headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/i);
		expect(response.headers.get("cache-control")).toBe("no-cache");
		expectHeaders(response.headers, pageHeaders);
	});

	test.each([
		["/services", "no-cache"],
		["/services?utm_source=x", "no-cache"],
		["/data/siteData.json", "no-cache"],
		["/_astro/app.B7xk.js", "public, max-age=31536000, immutable"],
		["/robots.txt", "public, max-age=86400"],
		["/.well-known/security.txt", "public, max-age=86400"],
	])("%s is kept as %s", async (path, cacheControl) => {
		const response = await get(path);
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe(cacheControl);
	});

	test("a known tag is answered with 304, and an unknown one with the file", async () => {
		const etag = (await get("/services")).headers.get("etag") ?? "";
		expect(etag).toMatch(/"/);
		const known = await get("/services", { headers: { "If-None-Match": etag } });
		expect(known.status).toBe(304);
		expect(await known.text()).toBe("");
		expect(known.headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
		expect((await get("/services", { headers: { "If-None-Match": '"x"' } })).status).toBe(200);
	});

	test("a page's parts carry the headers that mean something for them", async () => {
		const { headers } = await get("/_astro/app.B7xk.js");
		expectHeaders(headers, fileHeaders("_astro/app.B7xk.js"));
		expect(headers.has("content-security-policy")).toBe(false);
	});
}

function addressesSuite(get: Get): void {
	test.each([
		["/services/?a=1", 301, "/services?a=1"],
		["/foo", 302, "/"],
		["/hi/foo", 302, "/hi"],
	])("%s answers %i to %s", async (path, status, location) => {
		const response = await get(path);
		expect(response.status).toBe(status);
		expect(response.headers.get("location")).toBe(location);
		expectHeaders(response.headers, strictHeaders);
	});

	test.each(["/a/b/c", "/..%2f..%2fetc/passwd"])("%s shows the 404 page", async (path) => {
		const response = await get(path, { headers: { "If-None-Match": "*" } });
		expect(response.status).toBe(404);
		expect(await response.text()).toBe(notFoundHtml);
		expect(response.headers.get("cache-control")).toBe("no-cache");
		expectHeaders(response.headers, pageHeaders);
	});

	test("an unknown address of another language shows that language's 404 page", async () => {
		const response = await get("/hi/a/b");
		expect(response.status).toBe(404);
		expect(await response.text()).toBe(hindiNotFoundHtml);
	});

	test.each([
		["/_astro/gone.js", 404],
		["/data/gone.json", 404],
		["/%", 400],
	])("%s answers %i in plain text that nothing keeps", async (path, status) => {
		const response = await get(path);
		expect(response.status).toBe(status);
		expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
		expect(response.headers.get("cache-control")).toBe("no-store");
		expectHeaders(response.headers, strictHeaders);
	});

	test.each([
		...["/.files.json", "/.secret.json", "/.assetsignore", "/_headers"],
		...["/_redirects", "/404.html", "/index.html.br", "/_astro/app.B7xk.js.br", "/.%66iles.json"],
	])("%s stays private", async (path) => {
		expect((await get(path)).status).not.toBe(200);
	});

	test("/healthz is ok and stored nowhere", async () => {
		const response = await get("/healthz");
		expect(await response.text()).toBe("ok");
		expect(response.headers.get("cache-control")).toBe("no-store");
	});
}

function methodsSuite(get: Get): void {
	test.each(["/", "/services/", "/foo", "/a/b", "/_astro/gone.js", "/%", "/healthz"])(
		"HEAD %s has the headers of GET and no body",
		async (path) => {
			const [full, head] = [await get(path), await get(path, { method: "HEAD" })];
			expect(head.status).toBe(full.status);
			for (const name of ["content-type", "etag", "cache-control", "content-security-policy"]) {
				expect(head.headers.get(name), name).toBe(full.headers.get(name));
			}
			expect(await head.text()).toBe("");
		},
	);

	test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is refused", async (method) => {
		for (const path of ["/", "/foo", "/healthz", "/%"]) {
			const response = await get(path, { method });
			expect(response.status).toBe(405);
			expect(response.headers.get("allow")).toBe("GET, HEAD");
		}
	});
}

function relaySuite(get: Get): void {
	test("answers what the provider has read, and hands the key to nobody else", async () => {
		provider.behave(reads({ acts: ["price"], items: [{ ids: ["mens-jeans"], quantity: null }] }));
		const response = await ask(get, question("Hello"));
		expect(response.status).toBe(200);
		expectHeaders(response.headers, { ...strictHeaders, "Cache-Control": "no-store" });
		const text = await response.text();
		expect(JSON.parse(text).choices[0].message.content).toContain("₹100");
		expect(text).not.toContain("gsk_test");
		expect(provider.received.at(-1)?.headers.authorization).toBe("Bearer gsk_test");
	});

	test.each([
		["fails", fails(400, "model_decommissioned")],
		["lies", says("A shirt is ₹7 only today.")],
	])("is read by the shop's own reader when the provider %s", async (_, behaviour) => {
		provider.behave(behaviour);
		const response = await ask(get, question("How much is a shirt?"));
		expect(response.status).toBe(200);
		expect(await contentOf(response)).toContain("80");
	});

	test("refuses another site's page with the provider's kind of error", async () => {
		const response = await ask(get, question("Hi"), { Origin: "https://evil.example" });
		expect(response.status).toBe(403);
		expectHeaders(response.headers, { ...strictHeaders, "Cache-Control": "no-store" });
		expect(await response.json()).toMatchObject({ error: { code: expect.any(String) } });
	});
}

function expectHeaders(headers: Headers, expected: Readonly<Record<string, string>>): void {
	for (const [name, value] of Object.entries(expected)) {
		expect(headers.get(name), name).toBe(value);
	}
}

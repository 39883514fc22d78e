/** Answers that every host gives, by the whole application of each, without a port. */
import type { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { build as bundle } from "rolldown";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { completionsPath } from "../assistant/contract.ts";
import { readEnv } from "./env.ts";
import { createNodeApp } from "./node-app.ts";
import type { Bytes } from "./read-build.ts";
import { fileHeaders, strictHeaders } from "./security-headers.ts";
import { type FakeProvider, reads, startFakeProvider } from "./testing/fake-provider.ts";
import {
	filesOf,
	hindiNotFoundHtml,
	homeHtml,
	notFoundHtml,
	sampleBuild,
} from "./testing/sample-build.ts";
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

type Start = (
	variables: Record<string, string>,
	build?: ReadonlyMap<string, Bytes>,
) => Promise<Hono>;

const startNode: Start = async (variables, build = sampleBuild()) => {
	const host = { socketAddress: () => "192.0.2.1" };
	return (await createNodeApp(filesOf(build), readEnv(variables), host)).app;
};

const startWorker: Start = (variables, build = sampleBuild()) => {
	const bindings: Bindings = { ASSETS: fakeAssets(build) };
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
	describe("the relay", () => relaySuite(get));

	test.each([".files.json", "data/priceData.json"])(
		"does not start over a build without %s",
		async (name) => {
			const build = sampleBuild();
			build.delete(name);
			await expect(start({}, build)).rejects.toThrow(/run "npm run build"/i);
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
		expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
		expect(keys).toEqual(["2001:0db8:0001:0002::/64", "2001:0db8:0001:0002::/64"]);
	});

	test("with a wrong setting the pages stay, and the shop's own data answers", async () => {
		const log = vi.spyOn(console, "error").mockReturnValue();
		const app = await startWorker({ GROQ_API_KEY: "gsk_test", ASSISTANT_DAILY_LIMIT: "many" });
		expect((await app.request("/services")).status).toBe(200);
		const answer = await ask(async (path, init) => app.request(path, init), question("shirt?"));
		expect(await contentOf(answer)).toContain("80");
		expect(log.mock.calls).toEqual([[expect.stringMatching(/^ASSISTANT_DAILY_LIMIT is not/)]]);
		log.mockRestore();
	});

	test("fails in plain words over an incomplete build, and tries again with the next request", async () => {
		const log = vi.spyOn(console, "error").mockReturnValue();
		const context = { waitUntil() {}, passThroughOnException() {}, props: {} };
		const home = (build: ReadonlyMap<string, Bytes>) =>
			worker.fetch(new Request("http://shop/"), { ASSETS: fakeAssets(build) }, context);
		const failed = await home(new Map());
		expect(failed.status).toBe(500);
		expect(await failed.text()).toBe("Something went wrong.");
		expect((await home(sampleBuild())).status).toBe(200);
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
		body: JSON.stringify(body),
	});
}

function filesSuite(get: Get): void {
	test("a page comes whole, and is answered with 304 where it is known", async () => {
		const response = await get("/");
		expect(response.status).toBe(200);
		expect(await response.text()).toBe(homeHtml);
		expect(response.headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/i);
		const known = { "If-None-Match": response.headers.get("etag") ?? "" };
		const again = await get("/", { headers: known });
		expect([again.status, await again.text()]).toEqual([304, ""]);
		for (const { headers } of [response, again]) expectHeaders(headers, fileHeaders("index.html"));
		expect((await get("/", { headers: { "If-None-Match": '"x"' } })).status).toBe(200);
	});
}

function addressesSuite(get: Get): void {
	const missing = { ...strictHeaders, "Cache-Control": "no-store" };
	test.each<[path: string, status: number, text: string, headers: Record<string, string>]>([
		["/services/?a=1", 301, "", { ...strictHeaders, Location: "/services?a=1" }],
		["/hi/foo", 302, "", { ...strictHeaders, Location: "/hi" }],
		["/..%2f..%2fetc/passwd", 404, notFoundHtml, fileHeaders("404.html")],
		["/hi/a/b", 404, hindiNotFoundHtml, fileHeaders("hi/404.html")],
		["/data/gone.json", 404, "Not found.", missing],
		["/%", 400, "Bad request.", missing],
		["/healthz", 200, "ok", missing],
	])("%s answers %i, to HEAD without a body", async (path, status, text, headers) => {
		const response = await get(path, { headers: { "If-None-Match": "*" } });
		const head = await get(path, { method: "HEAD" });
		for (const one of [response, head]) {
			expect(one.status).toBe(status);
			expectHeaders(one.headers, headers);
		}
		expect([await response.text(), await head.text()]).toEqual([text, ""]);
	});

	test.each([
		...["/.files.json", "/.secret.json", "/.assetsignore", "/_headers", "/_redirects"],
		...["/404.html", "/index.html.br", "/_astro/app.B7xk.js.br", "/.%66iles.json"],
	])("%s stays private", async (path) => {
		expect((await get(path)).status).not.toBe(200);
	});

	test.each(["POST", "DELETE", "OPTIONS", "PROPFIND"])("%s is refused", async (method) => {
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
		const text = await response.text();
		expect(JSON.parse(text).choices[0].message.content).toContain("₹100");
		expect(text).not.toContain("gsk_test");
		expect(provider.received.at(-1)?.headers.authorization).toBe("Bearer gsk_test");
	});
}

function expectHeaders(headers: Headers, expected: Readonly<Record<string, string>>): void {
	for (const [name, value] of Object.entries(expected)) {
		expect(headers.get(name), name).toBe(value);
	}
}

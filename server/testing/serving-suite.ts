import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { completionsPath } from "../../assistant/contract.ts";
import { seededRandom } from "../../assistant/testing/seeded-random.ts";
import { partHeaders, securityHeaders } from "../security-headers.ts";
import { type FakeProvider, fails, says, startFakeProvider } from "./fake-provider.ts";
import { malformedBody, malformedPath } from "./malformed-requests.ts";
import { homeHtml, notFoundHtml } from "./sample-build.ts";
import { sendRaw } from "./send-raw.ts";
import { contentOf, question } from "./set-up-relay.ts";

/** A running server with the sample build. */
export type Host = {
	/** Its address, without a slash at the end. */
	url: string;
	close(): Promise<void> | void;
};

/** Starts a host with these settings in its environment. */
export type StartHost = (variables: Record<string, string>) => Promise<Host>;

/** What the site answers wherever it runs, over a real socket, so that nothing on the way is left out. */
export function servingSuite(startHost: StartHost): void {
	let host: Host;
	let provider: FakeProvider;

	beforeAll(async () => {
		provider = await startFakeProvider();
		host = await startHost({
			GROQ_API_KEY: "gsk_test",
			GROQ_BASE_URL: provider.url,
			ASSISTANT_RATE_PER_MINUTE: "600",
		});
	});
	afterAll(async () => {
		await host?.close();
		provider?.close();
	});

	const get = (path: string, init?: RequestInit) =>
		fetch(`${host.url}${path}`, { redirect: "manual", ...init });

	describe("files", () => filesSuite(get));
	describe("addresses", () => addressesSuite(get));
	describe("methods", () => methodsSuite(get));
	describe("over the wire", () => wireSuite(() => Number(new URL(host.url).port)));
	describe("the relay", () => relaySuite(get, () => provider));
	describe("the relay's limit", () => limitSuite(startHost));
}

type Get = (path: string, init?: RequestInit) => Promise<Response>;

function filesSuite(get: Get): void {
	test("a page comes whole, with its own policy, to be asked for again each time", async () => {
		const response = await get("/");
		expect(response.status).toBe(200);
		expect(await response.text()).toBe(homeHtml);
		expect(response.headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/i);
		expect(response.headers.get("cache-control")).toBe("no-cache");
		const policy = response.headers.get("content-security-policy");
		expect(policy).toMatch(/script-src 'self' 'sha256-a+=';/);
		expect(policy).toMatch(/style-src 'self' 'sha256-b+=' 'unsafe-hashes' 'sha256-c+=';/);
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
		expect(known.headers.get("content-security-policy")).toContain("sha256-b");
		expect((await get("/services", { headers: { "If-None-Match": '"x"' } })).status).toBe(200);
	});

	test("a page's parts carry the headers that mean something for them", async () => {
		const { headers } = await get("/_astro/app.B7xk.js");
		expectHeaders(headers, partHeaders());
		expect(headers.has("content-security-policy")).toBe(false);
	});
}

function addressesSuite(get: Get): void {
	test.each([
		["/services/?a=1", 301, "/services?a=1"],
		["/services.html", 301, "/services"],
		["/services/index.html", 301, "/services"],
		["/index.html", 301, "/"],
		["/serv%69ces", 301, "/services"],
		["/foo", 302, "/"],
		["/foo/", 302, "/"],
		["/404", 302, "/"],
		["//evil.example/", 302, "/"],
	])("%s answers %i to %s", async (path, status, location) => {
		const response = await get(path);
		expect(response.status).toBe(status);
		expect(response.headers.get("location")).toBe(location);
		expectHeaders(response.headers, securityHeaders());
	});

	test.each(["/services/unknown", "/a/b/c", "/..%2f..%2fetc/passwd", "/x%2f..%2frobots.txt/y"])(
		"%s shows the 404 page, with its own policy",
		async (path) => {
			const response = await get(path, { headers: { "If-None-Match": "*" } });
			expect(response.status).toBe(404);
			expect(await response.text()).toBe(notFoundHtml);
			expect(response.headers.get("cache-control")).toBe("no-cache");
			expect(response.headers.get("content-security-policy")).toContain("sha256-a");
		},
	);

	test.each([
		["/_astro/gone.js", 404],
		["/data/gone.json", 404],
		["/%E0%A4%A", 400],
		["/%", 400],
		["/a%00b", 400],
		["/..%5c..%5cetc", 400],
	])("%s answers %i in plain text that nothing keeps", async (path, status) => {
		const response = await get(path);
		expect(response.status).toBe(status);
		expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
		expect(response.headers.get("cache-control")).toBe("no-store");
		expectHeaders(response.headers, securityHeaders());
	});

	test.each([
		...["/.csp.json", "/.files.json", "/.secret.json", "/.assetsignore", "/_headers"],
		...["/_redirects", "/404.html", "/index.html.br", "/_astro/app.B7xk.js.br", "/.%63sp.json"],
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

function wireSuite(port: () => number): void {
	// Hosts differ in what they refuse before the application sees it, so several statuses will do.
	test.each([
		["climbing out of the build", "/../../etc/passwd", [302, 404]],
		["climbing out, encoded", "/%2e%2e/..%2fetc/passwd", [404]],
		["climbing out, encoded twice", "/%252e%252e%252fetc%252fpasswd", [302, 404]],
		["a backslash", "/\\evil.example", [302, 400]],
		["backslashes that climb", "/..\\..\\etc\\passwd", [302, 400, 404]],
		["NUL", "/robots.txt%00.html", [400]],
		["an absolute address", "http://evil.example/services/", [301]],
		["two slashes", "//evil.example/", [302]],
	])("%s", async (_, target, statuses) => {
		const answer = await sendRaw(
			port(),
			`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
		);
		expect(statuses).toContain(statusOf(answer));
		expect(answer).not.toMatch(/root:|^location: (?!\/(?:services)?\r)/im);
	});

	test("300 addresses made to be stumbled over: never a failure, never another site", async () => {
		const random = seededRandom(11);
		for (let n = 0; n < 300; n += 1) {
			const path = malformedPath(random);
			const answer = await sendRaw(
				port(),
				`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
			);
			expect(statusOf(answer), path).toBeLessThan(500);
			expect(answer, path).not.toMatch(/^location: (?!\/(?:services)?(?:\?[^\r]*)?\r)/im);
		}
	});
}

function relaySuite(get: Get, provider: () => FakeProvider): void {
	const ask = (body: unknown, headers?: Record<string, string>) =>
		get(completionsPath, {
			method: "POST",
			headers: { "Content-Type": "application/json", ...headers },
			body: typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body),
		});

	test("passes the provider's answer on, and the key to nobody else", async () => {
		provider().behave(says("Fine."));
		const response = await ask(question("Hello"));
		expect(response.status).toBe(200);
		expectHeaders(response.headers, { ...securityHeaders(), "Cache-Control": "no-store" });
		const text = await response.text();
		expect(JSON.parse(text).choices[0].message.content).toBe("Fine.");
		expect(text).not.toContain("gsk_test");
		expect(provider().received.at(-1)?.headers.authorization).toBe("Bearer gsk_test");
	});

	test.each([
		["fails", fails(400, "model_decommissioned")],
		["lies", says("A shirt is ₹7 only today.")],
	])("answers from the shop's own data when the provider %s", async (_, behaviour) => {
		provider().behave(behaviour);
		const response = await ask(question("How much is a shirt?"));
		expect(response.status).toBe(200);
		expect(await contentOf(response)).toContain("80");
	});

	test.each<[string, number, unknown, Record<string, string>?]>([
		["not JSON", 400, "{"],
		["text", 415, "Hi", { "Content-Type": "text/plain" }],
		["too large", 413, `"${"x".repeat(300_000)}"`],
		["no question", 422, { messages: [] }],
		["another site's page", 403, question("Hi"), { Origin: "https://evil.example" }],
	])("refuses %s with %i", async (_, status, body, headers) => {
		const response = await ask(body, headers);
		expect(response.status).toBe(status);
		expectHeaders(response.headers, { ...securityHeaders(), "Cache-Control": "no-store" });
		expect(await response.json()).toMatchObject({ error: { code: expect.any(String) } });
	});

	test("wants POST", async () => {
		const response = await get(completionsPath);
		expect(response.status).toBe(405);
		expect(response.headers.get("allow")).toBe("POST");
	});

	test("150 malformed questions never make it fail", async () => {
		provider().behave(says("Fine."));
		const random = seededRandom(7);
		for (let n = 0; n < 150; n += 1) {
			const body = malformedBody(random);
			const response = await ask(body);
			expect([200, 400, 413, 422], String(body).slice(0, 200)).toContain(response.status);
			await response.body?.cancel();
		}
	});
}

function limitSuite(startHost: StartHost): void {
	let host: Host;
	beforeAll(async () => {
		host = await startHost({ ASSISTANT_RATE_PER_MINUTE: "3" });
	});
	afterAll(() => host?.close());

	test("turns a visitor away who asks too often, whatever address he claims", async () => {
		const statuses = [];
		let last: Response | undefined;
		for (let n = 0; n < 5; n += 1) {
			last = await fetch(`${host.url}${completionsPath}`, {
				method: "POST",
				headers: { "Content-Type": "application/json", "X-Forwarded-For": `203.0.113.${n}` },
				body: JSON.stringify(question("How much is a shirt?")),
			});
			statuses.push(last.status);
		}
		expect(statuses).toEqual([200, 200, 200, 429, 429]);
		expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
	});
}

function expectHeaders(headers: Headers, expected: Readonly<Record<string, string>>): void {
	for (const [name, value] of Object.entries(expected)) {
		expect(headers.get(name), name).toBe(value);
	}
}

/** The status of an answer as it came over the wire; a connection closed without a word is a failure. */
function statusOf(answer: string): number {
	return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 599);
}

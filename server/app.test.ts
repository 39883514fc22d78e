import { describe, expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import { homeHtml, notFoundHtml, sampleBuild } from "./sample-build.ts";
import { partHeaders, securityHeaders } from "./security-headers.ts";
import { createSite } from "./site-files.ts";

const site = createSite(sampleBuild());
const app = createApp({ site });

test("a page comes whole, to be asked for again each time", async () => {
	const response = await app.request("/");
	expect(response.status).toBe(200);
	expect(await response.text()).toBe(homeHtml);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"cache-control": "no-cache",
		"content-type": "text/html; charset=utf-8",
		"content-length": String(new TextEncoder().encode(homeHtml).byteLength),
		etag: expect.stringMatching(/^"[\w-]{22}"$/),
		vary: "Accept-Encoding",
	});
});

test.each([
	["/services", "no-cache"],
	["/data/siteData.json", "no-cache"],
	["/_astro/app.B7xk.js", "public, max-age=31536000, immutable"],
	["/robots.txt", "public, max-age=86400"],
	["/.well-known/security.txt", "public, max-age=86400"],
])("%s is cached as %s", async (path, cacheControl) => {
	const response = await app.request(path);
	expect(response.status).toBe(200);
	expect(response.headers.get("cache-control")).toBe(cacheControl);
});

describe("encodings", () => {
	test.each([
		["br", "br", "brotli"],
		["gzip", "gzip", "gzip"],
		["zstd", null, "body"],
	] as const)("%s", async (accepted, encoding, form) => {
		const response = await app.request("/", { headers: { "Accept-Encoding": accepted } });
		const expected = site.files.get("/")?.[form];
		expect(response.headers.get("content-encoding")).toBe(encoding);
		expect(response.headers.get("content-length")).toBe(String(expected?.byteLength));
		expect(new Uint8Array(await response.arrayBuffer())).toEqual(expected);
	});
});

describe("conditional requests", () => {
	test.each(["br", "gzip", "identity"])(
		"a known tag of %s is answered with 304",
		async (encoding) => {
			const headers = { "Accept-Encoding": encoding };
			const first = await app.request("/", { headers });
			const etag = first.headers.get("etag") ?? "";
			const second = await app.request("/", { headers: { ...headers, "If-None-Match": etag } });
			expect(second.status).toBe(304);
			expect(await second.text()).toBe("");
			expect(second.headers.has("content-length")).toBe(false);
			for (const name of ["etag", "cache-control", "vary", "content-security-policy"]) {
				expect(second.headers.get(name)).toBe(first.headers.get(name));
			}
		},
	);

	test("the tag of another encoding does not match", async () => {
		const plain = await app.request("/");
		const headers = {
			"Accept-Encoding": "br",
			"If-None-Match": plain.headers.get("etag") ?? "",
		};
		expect((await app.request("/", { headers })).status).toBe(200);
	});

	test("the 404 page is never 'not modified'", async () => {
		const response = await app.request("/a/b", { headers: { "If-None-Match": "*" } });
		expect(response.status).toBe(404);
	});
});

describe("addresses", () => {
	test.each([
		["/services/?a=1", 301, "/services?a=1", "public, max-age=3600"],
		["/services.html", 301, "/services", "public, max-age=3600"],
		["/foo/", 302, "/", "no-cache"],
		["/404", 302, "/", "no-cache"],
		["//evil.example/", 302, "/", "no-cache"],
	])("%s answers %i to %s", async (path, status, location, cacheControl) => {
		// A whole URL, because `request` would tidy the slashes of a bare path.
		const response = await app.request(`http://localhost${path}`);
		expect(response.status).toBe(status);
		expect(response.headers.get("location")).toBe(location);
		expect(response.headers.get("cache-control")).toBe(cacheControl);
	});

	test("an unknown deep address shows the 404 page", async () => {
		const response = await app.request("/services/unknown", {
			headers: { "Accept-Encoding": "identity" },
		});
		expect(response.status).toBe(404);
		expect(await response.text()).toBe(notFoundHtml);
		expect(response.headers.get("cache-control")).toBe("no-cache");
		expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(response.headers.get("content-security-policy")).toContain("sha256-a");
	});

	test.each([
		["/_astro/gone.js", 404, "Not found."],
		["/data/gone.json", 404, "Not found."],
		["/%E0%A4%A", 400, "Bad request."],
		["/a%00b", 400, "Bad request."],
		["/a%5Cb", 400, "Bad request."],
	])("%s answers %i in plain text", async (path, status, text) => {
		const response = await app.request(path);
		expect(response.status).toBe(status);
		expect(await response.text()).toBe(text);
		expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
		expect(response.headers.get("cache-control")).toBe("no-store");
	});

	test("/healthz is ok and stored nowhere", async () => {
		const response = await app.request("/healthz");
		expect(await response.text()).toBe("ok");
		expect(response.headers.get("cache-control")).toBe("no-store");
	});
});

describe("methods", () => {
	test.each(["/", "/services/", "/foo", "/a/b", "/_astro/gone.js", "/%", "/healthz"])(
		"HEAD %s has the headers of GET and no body",
		async (path) => {
			const get = await app.request(path);
			const head = await app.request(path, { method: "HEAD" });
			expect(head.status).toBe(get.status);
			expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
			expect(await head.text()).toBe("");
		},
	);

	test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
		"%s is refused",
		async (method) => {
			for (const path of ["/", "/foo", "/healthz", "/%"]) {
				const response = await app.request(path, { method });
				expect(response.status).toBe(405);
				expect(response.headers.get("allow")).toBe("GET, HEAD");
			}
		},
	);
});

describe("security headers", () => {
	test("a page's parts carry those that mean something for them", async () => {
		const { headers } = await app.request("/_astro/app.B7xk.js");
		for (const [name, value] of Object.entries(partHeaders())) {
			expect(headers.get(name), name).toBe(value);
		}
		expect(headers.has("content-security-policy")).toBe(false);
	});

	test.each([
		["/robots.txt", 200],
		["/laundry-near-me", 200],
		["/services/", 301],
		["/foo", 302],
		["/%", 400],
		["/_astro/gone.js", 404],
		["/healthz", 200],
	])("%s (%i) has them all, without hashes", async (path, status) => {
		const response = await app.request(path);
		expect(response.status).toBe(status);
		for (const [name, value] of Object.entries(securityHeaders())) {
			expect(response.headers.get(name), name).toBe(value);
		}
	});

	test("a page has its own hashes", async () => {
		const policy = (await app.request("/")).headers.get("content-security-policy");
		expect(policy).toMatch(/script-src 'self' 'sha256-a+=';/);
		expect(policy).toMatch(/style-src 'self' 'sha256-b+=' 'unsafe-hashes' 'sha256-c+=';/);
	});

	test("a failure has them too, and tells nothing", async () => {
		const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
		const broken = createApp({
			site: {
				...site,
				get files(): never {
					throw new Error("secret");
				},
			},
		});
		const response = await broken.request("/");
		expect(response.status).toBe(500);
		expect(await response.text()).toBe("Something went wrong.");
		expect(response.headers.get("x-content-type-options")).toBe("nosniff");
		quiet.mockRestore();
	});
});

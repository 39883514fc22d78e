import { describe, expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import { createMemorySite, negotiate } from "./memory-site.ts";
import { checkBuild } from "./read-build.ts";
import { bytes, homeHtml, sampleBuild, sampleSite } from "./testing/sample-build.ts";

// What every host answers is in serving.test.ts; here is what is served from memory alone.
const build = sampleBuild();
const app = createApp({ site: sampleSite });

test("a page's length, tag and choice of encodings are the application's own", async () => {
	const response = await app.request("/");
	expect(response.status).toBe(200);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-length": String(new TextEncoder().encode(homeHtml).byteLength),
		etag: expect.stringMatching(/^"[\w-]{22}"$/),
		vary: "Accept-Encoding",
	});
});

test.each([
	["/", "text/html; charset=utf-8"],
	["/_astro/app.B7xk.js", "text/javascript; charset=utf-8"],
	["/_astro/figtree.D2.woff2", "font/woff2"],
	["/_astro/hero.C1.avif", "image/avif"],
	["/data/siteData.json", "application/json"],
	["/robots.txt", "text/plain; charset=utf-8"],
	["/site.webmanifest", "application/manifest+json"],
	["/sitemap.xml", "application/xml; charset=utf-8"],
])("%s is %s", async (path, type) => {
	expect((await app.request(path)).headers.get("content-type")).toBe(type);
});

test("serves exactly the public files, without endings, siblings and hidden files", () => {
	expect([...sampleSite.files.keys()].sort()).toEqual([
		"/",
		"/.well-known/security.txt",
		"/_astro/app.B7xk.js",
		"/_astro/figtree.D2.woff2",
		"/_astro/hero.C1.avif",
		"/data/hi/priceData.json",
		"/data/hi/questions.json",
		"/data/hi/siteData.json",
		"/data/priceData.json",
		"/data/questions.json",
		"/data/reviews.json",
		"/data/siteData.json",
		"/hi",
		"/hi/services",
		"/laundry-near-me",
		"/robots.txt",
		"/services",
		"/site.webmanifest",
		"/sitemap.xml",
	]);
});

test("an archive that is no sibling is a file of its own", () => {
	const withArchive = sampleBuild().set("prices.gz", bytes("archive"));
	expect(createMemorySite(checkBuild(withArchive)).files.has("/prices.gz")).toBe(true);
});

test("a file that the build left plain stays plain, whatever is accepted", async () => {
	const { headers } = await app.request("/robots.txt", { headers: { "Accept-Encoding": "br" } });
	expect(headers.has("content-encoding")).toBe(false);
	expect(headers.has("vary")).toBe(false);
});

describe("encodings", () => {
	test.each([
		["br", "br", "index.html.br"],
		["gzip", "gzip", "index.html.gz"],
		["zstd", null, "index.html"],
	])("%s", async (accepted, encoding, name) => {
		const response = await app.request("/", { headers: { "Accept-Encoding": accepted } });
		const expected = build.get(name);
		expect(response.headers.get("content-encoding")).toBe(encoding);
		expect(response.headers.get("content-length")).toBe(String(expected?.byteLength));
		expect(new Uint8Array(await response.arrayBuffer())).toEqual(expected);
	});
});

const forms = ["identity", "gzip", "br"].map((encoding) => ({ encoding }));

test.each([
	[undefined, "identity"],
	["", "identity"],
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate", "gzip"],
	["GZIP", "gzip"],
	["deflate, zstd", "identity"],
	["br;q=0, gzip", "gzip"],
	["br;q=0.1, gzip;q=0.9", "gzip"],
	["br;q=0.5, gzip;q=0.5", "br"],
	["br; q=0, gzip; q=0", "identity"],
	["*", "br"],
	["*;q=0.5, br;q=0", "gzip"],
	["identity, br;q=0.5", "identity"],
	["identity;q=0, gzip;q=0.001", "gzip"],
	["*;q=0", "identity"],
	["identity;q=0", "identity"],
	["br;q=broken", "br"],
	[",,;q=1,gzip", "gzip"],
])("Accept-Encoding: %s is answered with %s", (header, encoding) => {
	expect(negotiate(forms, header).encoding).toBe(encoding);
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
			expect(second.headers.has("content-length")).toBe(false);
			for (const name of ["etag", "cache-control", "vary", "content-security-policy"]) {
				expect(second.headers.get(name)).toBe(first.headers.get(name));
			}
		},
	);

	test.each([
		["a weakened tag", (tag: string) => `W/${tag}`, 304],
		["one of several", (tag: string) => ` "other" , ${tag} `, 304],
		["any", () => "*", 304],
		["a tag without quotes", (tag: string) => tag.replaceAll('"', ""), 200],
	])("%s", async (_, written, status) => {
		const tag = (await app.request("/")).headers.get("etag") ?? "";
		const response = await app.request("/", { headers: { "If-None-Match": written(tag) } });
		expect(response.status).toBe(status);
	});

	test("the tag of another encoding does not match", async () => {
		const plain = await app.request("/");
		const headers = {
			"Accept-Encoding": "br",
			"If-None-Match": plain.headers.get("etag") ?? "",
		};
		expect((await app.request("/", { headers })).status).toBe(200);
	});
});

test("a method that nobody knows is refused", async () => {
	expect((await app.request("/", { method: "PROPFIND" })).status).toBe(405);
});

test("a failure has the security headers too, and tells nothing", async () => {
	const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
	const broken = createApp({
		site: {
			...sampleSite,
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

import { describe, expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import { servedFromMemory } from "./memory-site.ts";
import { createSite } from "./site-files.ts";
import { homeHtml, sampleBuild } from "./testing/sample-build.ts";

// What every host answers is in serving-suite.ts; here is what the application does on its own.
const site = createSite(sampleBuild());
const served = servedFromMemory(site);
const app = createApp({ site: served });

test("a page's length, tag and choice of encodings are the application's own", async () => {
	const response = await app.request("/");
	expect(response.status).toBe(200);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-length": String(new TextEncoder().encode(homeHtml).byteLength),
		etag: expect.stringMatching(/^"[\w-]{22}"$/),
		vary: "Accept-Encoding",
	});
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
});

test.each(["/", "/services/", "/foo", "/a/b", "/_astro/gone.js", "/%", "/healthz"])(
	"HEAD %s has exactly the headers of GET",
	async (path) => {
		const get = await app.request(path);
		const head = await app.request(path, { method: "HEAD" });
		expect(head.status).toBe(get.status);
		expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
		expect(await head.text()).toBe("");
	},
);

test("a method that nobody knows is refused", async () => {
	expect((await app.request("/", { method: "PROPFIND" })).status).toBe(405);
});

test("a failure has the security headers too, and tells nothing", async () => {
	const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
	const broken = createApp({
		site: {
			...served,
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

/** From memory alone; the answers of every host are in serving.test.ts. */
import { expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import { sampleBuild, sampleSite } from "./testing/sample-build.ts";

const build = sampleBuild();
const app = createApp({ site: sampleSite });
const get = async (path: string, headers: Record<string, string> = {}) =>
	app.request(path, { headers });

test.each([
	["/", "text/html; charset=utf-8"],
	["/_astro/figtree.D2.woff2", "font/woff2"],
	["/_astro/hero.C1.avif", "image/avif"],
	["/site.webmanifest", "application/manifest+json"],
])("%s is %s", async (path, type) => {
	expect((await get(path)).headers.get("content-type")).toBe(type);
});

test("a file that the build left plain stays plain, whatever is accepted", async () => {
	const { headers } = await get("/robots.txt", { "Accept-Encoding": "br" });
	expect([headers.has("content-encoding"), headers.has("vary")]).toEqual([false, false]);
});

test.each([
	["br", "br", "index.html.br"],
	["gzip", "gzip", "index.html.gz"],
	["zstd", null, "index.html"],
])(
	"%s is answered with its file, and a tag that only that encoding has",
	async (accepted, encoding, name) => {
		const response = await get("/", { "Accept-Encoding": accepted });
		const { headers } = response;
		expect(headers.get("content-encoding")).toBe(encoding);
		expect(headers.get("vary")).toBe("Accept-Encoding");
		expect(headers.get("content-length")).toBe(String(build.get(name)?.byteLength));
		expect(new Uint8Array(await response.arrayBuffer())).toEqual(build.get(name));
		const known = { "If-None-Match": headers.get("etag") ?? "" };
		const again = await get("/", { ...known, "Accept-Encoding": accepted });
		expect(again.status).toBe(304);
		expect(again.headers.has("content-length")).toBe(false);
		for (const kept of ["etag", "cache-control", "vary", "content-security-policy"])
			expect(again.headers.get(kept), kept).toBe(headers.get(kept));
		const other = accepted === "br" ? "gzip" : "br";
		expect((await get("/", { ...known, "Accept-Encoding": other })).status).toBe(200);
	},
);

test.each([
	[undefined, null],
	["gzip, deflate, br, zstd", "br"],
	["GZIP", "gzip"],
	["br;q=0, gzip", "gzip"],
	["gzip;q=0.001, identity;q=0", "gzip"],
	["*;q=0", null],
	[",,;q=1,gzip", "gzip"],
])("Accept-Encoding: %s is answered with %s", async (accepted, encoding) => {
	const { headers } = await get("/", accepted ? { "Accept-Encoding": accepted } : {});
	expect(headers.get("content-encoding")).toBe(encoding);
});

test("a failure has the security headers too, and tells nothing", async () => {
	const quiet = vi.spyOn(console, "error").mockReturnValue();
	const send = () => Promise.reject(new Error("secret"));
	const response = await createApp({ site: { ...sampleSite, send } }).request("/");
	expect(response.status).toBe(500);
	expect(await response.text()).toBe("Something went wrong.");
	expect(response.headers.get("x-content-type-options")).toBe("nosniff");
	quiet.mockRestore();
});

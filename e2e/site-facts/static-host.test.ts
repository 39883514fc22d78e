/** The build on a host of files alone, without the server: its `_headers` and `_redirects` do the server's work. */
import { afterAll, expect, test } from "vitest";
import { contentSecurityPolicy } from "../../server/security-headers.ts";
import { shop } from "../../shop/shop.ts";
import { allRoutes } from "../../src/site-map.ts";
import { startStaticHost } from "../testing/static-host.ts";

const { url, stop } = await startStaticHost();
afterAll(stop);
const get = (path: string) => fetch(url + path, { redirect: "manual" });

test.each(allRoutes(shop["landing-pages"], shop["keyword-pages"]))(
	"%s answers under its own strict policy",
	async (path) => {
		const { status, headers } = await get(path);
		expect(status).toBe(200);
		const policy = headers.get("content-security-policy");
		expect(policy).toMatch(/script-src 'self' 'sha256-/);
		// A second policy would be joined by a comma, and both would be enforced.
		expect(policy).not.toMatch(/,|unsafe-inline|unsafe-eval/);
		expect(headers.get("x-frame-options")).toBe("DENY");
	},
);

test("hashed files are kept for good, pages asked for again", async () => {
	const home = await get("/");
	const [, asset = ""] = /"(\/_astro\/[^"]+)"/.exec(await home.text()) ?? [];
	expect((await get(asset)).headers.get("cache-control")).toContain("immutable");
	expect(home.headers.get("cache-control")).toBeNull();
});

test("a slash at the end leads to the address without it", async () => {
	const { status, headers } = await get("/services/");
	expect(status).toBe(301);
	expect(headers.get("location")).toBe("/services");
});

test("a deeper unknown address shows Home under the policy that the page carries itself", async () => {
	const response = await get("/no/such/page");
	expect(response.status).toBe(404);
	expect(response.headers.get("content-security-policy")).toBeNull();
	const html = await response.text();
	expect(html.replaceAll("\u00a0", " ")).toContain(shop.pages.hero.title);
	const [directive = ""] = contentSecurityPolicy().split(";");
	expect(html).toMatch(/http-equiv="Content-Security-Policy"/i);
	expect(html).toContain(directive);
});

import { expect, test } from "vitest";
import { isOwn, withoutQuery } from "./own-answers.ts";

const site = "https://doonfresh.example";
const script = "export const price = 80;";
const digests = { "/_astro/page.A1.js": "sha256-xXyh25l0vpyUqZeNVfvE0q2U3Nqmb2k2cFg0Mn7fGPw=" };
const pageAt = (path: string) =>
	`<!doctype html><link rel="canonical" href="${site}${path}"><p>Shirt ₹80</p>`;
const portal = '<!doctype html><a href="https://doonfresh.example/pricing">Sign in</a>';

/** An answer as `fetch` returns it, which `new Response()` cannot make. */
function fetched(
	text: string,
	contentType = "text/html; charset=utf-8",
	values: Partial<Pick<Response, "status" | "type" | "redirected">> = {},
): Response {
	return Object.defineProperties(
		new Response(text, { headers: { "Content-Type": contentType } }),
		Object.fromEntries(
			Object.entries({ type: "basic", ...values }).map(([key, value]) => [key, { value }]),
		),
	);
}

test.each([
	["a page", "/pricing", fetched(pageAt("/pricing")), true],
	["a page with a query", "/pricing/?from=menu", fetched(pageAt("/pricing")), true],
	["Home", "/", fetched(pageAt("/")), true],
	["Home in Hindi", "/hi", fetched(pageAt("/hi")), true],
	["a portal's page", "/pricing", fetched(portal), false],
	["another page", "/pricing", fetched(pageAt("/")), false],
	["a script", "/_astro/page.A1.js", fetched(script, "text/javascript"), true],
	["another build's script", "/_astro/page.B2.js", fetched(script, "text/javascript"), false],
	["data", "/data/areas.json", fetched("{}", "application/json"), true],
	["a portal's data", "/data/areas.json", fetched(portal), false],
	["half of the data", "/data/areas.json", fetched('{"a":', "application/json"), false],
	["a picture", "/_astro/map.C3.avif", fetched("", "image/avif"), true],
	["a portal's picture", "/_astro/map.C3.avif", fetched(portal), false],
	["a portal's icon", "/favicon.svg", fetched(portal), false],
	["an error page", "/pricing", fetched(pageAt("/pricing"), "text/html", { status: 404 }), false],
	["a part of a file", "/data/a.json", fetched("{}", "text/json", { status: 206 }), false],
	["a redirect's end", "/", fetched(pageAt("/"), "text/html", { redirected: true }), false],
	["another site's", "/", fetched(pageAt("/"), "text/html", { type: "cors" }), false],
])("%s at %s is kept: %#", async (_, path, response, own) => {
	expect(await isOwn(site + path, response, digests)).toBe(own);
	// The cache is to read it yet.
	expect(response.bodyUsed).toBe(false);
});

test.each([
	["https://doonfresh.example/", "https://doonfresh.example/"],
	["https://doonfresh.example/?utm_source=x", "https://doonfresh.example/"],
	["https://doonfresh.example/pricing?q=shirt#all-items", "https://doonfresh.example/pricing"],
	["https://doonfresh.example/services/", "https://doonfresh.example/services"],
])("%s is kept as %s", (url, key) => {
	expect(withoutQuery(url)).toBe(key);
});

import { expect, test } from "vitest";
import type { HashManifest, PageHashes } from "../server/build-format.ts";
import { securityHeaders } from "../server/security-headers.ts";
import { staticHostFiles, withPolicy } from "./static-host-files.ts";

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;
const page = (scripts: string[] = []): PageHashes => ({ scripts, styles: [], styleAttributes: [] });

/** Rule -> header -> value. */
function read(text: string): Record<string, Record<string, string>> {
	const blocks = text.trim().split(/\n\n/);
	return Object.fromEntries(
		blocks.map((block) => {
			const [path = "", ...lines] = block.split("\n");
			return [path, Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/)))];
		}),
	);
}

test("the whole table is there: for a page, what the server sends with it", () => {
	const home = page([hash("a")]);
	const rules = read(staticHostFiles({ "/": home }).headers);
	expect({ ...rules["/*"], ...rules["/"] }).toEqual(securityHeaders(home));
	expect(rules["/_astro/*"]).toEqual({ "Cache-Control": "public, max-age=31536000, immutable" });
});

test("no address gets one header from two rules", () => {
	const rules = read(staticHostFiles({ "/": page(), "/services": page() }).headers);
	for (const path of ["/", "/services", "/_astro/*"]) {
		for (const name of Object.keys(rules[path] ?? {})) expect(rules["/*"]).not.toHaveProperty(name);
	}
});

test("addresses with a slash at the end lead to those without", () => {
	expect(
		staticHostFiles({ "/": page(), "/404": page(), "/a": page(), "/b c": page() }).redirects,
	).toBe("/a/ /a 301\n/b%20c/ /b%20c 301\n");
});

test("the 404 page carries its policy itself, and so does what the host's limits leave out", () => {
	const long = page(Array.from({ length: 40 }, () => hash("a")));
	const manifest: HashManifest = { "/404": page(), "/long": long };
	for (let n = 0; n < 100; n += 1) manifest[`/page-${n}`] = page();
	const { headers, policyInPage } = staticHostFiles(manifest);
	expect(policyInPage).toEqual(["/404", "/long", "/page-98", "/page-99"]);
	expect(Object.keys(read(headers))).toHaveLength(100);
	expect(Math.max(...headers.split("\n").map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test.each([
	[
		'<!DOCTYPE html><html lang="en-IN"> <head><meta charset="utf-8"><title>x</title>',
		'<meta charset="utf-8">',
	],
	["<!doctype html><p>x</p>", "<!doctype html>"],
])("a policy comes before everything that it applies to: %s", (html, before) => {
	const done = withPolicy(html, page([hash("a")]));
	const [, policy] =
		/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(done) ?? [];
	expect(done.indexOf("<meta http-equiv")).toBe(html.indexOf(before) + before.length);
	expect(policy).toContain(`'${hash("a")}'`);
	expect(policy).not.toContain("frame-ancestors");
	expect(withPolicy(done, page([hash("b")]))).toBe(done.replace(hash("a"), hash("b")));
});

import { describe, expect, test } from "vitest";
import { hashEach, readInlineCode, withPolicy } from "./page-policy.ts";

const nothing = { scripts: [], styles: [], styleAttributes: [] };

describe("scripts", () => {
	test.each([
		["classic", "<script>a()</script>"],
		["module", '<script type="module">a()</script>'],
		["speculation rules", "<script type=speculationrules>a()</script>"],
		["import map", "<script type='importmap'>a()</script>"],
		["capitals and space", "<SCRIPT async >a()</SCRIPT >"],
	])("%s runs", (_, html) => {
		expect(readInlineCode(html)).toEqual({ ...nothing, scripts: ["a()"] });
	});

	test.each([
		["structured data", '<script type="application/ld+json">{"a":"<b>"}</script>'],
		["external", '<script type="module" src="/_astro/a.js"></script>'],
		["empty", "<script></script>"],
	])("%s is not inline code", (_, html) => {
		expect(readInlineCode(html)).toEqual(nothing);
	});

	test("tags in the text of a script are text", () => {
		const text = `if (a<b) c = "<style>x</style><p style='y'>" + '</' + "</p>";`;
		expect(readInlineCode(`<script>${text}</script><style>z</style>`)).toEqual({
			...nothing,
			scripts: [text],
			styles: ["z"],
		});
	});

	test("a comment in a script may move its end", () => {
		const text = "<!-- <script> </script> -->";
		expect(readInlineCode(`<script>${text}</script>`).scripts).toEqual([text]);
	});
});

describe("styles", () => {
	test("elements, also where scripts are off", () => {
		const html = "<style>a>b{}</style><noscript><style media=print>c{}</style></noscript>";
		expect(readInlineCode(html).styles).toEqual(["a>b{}", "c{}"]);
	});

	test.each([
		['<p style="color:red">', "color:red"],
		["<p style = 'a' style='b'>", "a"],
		['<p style="--a:&quot;x&quot;;--b:&#39;&#x27;&amp;&lt;&gt;&apos;">', `--a:"x";--b:''&<>'`],
		["<p style='a:&hellip;&ampx'>", "a:…&ampx"],
		['<p class="[&>svg]:h-4" title=">" style="a">', "a"],
		[`<astro-island props='{"a>":"<b style=\\"no\\">"}' style="a"></astro-island>`, "a"],
	])("%s", (html, value) => {
		expect(readInlineCode(html).styleAttributes).toEqual([value]);
	});
});

test.each([
	"<!doctype html><p>plain</p>",
	"<!-- <script>a()</script> <p style='x'> -->",
	"<title><script>a()</script></title><textarea><p style='x'></textarea>",
])("nothing inline in %s", (html) => {
	expect(readInlineCode(html)).toEqual(nothing);
});

test.each([
	[
		'<!DOCTYPE html><html lang="en-IN"> <head><meta charset="utf-8"><title>x</title>',
		'<meta charset="utf-8">',
	],
	["<!doctype html><p>x</p>", "<!doctype html>"],
])("a policy comes before everything that it applies to: %s", (page, before) => {
	const html = `${page}<script>one()</script><iframe src="https://maps.example/map"></iframe>`;
	const done = withPolicy(html, ["https://api.example"]);
	const [, policy] =
		/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(done) ?? [];
	expect(done.indexOf("<meta http-equiv")).toBe(html.indexOf(before) + before.length);
	expect(policy).toContain(`script-src 'self' '${hashEach(["one()"])[0]}';`);
	expect(policy).toContain("connect-src 'self' https://api.example https://maps.example;");
	expect(policy).not.toContain("frame-ancestors");
	expect(withPolicy(done, ["https://api.example"])).toBe(done);
	expect(withPolicy(done, [], true)).toContain("default-src 'none'");
});

test("a line that proves ownership stays that line", () => {
	expect(withPolicy("google-site-verification: google1.html", [])).toBe(
		"google-site-verification: google1.html",
	);
});

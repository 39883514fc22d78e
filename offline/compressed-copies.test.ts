import { expect, test } from "vitest";
import { compress, decompress, isComplete, withoutQuery } from "./compressed-copies.ts";

const text = "<!doctype html><p>Shirt ₹80</p>".repeat(40);
const page = () =>
	new Response(text, {
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Content-Encoding": "br",
			"Content-Length": "12",
			"Content-Security-Policy": "default-src 'self'",
		},
	});

/** What `fetch` returns and `new Response()` cannot make. */
function fetched(values: Partial<Pick<Response, "status" | "type" | "redirected">>): Response {
	return Object.defineProperties(
		new Response(""),
		Object.fromEntries(
			Object.entries({ type: "basic", ...values }).map(([key, value]) => [key, { value }]),
		),
	);
}

test("a page is kept small and comes back as it was, its policy with it", async () => {
	const copy = compress(page());
	if (!copy) throw new Error("not kept");
	const bytes = await copy.clone().arrayBuffer();
	expect(bytes.byteLength).toBeLessThan(text.length / 4);
	const shown = decompress(copy);
	expect(await shown.text()).toBe(text);
	expect(Object.fromEntries(shown.headers)).toEqual({
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": "default-src 'self'",
	});
});

test("where a browser has no compression streams, a page is kept as it is", async () => {
	const native = globalThis.CompressionStream;
	Reflect.deleteProperty(globalThis, "CompressionStream");
	try {
		const copy = compress(page());
		if (!copy) throw new Error("not kept");
		expect(await decompress(copy).text()).toBe(text);
	} finally {
		globalThis.CompressionStream = native;
	}
});

test.each([["image/avif"], ["text/plain"], [""]])("%s is no page", (type) => {
	expect(compress(new Response("x", { headers: { "Content-Type": type } }))).toBeNull();
});

test.each([
	["a plain success", fetched({ status: 200 }), true],
	["an error page", fetched({ status: 404 }), false],
	["a broken server", fetched({ status: 503 }), false],
	["a part of a file", fetched({ status: 206 }), false],
	["a redirect", fetched({ status: 0, type: "opaqueredirect" }), false],
	["what a redirect led to", fetched({ status: 200, redirected: true }), false],
	["another site's", fetched({ status: 0, type: "opaque" }), false],
])("%s is whole: %#", (_, response, whole) => {
	expect(isComplete(response)).toBe(whole);
});

test.each([
	["https://doonfresh.example/", "https://doonfresh.example/"],
	["https://doonfresh.example/?utm_source=x", "https://doonfresh.example/"],
	["https://doonfresh.example/pricing?q=shirt#all-items", "https://doonfresh.example/pricing"],
	["https://doonfresh.example/services/", "https://doonfresh.example/services"],
])("%s is kept as %s", (url, key) => {
	expect(withoutQuery(url)).toBe(key);
});

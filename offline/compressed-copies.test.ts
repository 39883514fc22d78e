import { expect, test } from "vitest";
import { compress, decompress } from "./compressed-copies.ts";

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

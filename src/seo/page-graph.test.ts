import { describe, expect, test } from "vitest";
import { scriptJson } from "./page-graph.ts";

describe("JSON for a script element", () => {
	test.each([
		["the end of the element", "</script><script>alert(1)</script>"],
		["the same in capitals", "</SCRIPT >"],
		["a comment", "<!-- <script>"],
		["a document type", "<!doctype html>"],
		["CDATA", "<![CDATA[ ]]>"],
	])("%s cannot stand in it", (_, text) => {
		const json = scriptJson({ [text]: text });
		expect(json).not.toContain("<");
		expect(JSON.parse(json)).toEqual({ [text]: text });
	});

	test.each([
		["line separators", "a\u2028b\u2029c"],
		["quotes and backslashes", `"\\" '`],
		["an escape that was there before", "\\u003c"],
		["an emoji and half of one", "👉 \ud83d"],
		["control characters", "\0\b\n\t"],
		["an ampersand, which is no markup in a script", "Wash & Fold &lt;"],
	])("%s come back as they were", (_, text) => {
		expect(JSON.parse(scriptJson(text))).toBe(text);
	});
});

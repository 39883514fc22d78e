import { expect, test } from "vitest";
import { scriptJson } from "./page-graph.ts";

test.each([
	"</SCRIPT ><script>alert(1)</script>",
	"<!-- <script>",
	"<![CDATA[ ]]> a\u2028b\u2029c",
	`"\\" ' \\u003c`,
	"👉 \ud83d \0\b\n\t",
	"Wash & Fold &lt;",
])("%j comes back from a script element, which it does not end", (text) => {
	const json = scriptJson({ [text]: text });
	expect(json).not.toContain("<");
	expect(JSON.parse(json)).toEqual({ [text]: text });
});

import { expect, test } from "vitest";
import { type } from "../languages/hi/type.ts";
import { withLeading } from "./script-leading.ts";

const hindi = (css: string) => withLeading(css, type?.leading ?? Number);

test("Hindi has more leading", () => {
	expect(hindi("h1 { line-height: 1.02; color: red }")).toBe(
		"h1 { line-height: 1.26; color: red }",
	);
	expect(hindi("h3{line-height:1.2}")).toBe("h3{line-height:1.4}");
	expect(hindi("font: 400 1rem / 1.6 var(--font-text);")).toBe(
		"font: 400 1rem / 1.7 var(--font-text);",
	);
});

test.each([
	"line-height: 1;",
	"line-height: 0.9;",
	"line-height: 20px;",
	"font: 450 1.1875rem / 2.25rem var(--font-display);",
	"grid-area: 1 / 2 / span 2;",
	"aspect-ratio: 4 / 3.9;",
	"background: red left / 100% 1.5px;",
])("%s stays", (css) => {
	expect(hindi(css)).toBe(css);
});

/** How far the rules of the style sheets reach. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = globSync("src/**/*.css");

/** Selectors of a sheet that style every svg below an element, whosever it is. */
function farReaching(css: string): string[] {
	const selectors = css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/(?<=^|[{};])\s*([^{};@]+)\{/g);
	return [...selectors].flatMap(([, list = ""]) =>
		list.split(",").filter((selector) => /[^\s>+~]\s+svg(?![-\w])/.test(selector.trim())),
	);
}

test("the check knows a far-reaching selector from a near one", () => {
	expect(farReaching(".a { & svg { fill: none } .b > svg { fill: none } & > .icon {} }")).toEqual([
		"& svg ",
	]);
});

// Icons are svg: a block's own drawing is styled by its class or as a child, so that the rule never
// reaches an icon in a button that the block holds. The stepper's tree is its own.
test.each(sheets.filter((path) => !path.endsWith("stepper-element.css")))(
	"%s styles no svg of another component",
	(path) => {
		expect(farReaching(readFileSync(path, "utf8"))).toEqual([]);
	},
);

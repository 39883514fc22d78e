import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { shop } from "../shop/shop.ts";
import { withShades, withThemeColours } from "./theme-colours.ts";

const theme = { ...shop.theme, forest: "#010203" };

test("the tokens are variables", () => {
	expect(withThemeColours("--theme-colours: theme;", theme)).toContain("--color-forest: #010203;");
});

test("a style sheet asks for a colour, or for a shade of it", () => {
	expect(withShades("a{color:--shade(forest)}", theme)).toBe("a{color:#010203}");
	expect(withShades("a{color:--shade(forest / 0.2)}", theme)).toBe("a{color:rgb(1 2 3 / 0.2)}");
});

test("a colour that the theme has not is refused by name", () => {
	expect(() => withShades("a{color:--shade(forrest)}", theme)).toThrow('no colour "forrest"');
});

test("no style sheet or page contains a colour of the theme", () => {
	const source = fileURLToPath(new URL("../src/", import.meta.url));
	const colours = Object.values(shop.theme).join("|");
	const found = readdirSync(source, { recursive: true, encoding: "utf8" })
		.filter((name) => /\.(?:css|astro|tsx?)$/.test(name))
		.filter((name) => new RegExp(colours, "i").test(readFileSync(join(source, name), "utf8")));
	expect(found).toEqual([]);
});

import { expect, test } from "vitest";
import { shop } from "../content/shop.ts";
import { itemAliases } from "../languages/item-aliases.ts";
import { findByOtherNames, foldedNames } from "./islands/price-finder/other-names.ts";

const items = shop.prices.categories.flatMap(({ items }) => items);
const aliases = Object.entries(itemAliases).map(([id, names]): [string, string[]] => [
	id,
	names.split(", "),
]);
const names = foldedNames(Object.fromEntries(aliases));

test("every item of the rate card has aliases, and every alias an item", () => {
	expect(new Set(Object.keys(itemAliases))).toEqual(new Set(items.map(({ id }) => id)));
});

test.each(aliases)("%s is found by each of its aliases", (id, aliases) => {
	for (const alias of aliases)
		expect(
			findByOtherNames(items, alias, names).map((item) => item.id),
			alias,
		).toContain(id);
});

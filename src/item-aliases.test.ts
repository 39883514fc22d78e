import { expect, test } from "vitest";
import otherPrices from "../fixtures/other-shop/prices.json" with { type: "json" };
import { aliasesOf, itemAliases } from "../languages/item-aliases.ts";
import { shop } from "../shop/shop.ts";
import { findByOtherNames, foldedNames } from "./islands/price-finder/find-items.ts";

type Categories = readonly { name: string; items: readonly { id: string; name: string }[] }[];

/** Finds items of a rate card by their aliases alone. */
function searchIn(categories: Categories) {
	const items = categories.flatMap(({ items }) => items);
	const aliases = categories.flatMap(({ name: category, items }) =>
		items.map(({ id, name }) => [id, aliasesOf(name, category)] as const),
	);
	const names = foldedNames(Object.fromEntries(aliases));
	return {
		aliases,
		find: (query: string) => findByOtherNames(items, query, names).map(({ id }) => id),
	};
}

const { aliases, find } = searchIn(shop.prices.categories);

test("each item is found by each of its aliases, and one that is named like an entry has its alone", () => {
	for (const [id, own] of aliases) {
		expect(own).not.toEqual([]);
		for (const alias of own) expect(find(alias), `${alias} for ${id}`).toContain(id);
	}
	for (const [name, own] of Object.entries(itemAliases))
		expect(aliasesOf(name), name).toEqual(own.split(", "));
});

test.each([
	["kameez", "mens-shirt", "mens-t-shirt"],
	["kurti", "womens-kurta", "mens-kurta"],
	["chamde ki jacket", "mens-leather-jacket", "mens-jacket"],
	["couch", "housing-sofa", "household-sofa-cover"],
])("%s is %s and not %s", (query, id, other) => {
	expect(find(query)).toContain(id);
	expect(find(query)).not.toContain(other);
});

test.each([
	["Shirts", "", "kameez"],
	["Cotton shirt", "", "कमीज़"],
	["T shirt", "", "टीशर्ट"],
	["Tshirt", "", "टीशर्ट"],
	["Blanket", "", "kambal"],
	["Wool blanket (double)", "", "double kambal"],
	["Kurtas", "For women", "kurti"],
	["Bed sheet", "Home", "chadar"],
])("another shop's %j in %j is found by %s", (name, category, query) => {
	expect(searchIn([{ name: category, items: [{ id: "1", name }] }]).find(query)).toEqual(["1"]);
});

test("so is what the other shop has", () => {
	const other = searchIn(otherPrices.categories);
	expect(other.find("parda")).toEqual(["door-curtain"]);
	expect(other.find("साड़ी")).toEqual(["pattu-saree"]);
	expect(other.find("kameez")).toEqual([]);
});

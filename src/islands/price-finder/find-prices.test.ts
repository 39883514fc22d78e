import { describe, expect, test } from "vitest";
import { allItems, catalogueRows, findPrices, type ShownCategory } from "./find-prices.ts";

const categories: ShownCategory[] = [
	{
		id: "mens",
		name: "Men’s",
		items: [
			{ id: "mens-shirt", name: "Shirt", price: { sum: "₹80" } },
			{ id: "mens-jacket", name: "Jacket", price: { sum: "₹250–400" } },
			{ id: "mens-t-shirt", name: "T-shirt", price: { sum: "₹80" } },
		],
	},
	{ id: "nothing-yet", name: "Nothing yet", items: [] },
	{
		id: "womens",
		name: "Women’s",
		items: [
			{ id: "womens-jacket", name: "Jacket", price: { sum: "₹300" } },
			{
				id: "womens-leather-jacket",
				name: "Leather jacket",
				price: { words: "starts @", sum: "₹800" },
			},
			{ id: "womens-blouse", name: "Top / Blouse (silk)", price: { sum: "₹80" } },
		],
	},
	{
		id: "other",
		name: "Other",
		items: [{ id: "ecru", name: "Écru curtain", price: { sum: "₹199" } }],
	},
];
const rows = catalogueRows(categories);
const found = (query: string) => findPrices(rows, query).map(({ id }) => id);

test("the rows are every item in the catalogue's order, with its category", () => {
	expect(rows.map(({ id, category }) => `${id}: ${category}`)).toEqual([
		"mens-shirt: Men’s",
		"mens-jacket: Men’s",
		"mens-t-shirt: Men’s",
		"womens-jacket: Women’s",
		"womens-leather-jacket: Women’s",
		"womens-blouse: Women’s",
		"ecru: Other",
	]);
	expect(rows[1]).toEqual({
		id: "mens-jacket",
		name: "Jacket",
		price: { sum: "₹250–400" },
		category: "Men’s",
	});
});

describe("a search", () => {
	test.each([
		["a whole name", "Shirt", ["mens-shirt", "mens-t-shirt"]],
		["small letters", "shirt", ["mens-shirt", "mens-t-shirt"]],
		["capitals", "SHIRT", ["mens-shirt", "mens-t-shirt"]],
		["a part from the middle", "hir", ["mens-shirt", "mens-t-shirt"]],
		["across categories", "jacket", ["mens-jacket", "womens-jacket", "womens-leather-jacket"]],
		["two words", "leather jacket", ["womens-leather-jacket"]],
		["with the space that a phone's keyboard adds", "leather jacket ", ["womens-leather-jacket"]],
		["a hyphen", "t-shirt", ["mens-t-shirt"]],
		["a letter with an accent", "éCRU", ["ecru"]],
		["characters that mean something in a pattern", "(silk)", ["womens-blouse"]],
		["a full stop, which stands for itself", "Shir.", []],
		["a category's name, which is not searched", "Women", []],
		["a price, which is not searched", "800", []],
		["what is not there", "helicopter", []],
	])("by %s", (_, query, ids) => {
		expect(found(query)).toEqual(ids);
	});

	test.each(["", " ", "\t "])("by nothing (%j) finds everything", (query) => {
		expect(findPrices(rows, query)).toEqual(rows);
	});
});

describe("All Items", () => {
	const everything = allItems(rows);

	test("every item is there once, sorted by name", () => {
		expect(everything.map(({ name }) => name)).toEqual([
			"Écru curtain",
			"Jacket",
			"Jacket",
			"Leather jacket",
			"Shirt",
			"T-shirt",
			"Top / Blouse (silk)",
		]);
	});

	test("where a name occurs twice, each says where it is from; elsewhere none does", () => {
		expect(everything.filter((row) => "category" in row)).toEqual([
			{ id: "mens-jacket", name: "Jacket", price: { sum: "₹250–400" }, category: "Men’s" },
			{ id: "womens-jacket", name: "Jacket", price: { sum: "₹300" }, category: "Women’s" },
		]);
	});

	test("the rows given stay as they were", () => {
		const before = structuredClone(rows);
		allItems(rows);
		expect(rows).toEqual(before);
	});

	test("capitals do not part the alphabet", () => {
		const names = ["b", "A", "C", "a2"].map((name) => ({
			id: name,
			name,
			price: { sum: "₹1" },
			category: "x",
		}));
		expect(allItems(names).map(({ name }) => name)).toEqual(["A", "a2", "b", "C"]);
	});
});

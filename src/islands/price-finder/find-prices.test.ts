import { describe, expect, test } from "vitest";
import { findPrices } from "./find-prices.ts";

const items = [
	{ id: "mens-shirt", name: "Shirt", category: "Men’s", price: { sum: "₹80" } },
	{ id: "mens-jacket", name: "Jacket", category: "Men’s", price: { sum: "₹250–400" } },
	{ id: "mens-t-shirt", name: "T-shirt", category: "Men’s", price: { sum: "₹80" } },
	{ id: "womens-jacket", name: "Jacket", category: "Women’s", price: { sum: "₹300" } },
	{
		id: "womens-leather-jacket",
		name: "Leather jacket",
		category: "Women’s",
		price: { words: "starts @", sum: "₹800" },
	},
	{ id: "womens-blouse", name: "Top / Blouse (silk)", category: "Women’s", price: { sum: "₹80" } },
	{ id: "ecru", name: "Écru curtain", category: "Other", price: { sum: "₹199" } },
];
const found = (query: string) => findPrices(items, query).map(({ id }) => id);

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
		expect(findPrices(items, query)).toEqual(items);
	});
});

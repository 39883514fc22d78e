import { describe, expect, test } from "vitest";
import { allItems, type RateCardCategory } from "./rate-card.ts";

const categories: RateCardCategory[] = [
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
test("items that share their name in the shop's own language have their category in another", () => {
	const item = (id: string, name: string) => ({ id, name, price: { sum: "₹120" } });
	const hindi = [
		{ id: "mens", name: "जेंट्स", items: [item("mens-kurta", "कुर्ता"), item("shirt", "शर्ट")] },
		{ id: "womens", name: "लेडीज़", items: [item("womens-kurta", "कुर्ता / कुर्ती")] },
	];
	const english = [
		{ id: "mens", name: "Men’s", items: [item("mens-kurta", "Kurta"), item("shirt", "Shirt")] },
		{ id: "womens", name: "Women’s", items: [item("womens-kurta", "Kurta")] },
	];
	const shown = allItems(hindi, english).map(({ name, category }) => [name, category]);
	expect(shown).toEqual([
		["कुर्ता", "जेंट्स"],
		["कुर्ता / कुर्ती", "लेडीज़"],
		["शर्ट", undefined],
	]);
});

describe("All Items", () => {
	const everything = allItems(categories);

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

	test("the categories given stay as they were", () => {
		const before = structuredClone(categories);
		allItems(categories);
		expect(categories).toEqual(before);
	});

	test("capitals do not part the alphabet", () => {
		const items = ["b", "A", "C", "a2"].map((name) => ({ id: name, name, price: { sum: "₹1" } }));
		expect(allItems([{ id: "x", name: "X", items }]).map(({ name }) => name)).toEqual([
			"A",
			"a2",
			"b",
			"C",
		]);
	});
});

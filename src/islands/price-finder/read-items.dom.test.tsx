import { cleanup, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { readItems } from "./find-prices.ts";
import { PriceSheets } from "./price-sheets.tsx";

const prices = [
	{ sum: "₹250–400" },
	{ words: "starts @", sum: "₹800" },
	{ sum: "₹69", per: "per kg", measure: "kg" as const },
	{ words: "from", sum: "₹35", per: "per sqft", measure: "sqft" as const },
	{ words: "Contact us for a quote" },
];

test("the rendered sheets give back all items, with their categories and every kind of price", () => {
	const items = prices.map((price, place) => ({ id: `item-${place}`, name: "Shirt", price }));
	const hindi = { id: "kurta", name: "Kurta (कुर्ता)", price: { sum: "₹120" } };
	const categories = [
		{ id: "mens", name: "Men’s", items },
		{ id: "none", name: "Nothing yet", items: [] },
		{ id: "home", name: "Home & more", items: [hindi] },
	];
	const { container } = render(<PriceSheets categories={categories} note="" />);
	expect(readItems(container)).toEqual(
		categories.flatMap(({ name, items }) => items.map((item) => ({ ...item, category: name }))),
	);
	cleanup();
});

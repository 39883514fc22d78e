import { expect, test } from "vitest";
import { withColumns } from "./raw-prices.ts";

const items = [
	{ id: "shirt", name: "Shirt", price: "60 / 100" },
	{ id: "saree", name: "Saree", price: "Rs. 120/- / 200/-" },
	{ id: "rug", name: "Rug", price: "- / 300" },
	{ id: "sock", name: "Socks", price: "25/pair" },
];

test("an item with prices side by side is one for each column that it has a price in", () => {
	const card = { categories: [{ id: "cotton", columns: ["ordinary", "urgent"], items }] };
	expect(withColumns(card)).toMatchObject({
		categories: [
			{
				items: [
					{ id: "shirt", name: "Shirt", price: "60", service: "ordinary" },
					{ id: "shirt-2", name: "Shirt", price: "100", service: "urgent" },
					{ id: "saree", price: "Rs. 120/-", service: "ordinary" },
					{ id: "saree-2", price: "200/-", service: "urgent" },
					{ id: "rug-2", price: "300", service: "urgent" },
					{ id: "sock", name: "Socks", price: "25/pair" },
				],
			},
		],
	});
});

test("without columns the rate card stays as it is, and so does one that is broken", () => {
	const card = { categories: [{ id: "cotton", items }] };
	expect(withColumns(card)).toEqual(card);
	for (const broken of [undefined, null, 5, { categories: "none" }, { categories: [null] }])
		expect(withColumns(broken)).toEqual(broken);
});

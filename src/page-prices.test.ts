import { describe, expect, test } from "vitest";
import { shop } from "../shop/shop.ts";
import { samplePrice } from "../shop/testing/sample-price.ts";
import { priceFile } from "./list/prices.ts";
import { featuredItem, pagePrices, sheetOf, withFeatured } from "./page-prices.ts";

const amount = (id: string, name: string, price: string, service?: string) => ({
	...{ id, name, price: samplePrice(price) },
	...(service && { service }),
});
const categories = [
	{
		id: "mens",
		name: "Men’s",
		items: [amount("shirt", "Shirt", "80", "dry cleaned"), amount("suit", "Suit", "400")],
	},
	{ id: "bulk", name: "Bulk", items: [amount("fold", "Wash and fold", "69 per kg")] },
];
const page = (
	slug: string,
	service: { name: string; listName?: string; priceItem?: string },
	price: string,
) => ({
	slug,
	featuredService: { description: "x", image: "x", ...service, price: samplePrice(price) },
});
const pages = [
	page("shirts", { name: "Wash and Press", listName: "Shirt, laundry service" }, "₹50 per shirt"),
	page("folding", { name: "Daily Wash", priceItem: "fold" }, "from ₹69"),
];
const rows = (slug: string, ...priceItems: string[]) =>
	pagePrices({ slug, priceItems }, categories, pages);

test("a page starts with its own service; two prices for one thing say which is which", () => {
	const price = samplePrice("₹50 per shirt");
	const own = { id: "featured-shirts", name: "Shirt, laundry service", price };
	const others = [amount("shirt", "Shirt, dry cleaned", "80"), amount("suit", "Suit", "400")];
	const priceItems = ["shirt", "suit"];
	expect(rows("shirts", ...priceItems)).toEqual([
		{ ...own, category: "Wash and Press" },
		...others,
	]);
	const sheet = sheetOf({ ...pages[0], priceItems } as Parameters<typeof sheetOf>[0], categories);
	expect(sheet.own).toMatchObject(own);
	expect(sheet.rows.map(({ id }) => id)).toEqual(priceItems);
});

test("where the rate card says more of its own service, its row is there once, first", () => {
	const priceItems = ["shirt", "fold"];
	expect(rows("folding", ...priceItems)).toEqual([
		{ ...amount("fold", "Wash and fold", "69 per kg"), category: "Daily Wash, from ₹69" },
		amount("shirt", "Shirt, dry cleaned", "80"),
	]);
	const sheet = sheetOf({ ...pages[1], priceItems } as Parameters<typeof sheetOf>[0], categories);
	expect(sheet.own).toMatchObject({ id: "fold", price: samplePrice("69 per kg") });
	expect(sheet.rows.map(({ id, category }) => [id, category])).toEqual([
		["fold", undefined],
		["shirt", undefined],
	]);
});

describe("the shop's own pages", () => {
	const { prices, "keyword-pages": keywordPages, "landing-pages": landingPages } = shop;
	const file = priceFile(withFeatured(prices.categories, keywordPages));

	test.each(keywordPages)("$slug: the list takes what it features, at its price", (page) => {
		const { id } = featuredItem(page, prices.categories);
		const { price } = page.featuredService;
		expect(file[id]).toMatchObject(price.kind === "quote" ? { kind: "quote" } : { low: price.low });
		expect(pagePrices(page, prices.categories, keywordPages)[0]?.id).toBe(id);
	});

	test.each([...keywordPages, ...landingPages])("$slug: no two rows read alike", (page) => {
		const shown = pagePrices(page, prices.categories, keywordPages);
		const names = shown.map(({ name, category }) => `${name} ${category}`.toLowerCase());
		expect(new Set(names).size).toBe(names.length);
	});

	test.each([
		["shirt", "featured-shirt-laundry-service", "mens-shirt"],
		["carpet", "featured-carpet-cleaning-service", "housing-carpet"],
		["sofa", "featured-sofa-cleaning-service", "housing-sofa"],
	])("both prices of a %s name their service in the list", (thing, featured, item) => {
		const names = [file[featured]?.name ?? "", file[item]?.name ?? ""];
		expect(new Set(names).size).toBe(2);
		for (const name of names)
			expect(name.toLowerCase()).toMatch(new RegExp(`${thing}.*, .*(?:clean|service)`));
	});
});

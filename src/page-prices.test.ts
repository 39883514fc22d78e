import { describe, expect, test } from "vitest";
import { shop } from "../shop/shop.ts";
import { samplePrice } from "../shop/testing/sample-price.ts";
import { priceFile } from "./list/prices.ts";
import { featuredItem, pagePrices, sheetOf, withFeatured } from "./page-prices.ts";

const categories = [
	{
		id: "mens",
		name: "Men’s",
		items: [
			{ id: "shirt", name: "Shirt", price: samplePrice("80"), service: "dry cleaned" },
			{ id: "suit", name: "Suit", price: samplePrice("400") },
			{ id: "mens-jacket", name: "Jacket", price: samplePrice("250") },
		],
	},
	{
		id: "womens",
		name: "Women’s",
		items: [{ id: "jacket", name: "Jacket", price: samplePrice("300") }],
	},
	{
		id: "bulk",
		name: "Bulk",
		items: [{ id: "fold", name: "Wash and fold", price: samplePrice("69 per kg") }],
	},
];
const service = { description: "x", image: "x" };
const pages = [
	{
		slug: "shirts",
		featuredService: {
			...service,
			name: "Wash and Press",
			listName: "Shirt, laundry service",
			price: samplePrice("₹50 per shirt"),
		},
	},
	{
		slug: "folding",
		featuredService: {
			...service,
			name: "Daily Wash",
			price: samplePrice("from ₹69"),
			priceItem: "fold",
		},
	},
	{
		slug: "ironing",
		featuredService: { ...service, name: "Ironing", price: samplePrice("₹10 per item") },
	},
];
const rows = (slug: string, ...priceItems: string[]) =>
	pagePrices({ slug, priceItems }, categories, pages);

describe("what a page costs", () => {
	test("starts with its own service; two prices for one thing say which is which", () => {
		expect(rows("shirts", "shirt", "suit")).toEqual([
			{
				id: "featured-shirts",
				name: "Shirt, laundry service",
				price: samplePrice("₹50 per shirt"),
				category: "Wash and Press",
			},
			{ id: "shirt", name: "Shirt, dry cleaned", price: samplePrice("80") },
			{ id: "suit", name: "Suit", price: samplePrice("400") },
		]);
	});

	test("has the rate card's own row first where that is the service, and not twice", () => {
		expect(rows("folding", "shirt", "fold")).toEqual([
			{
				id: "fold",
				name: "Wash and fold",
				price: samplePrice("69 per kg"),
				category: "Daily Wash, from ₹69",
			},
			{ id: "shirt", name: "Shirt, dry cleaned", price: samplePrice("80") },
		]);
	});
});

describe("a sheet that begins with the page's own service", () => {
	const sheet = (slug: string, ...priceItems: string[]) => {
		const page = pages.find((one) => one.slug === slug);
		if (!page) throw new Error(slug);
		return sheetOf({ ...page, priceItems }, categories);
	};

	test("does not say it again below", () => {
		const { own, rows } = sheet("shirts", "shirt", "suit");
		expect(own).toMatchObject({ id: "featured-shirts", name: "Shirt, laundry service" });
		expect(rows.map(({ id }) => id)).toEqual(["shirt", "suit"]);
	});

	test("keeps the rate card's row where that says more: per kg", () => {
		const { own, rows } = sheet("folding", "shirt", "fold");
		expect(own).toMatchObject({ id: "fold", price: samplePrice("69 per kg") });
		expect(rows.map(({ id, category }) => [id, category])).toEqual([
			["fold", undefined],
			["shirt", undefined],
		]);
	});
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

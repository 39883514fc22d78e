/** The shop's own content, through the parts that show it. */
import logo from "@content/public/logo.svg?raw";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { formatPrice } from "../shop/format-price.ts";
import { latestReviews } from "../shop/latest-reviews.ts";
import { shop } from "../shop/shop.ts";
import { PriceFinder } from "./islands/price-finder/price-finder.tsx";
import { PriceSheets } from "./islands/price-finder/price-sheets.tsx";

import { starCount } from "./sections/shown-review.ts";
import { initials } from "./ui/avatar.tsx";

const { prices, reviews, pages } = shop;
const { categories } = prices;

const words = (html: string) =>
	html
		.replaceAll("<!-- -->", "")
		.replaceAll(/<[^>]+>/g, "")
		.replaceAll("&amp;", "&");
test("the pictures are of the folder that the texts are of", () => {
	expect(logo).toContain(`"${shop.business.name}"`);
});

test("the catalogue has the specified categories and counts", () => {
	// The specification writes a straight apostrophe; a typographic one is the same word.
	expect(categories.map(({ name, items }) => [name.replace("’", "'"), items.length])).toEqual([
		["Men's Dry Cleaning", 14],
		["Women's Dry Cleaning", 15],
		["Household Items", 13],
		["Footwear", 10],
		["Bulk Orders", 6],
		["Housing Services", 4],
	]);
});

describe("the pricing page before any script", () => {
	const html = renderToString(
		<PriceFinder
			heading={pages.pricing.heading}
			lede={pages.pricing.lede}
			categories={categories}
			askHref="https://wa.me/91"
			sheets={<PriceSheets categories={categories} note={pages.pricing.note} />}
		/>,
	);
	const sheet = (id: string) =>
		new RegExp(`<section [^>]*\\bid="${id}".*?</section>`, "s").exec(html)?.[0] ?? "";
	const rows = (markup: string) =>
		[...markup.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(
			([, name = "", price = ""]) => `${words(name)}: ${words(price)}`,
		);

	test.each(categories)("$name: every item and price", ({ id, items }) => {
		expect(rows(sheet(id))).toEqual(
			items.map(({ name, price }) => `${name}: ${formatPrice(price)}`),
		);
		expect(/^<[^>]*>/.exec(sheet(id))?.[0]).toMatch(/\bhidden\b/);
	});

	test("All Items: all of them, in view", () => {
		const shown = rows(sheet("all-items"));
		expect(shown).toHaveLength(categories.flatMap(({ items }) => items).length);
		expect(/^<[^>]*>/.exec(sheet("all-items"))?.[0]).not.toMatch(/\bhidden\b/);
	});

	test.each(["Kurta", "Jacket", "Leather jacket"])(
		"%s says whose it is, for both have one",
		(name) => {
			const shown = rows(sheet("all-items")).filter((row) =>
				new RegExp(`^${name} (Men|Women)’s Dry Cleaning:`).test(row),
			);
			expect(shown).toHaveLength(2);
		},
	);
});

describe("the reviews", () => {
	test.each(reviews.reviews.map(({ reviewer }) => reviewer.displayName))(
		"%s has one or two initials",
		(name) => {
			expect([...new Intl.Segmenter().segment(initials(name))].length).toBeOneOf([1, 2]);
		},
	);

	test("all count five stars", () => {
		expect(reviews.reviews.map(({ starRating }) => starCount(starRating))).toEqual(
			reviews.reviews.map(() => 5),
		);
	});

	test.each([8, 16, 4])("the newest %i run from new to old", (count) => {
		const times = latestReviews(reviews.reviews, count).map(({ createTime }) =>
			Date.parse(createTime),
		);
		expect(times).toHaveLength(count);
		expect(times).toEqual(times.toSorted((one, other) => other - one));
		expect(times[0]).toBe(
			Math.max(...reviews.reviews.map(({ createTime }) => Date.parse(createTime))),
		);
	});
});

/** The shop's own content, through the parts that show it. */
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { formatPrice } from "../content/format-price.ts";
import { latestReviews } from "../content/latest-reviews.ts";
import { shop } from "../content/shop.ts";
import { PriceFinder } from "./islands/price-finder/price-finder.tsx";
import { PriceSheets } from "./islands/price-finder/price-sheets.tsx";
import { categoryLinks, rateCard } from "./islands/price-finder/rate-card.ts";
import { starCount } from "./sections/shown-review.ts";
import { initials } from "./ui/avatar.tsx";

const { prices, reviews, pages } = shop;
const { categories } = prices;

const words = (html: string) =>
	html
		.replaceAll("<!-- -->", "")
		.replaceAll(/<[^>]+>/g, "")
		.replaceAll("&amp;", "&");
test("the catalogue has the specified categories, counts and sample prices", () => {
	// The specification writes a straight apostrophe; a typographic one is the same word.
	expect(categories.map(({ name, items }) => [name.replace("’", "'"), items.length])).toEqual([
		["Men's Dry Cleaning", 14],
		["Women's Dry Cleaning", 15],
		["Household Items", 13],
		["Footwear", 10],
		["Bulk Orders", 6],
		["Housing Services", 4],
	]);
	const everything = categories.flatMap(({ items }) => items);
	const priceOf = (pattern: RegExp) =>
		everything.find(({ name }) => pattern.test(name))?.price.text;
	expect(priceOf(/^shirt/i)).toContain("80");
	expect(priceOf(/^pants/i)).toContain("90");
	expect(priceOf(/coat|blazer/i)).toContain("350");
	expect(priceOf(/(two|2)[- ]piece/i)).toContain("400");
	expect(priceOf(/^normal wash and fold/i)).toMatch(/69.*kg/);
	expect(priceOf(/^normal wash and iron/i)).toMatch(/99.*kg/);
	expect(priceOf(/^premium wash and fold/i)).toMatch(/99.*kg/);
	expect(priceOf(/^premium wash and iron/i)).toMatch(/139.*kg/);
	expect(priceOf(/^carpet/i)).toMatch(/35.*sqft/);
	expect(priceOf(/^mattress/i)).toContain("1200");
});

describe("the pricing page before any script", () => {
	const html = renderToString(
		<PriceFinder
			heading={pages.pricing.heading}
			lede={pages.pricing.lede}
			categories={categoryLinks(rateCard(categories))}
			askHref="https://wa.me/91"
			sheets={<PriceSheets categories={rateCard(categories)} note={pages.pricing.note} />}
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

import { describe, expect, test } from "vitest";
import { shop } from "../../shop/shop.ts";
import { allRoutes } from "../site-map.ts";
import { sitePages } from "./site-pages.ts";

const pages = sitePages(shop);

test("the pages are those of the site map, in its order", () => {
	expect(pages.map(({ path }) => path)).toEqual(
		allRoutes(shop["landing-pages"], shop["keyword-pages"]),
	);
});

describe("what search engines show", () => {
	test.each(pages.map(({ path, title, description }) => [path, title, description]))(
		"%s",
		(_, title, description) => {
			expect(title.length).toBeLessThan(60);
			expect(description.length).toBeGreaterThanOrEqual(70);
			expect(description.length).toBeLessThanOrEqual(160);
		},
	);

	test.each(["title", "description", "heading", "shortName"] as const)(
		"every %s is its page's alone",
		(key) => {
			expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
		},
	);
});

test("a new review changes the reviews page, and no other", () => {
	const [review] = shop.reviews.reviews;
	if (!review) throw new Error("There is no review to copy.");
	const newer = { ...review, updateTime: "2027-01-05T10:00:00Z" };
	const reviews = { ...shop.reviews, reviews: [...shop.reviews.reviews, newer] };
	const changed = sitePages({ ...shop, reviews }).filter(
		({ updated }, place) => updated !== pages[place]?.updated,
	);
	expect(changed.map(({ path, updated }) => [path, updated])).toEqual([["/reviews", "2027-01-05"]]);
});

test("only keyword pages have a day of publication", () => {
	for (const { kind, published } of pages) expect(published !== undefined).toBe(kind === "keyword");
});

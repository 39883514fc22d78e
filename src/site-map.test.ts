import { describe, expect, test } from "vitest";
import { shop } from "../content/shop.ts";
import { allRoutes, keywordRoutes, navigation, quickLinks, routes } from "./site-map.ts";

const landingPages = shop["landing-pages"];
const keywordPages = shop["keyword-pages"];
const addresses = allRoutes(landingPages, keywordPages);

describe("all addresses", () => {
	test("are 29: six fixed, five landing and eighteen keyword pages", () => {
		expect(addresses).toHaveLength(29);
		expect(addresses.slice(0, 6)).toEqual(Object.values(routes));
		expect(addresses.slice(6, 11)).toEqual(landingPages.map(({ slug }) => `/${slug}`));
	});

	test("stand once each", () => {
		expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
	});

	test.each(addresses)("%s is written as a browser writes it, with no slash at its end", (path) => {
		expect(path).toMatch(/^\/([a-z0-9]+(-[a-z0-9]+)*)?$/);
		expect(new URL(path, "https://doonfresh.example").pathname).toBe(path);
	});

	test.each([
		...["/", "/services", "/pricing", "/about", "/contact", "/reviews"],
		...["/laundry-service-near-me", "/dry-cleaners-near-me", "/dryclean-shop-near-me"],
		...["/laundry-service-dehradun", "/laundry-near-me", "/eco-friendly-laundry-service"],
	])("%s is one of them", (path) => {
		expect(addresses).toContain(path);
	});
});

describe("where a landing and a keyword page share a slug, the landing page wins", () => {
	const landing = [{ slug: "shared" }, { slug: "landing" }];
	const keyword = [{ slug: "keyword" }, { slug: "shared" }, { slug: "other" }];

	test("the keyword page has no address of its own", () => {
		expect(keywordRoutes(keyword, landing)).toEqual([{ slug: "keyword" }, { slug: "other" }]);
		expect(allRoutes(landing, keyword).slice(6)).toEqual([
			"/shared",
			"/landing",
			"/keyword",
			"/other",
		]);
	});

	test("with no landing page all keyword pages have theirs", () => {
		expect(keywordRoutes(keyword, [])).toEqual(keyword);
	});

	test("/laundry-near-me is the one in the content", () => {
		const without = keywordPages.filter(
			(page) => !keywordRoutes(keywordPages, landingPages).includes(page),
		);
		expect(without.map(({ slug }) => slug)).toEqual(["laundry-near-me"]);
	});
});

test("the header's links, in the order of SPEC.md", () => {
	expect(navigation.map(({ label, href }) => `${label} ${href}`)).toEqual([
		"Home /",
		"Services /services",
		"Pricing /pricing",
		"About /about",
		"Contact /contact",
		"Reviews /reviews",
	]);
});

test("the footer's quick links, in the order of SPEC.md", () => {
	expect(quickLinks.map(({ label, href }) => `${label} ${href}`)).toEqual([
		"Services /services",
		"Pricing /pricing",
		"About Us /about",
		"Contact /contact",
		"Reviews /reviews",
	]);
});

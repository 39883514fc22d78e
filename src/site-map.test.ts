import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { shop } from "../shop/shop.ts";
import { allRoutes, keywordRoutes, navigation, quickLinks, routes } from "./site-map.ts";

const landingPages = shop["landing-pages"];
const keywordPages = shop["keyword-pages"];
const addresses = allRoutes(landingPages, keywordPages);

describe("all addresses", () => {
	test("are the fixed pages', then the landing and the keyword pages'", () => {
		expect(addresses).toEqual([
			...Object.values(routes),
			...landingPages.map(({ slug }) => `/${slug}`),
			...keywordRoutes(keywordPages, landingPages).map(({ slug }) => `/${slug}`),
		]);
	});

	test("stand once each", () => {
		expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
	});

	test.each(addresses)("%s is written as a browser writes it, with no slash at its end", (path) => {
		expect(path).toMatch(/^\/([a-z0-9]+(-[a-z0-9]+)*)?$/);
		expect(new URL(path, "https://doonfresh.example").pathname).toBe(path);
	});
});

test.each(Object.values(routes))("%s has its route file in src/pages", (path) => {
	const file = new URL(`pages${path === "/" ? "/index" : path}.astro`, import.meta.url);
	expect(existsSync(file)).toBe(true);
});

describe("where a landing and a keyword page share a slug, the landing page wins", () => {
	const landing = [{ slug: "shared" }, { slug: "landing" }];
	const keyword = [{ slug: "keyword" }, { slug: "shared" }, { slug: "other" }];

	test("the keyword page has no address of its own", () => {
		expect(keywordRoutes(keyword, landing)).toEqual([{ slug: "keyword" }, { slug: "other" }]);
		expect(allRoutes(landing, keyword).slice(Object.keys(routes).length)).toEqual([
			"/shared",
			"/landing",
			"/keyword",
			"/other",
		]);
	});

	test("with no landing page all keyword pages have theirs", () => {
		expect(keywordRoutes(keyword, [])).toEqual(keyword);
	});
});

/** The links of SPEC.md as they stand in a list, which may hold more. */
function specified(links: typeof navigation): string[] {
	const paths = ["/", "/services", "/pricing", "/about", "/contact", "/reviews"];
	return links
		.filter(({ href }) => paths.includes(href))
		.map(({ label, href }) => `${label} ${href}`);
}

test("the header's links, in the order of SPEC.md", () => {
	expect(specified(navigation)).toEqual([
		"Home /",
		"Services /services",
		"Pricing /pricing",
		"About /about",
		"Contact /contact",
		"Reviews /reviews",
	]);
});

test("the footer's quick links, in the order of SPEC.md", () => {
	expect(specified(quickLinks)).toEqual([
		"Services /services",
		"Pricing /pricing",
		"About Us /about",
		"Contact /contact",
		"Reviews /reviews",
	]);
});

import { expect, test } from "vitest";
import { shop } from "../shop/shop.ts";
import { allRoutes, fixedLinks, keywordRoutes, quickLinks, routes } from "./site-map.ts";

test("addresses stand once each, as a browser writes them, with no slash at the end", () => {
	const addresses = allRoutes(shop["landing-pages"], shop["keyword-pages"]);
	expect(new Set(addresses).size).toBe(addresses.length);
	for (const path of addresses) {
		expect(path).toMatch(/^\/([a-z0-9]+(-[a-z0-9]+)*)?$/);
		expect(new URL(path, "https://doonfresh.example").pathname).toBe(path);
	}
});

test("where a landing and a keyword page share a slug, the landing page wins", () => {
	const landing = [{ slug: "shared" }, { slug: "landing" }];
	const keyword = [{ slug: "keyword" }, { slug: "shared" }, { slug: "other" }];
	expect(keywordRoutes(keyword, landing)).toEqual([{ slug: "keyword" }, { slug: "other" }]);
	expect(allRoutes(landing, keyword)).toEqual([
		...Object.values(routes),
		...["/shared", "/landing", "/keyword", "/other"],
	]);
});

test("the header's and the footer's links, in the order of SPEC.md", () => {
	const specified = (links: typeof fixedLinks) =>
		links
			.filter(({ href }) => /^\/(services|pricing|about|contact|reviews)?$/.test(href))
			.map(({ label, href }) => `${label} ${href}`);
	const pages = ["Services /services", "Pricing /pricing", "About /about", "Contact /contact"];
	expect(specified(fixedLinks)).toEqual(["Home /", ...pages, "Reviews /reviews"]);
	expect(specified(quickLinks)).toEqual([
		...pages.map((page) => page.replace("About ", "About Us ")),
		"Reviews /reviews",
	]);
});

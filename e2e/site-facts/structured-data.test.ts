/** Every page's graph: whole by itself, what Google asks for, and nothing that is not so. */
import { describe, expect, test } from "vitest";
import { siteLanguages } from "../../shop/read-content.ts";
import { otherShopNames, shop } from "../../shop/shop.ts";
import { wordsOf } from "../../src/seo/testing/text-similarity.ts";
import { allRoutes } from "../../src/site-map.ts";
import { openSite } from "./open-site.ts";
import { mainText } from "./page-text.ts";
import { graphOf, statements } from "./structured-data.ts";

const site = await openSite();
const { business } = shop;
const addresses = allRoutes(shop["landing-pages"], shop["keyword-pages"]);
const shopId = `${business.siteUrl}/#shop`;

/** The texts of the content, in one. */
const content = JSON.stringify(shop, (_, value) =>
	typeof value === "string" ? withoutQuotes(value) : value,
);

/** Values of vocabularies and addresses: they state nothing about the shop. */
const vocabulary = new Set([
	...["INR", "KGM", "FTK", "MTK", "Services", "Home"],
	...siteLanguages.map(({ tag }) => tag),
	...otherShopNames(),
]);

/**
 * https://developers.google.com/search/docs/appearance/structured-data/local-business, without
 * aggregateRating and review: Google takes none that a shop gives of itself.
 */
const asked = [
	...["name", "address", "geo", "openingHoursSpecification", "priceRange", "telephone", "url"],
	...["image", "logo", "email", "areaServed", "hasMap", "sameAs", "paymentAccepted"],
	...["currenciesAccepted", "hasOfferCatalog"],
];

function withoutQuotes(text: string): string {
	return text.replaceAll(/[\s"\\]+/g, " ").trim();
}

const served = await Promise.all(
	addresses.map(async (path) => {
		const { html } = await site.page(path);
		return { path, html, graph: graphOf(html) };
	}),
);

describe.each(served)("$path", ({ html, graph }) => {
	test("refers only to what is in the graph, and describes the shop whole", () => {
		const ids = graph.map((node) => node["@id"]);
		expect(new Set(ids).size).toBe(graph.length);
		const references = statements(graph).filter(
			({ key, object }) => key === "@id" && Object.keys(object).length === 1,
		);
		expect(references.length).toBeGreaterThan(2);
		expect(references.filter(({ value }) => !ids.includes(value))).toEqual([]);
		const laundry = graph.find((node) => node["@id"] === shopId) ?? {};
		expect(laundry["@type"]).toEqual(["LocalBusiness", "DryCleaningOrLaundry"]);
		expect(asked.filter((property) => !(property in laundry))).toEqual([]);
	});

	test("states only what the content says", () => {
		const unsaid = statements(graph).filter(({ key, value }) => {
			if (key.startsWith("@") || typeof value !== "string" || vocabulary.has(value)) return false;
			if (URL.canParse(value) || key === "caption" || key === "telephone") return false;
			const text = withoutQuotes(value);
			// Ways to pay and the like are lists in the content.
			return !content.includes(text) && !text.split(", ").every((part) => content.includes(part));
		});
		expect(unsaid.map(({ key, value }) => `${key}: ${value}`)).toEqual([]);
		expect(JSON.stringify(graph)).not.toMatch(/"(aggregateRating|review|reviewRating)"/i);
	});

	test("has questions and prices that stand on the page", () => {
		const shown = wordsOf(mainText(html)).join(" ");
		const own = graph.filter((node) => node["@id"] !== shopId);
		const told = statements(own).filter(
			({ key, value }) => key === "text" || (key === "name" && /\?$/.test(String(value))),
		);
		const hidden = told.filter(({ value }) => !shown.includes(wordsOf(String(value)).join(" ")));
		expect(hidden.map(({ value }) => value)).toEqual([]);
	});
});

test("addresses in the graphs are there", async () => {
	const found = new Set<string>();
	for (const { graph } of served)
		for (const { value } of statements(graph))
			if (typeof value === "string" && value.startsWith(`${business.siteUrl}/`)) found.add(value);
	expect(found.size).toBeGreaterThan(5);
	for (const address of found) {
		const { pathname } = new URL(address);
		expect((await site.get(pathname)).status, pathname).toBe(200);
	}
});

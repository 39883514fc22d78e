/** Every page's graph as it is served: whole by itself, what Google asks for, and nothing that is not so. */
import { expect } from "@playwright/test";
import { shop } from "../content/shop.ts";
import { wordsOf } from "../src/seo/text-similarity.ts";
import { allRoutes, routes } from "../src/site-map.ts";
import { mainText } from "./site-facts/page-text.ts";
import { graphOf, statements } from "./site-facts/structured-data.ts";
import { test } from "./testing/journey.ts";

const { business } = shop;
const addresses = allRoutes(shop["landing-pages"], shop["keyword-pages"]);
const shopId = `${business.siteUrl}/#shop`;

/** What the content says, in one text, for finding a statement in it. */
const content = JSON.stringify(shop, (_, value) =>
	typeof value === "string" ? squeezed(value) : value,
);

/** Values of vocabularies and addresses: they state nothing about the shop. */
const vocabulary = new Set(["INR", "en-IN", "KGM", "FTK", "MTK", "Services", "Home"]);

function squeezed(text: string): string {
	return text.replaceAll(/[\s"\\]+/g, " ").trim();
}

for (const path of addresses) {
	test(`${path} states only what is so`, async ({ request }) => {
		const html = await (await request.get(path)).text();
		const graph = graphOf(html);

		await test.step("every reference leads to something in the graph", () => {
			const ids = graph.map((node) => node["@id"]);
			expect(new Set(ids).size).toBe(graph.length);
			const references = statements(graph).filter(
				({ key, object }) => key === "@id" && Object.keys(object).length === 1,
			);
			expect(references.length).toBeGreaterThan(2);
			for (const { value } of references) expect(ids).toContain(value);
		});

		await test.step("the shop has all that Google requires and recommends", () => {
			const laundry = graph.find((node) => node["@id"] === shopId);
			expect(laundry?.["@type"]).toEqual(["LocalBusiness", "DryCleaningOrLaundry"]);
			// https://developers.google.com/search/docs/appearance/structured-data/local-business
			// Without aggregateRating and review: Google takes none that a shop gives of itself.
			for (const property of [
				...[
					"name",
					"address",
					"geo",
					"openingHoursSpecification",
					"priceRange",
					"telephone",
					"url",
				],
				...["image", "logo", "email", "areaServed", "hasMap", "sameAs", "paymentAccepted"],
				...["currenciesAccepted", "hasOfferCatalog"],
			]) {
				expect(laundry, property).toHaveProperty(property);
			}
		});

		await test.step("everything stated stands in the content", () => {
			for (const { key, value } of statements(graph)) {
				if (key.startsWith("@") || typeof value !== "string" || vocabulary.has(value)) continue;
				if (URL.canParse(value) || key === "caption" || key === "telephone") continue;
				const said = squeezed(value);
				// Ways to pay and the like are lists in the content.
				const parts = content.includes(said) ? [said] : said.split(", ");
				for (const part of parts) expect(content.includes(part), `${key}: ${value}`).toBe(true);
			}
		});

		await test.step("ratings and reviews of itself stay out", () => {
			expect(JSON.stringify(graph)).not.toMatch(/"(aggregateRating|review|reviewRating)"/i);
		});

		await test.step("questions and prices are visible on the page", () => {
			const shown = wordsOf(mainText(html)).join(" ");
			const own = graph.filter((node) => node["@id"] !== shopId);
			for (const { key, value } of statements(own)) {
				if (key !== "text" && !(key === "name" && /\?$/.test(String(value)))) continue;
				expect(shown.includes(wordsOf(String(value)).join(" ")), String(value)).toBe(true);
			}
		});
	});
}

test("addresses in the graphs are there", async ({ request }) => {
	const found = new Set<string>();
	for (const path of [routes.home, routes.pricing, "/bag-cleaning-service"]) {
		for (const { value } of statements(graphOf(await (await request.get(path)).text()))) {
			if (typeof value === "string" && value.startsWith(`${business.siteUrl}/`)) found.add(value);
		}
	}
	expect(found.size).toBeGreaterThan(5);
	for (const address of found) {
		const { pathname } = new URL(address);
		expect((await request.get(pathname)).status(), pathname).toBe(200);
	}
});

import { describe, expect, test } from "vitest";
import { type Language, languages } from "../../languages/languages.ts";
import { shop } from "../../shop/shop.ts";
import { samplePrice } from "../../shop/testing/sample-price.ts";
import { type PageFacts, pageGraph } from "./page-graph.ts";
import { pageHead } from "./page-head.ts";
import { sitePages } from "./site-pages.ts";

const { business, services } = shop;
const shopFacts = {
	image: `${business.siteUrl}/shop.webp`,
	listing: "https://www.google.com/maps/search/?api=1",
	otherNames: [],
};

function graphOf(path: string, facts?: PageFacts, siteLanguages: readonly Language[] = []) {
	const page = sitePages(shop).find((candidate) => candidate.path === path);
	if (!page) throw new Error(`There is no page at ${path}.`);
	const head = pageHead(business, page, siteLanguages);
	const graph = pageGraph({ business, services, shopFacts, page, head, facts })["@graph"];
	return (type: string) =>
		graph.find(
			(node) => typeof node === "object" && [node["@type"]].flat().some((one) => one === type),
		);
}

describe("the kind of page", () => {
	test.each([
		["/", "WebPage"],
		["/services", "CollectionPage"],
		["/pricing", "WebPage"],
		["/about", "AboutPage"],
		["/contact", "ContactPage"],
		["/reviews", "CollectionPage"],
		["/laundry-near-me", "WebPage"],
		["/bag-cleaning-service", "WebPage"],
	])("%s is a %s of the site", (path, type) => {
		expect(graphOf(path)(type)).toMatchObject({
			isPartOf: { "@id": `${business.siteUrl}/#website` },
			about: { "@id": `${business.siteUrl}/#shop` },
		});
	});
});

test("the site is in all its languages, a page in its own", () => {
	expect(graphOf("/about")("WebSite")).toMatchObject({ inLanguage: "en-IN" });
	const node = graphOf("/about", undefined, languages);
	expect(node("WebSite")).toMatchObject({ inLanguage: ["en-IN", "hi-IN"] });
	expect(node("AboutPage")).toMatchObject({ inLanguage: "en-IN" });
});

describe("the way to a page", () => {
	test.each([
		["/services", ["Home", "Services"]],
		["/laundry-service-dehradun", ["Home", "Laundry service in Dehradun"]],
		["/bag-cleaning-service", ["Home", "Services", "Bags"]],
	])("%s", (path, names) => {
		expect(graphOf(path)("BreadcrumbList")).toMatchObject({
			itemListElement: names.map((name, index) => ({ position: index + 1, name })),
		});
	});

	test("Home needs none", () => {
		expect(graphOf("/")("BreadcrumbList")).toBeUndefined();
	});
});

test("a keyword page is an article with its dates", () => {
	expect(graphOf("/bag-cleaning-service")("Article")).toMatchObject({
		datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
		dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
		publisher: { "@id": `${business.siteUrl}/#shop` },
	});
	expect(graphOf("/laundry-near-me")("Article")).toBeUndefined();
});

test("what a page shows becomes a service with offers, and questions with answers", () => {
	const node = graphOf("/bag-cleaning-service", {
		service: { name: "Bag Care", description: "Bags, cleaned.", price: samplePrice("from ₹500") },
		prices: [{ name: "Handbag", price: samplePrice("500-800") }],
		questions: [{ id: "q", question: "Leather too?", answer: "Yes." }],
	});
	expect(node("Service")).toMatchObject({
		name: "Bag Care",
		offers: [
			{ itemOffered: { name: "Bag Care" }, priceSpecification: { minPrice: 500 } },
			{ itemOffered: { name: "Handbag" }, priceSpecification: { minPrice: 500, maxPrice: 800 } },
		],
	});
	expect(node("FAQPage")).toMatchObject({
		mainEntity: [{ name: "Leather too?", acceptedAnswer: { text: "Yes." } }],
	});
});

test("a page that shows neither states neither", () => {
	expect(graphOf("/about")("Service")).toBeUndefined();
	expect(graphOf("/about", { questions: [] })("FAQPage")).toBeUndefined();
});

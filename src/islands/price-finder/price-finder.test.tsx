import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { PriceFinder } from "./price-finder.tsx";
import { PriceSheets } from "./price-sheets.tsx";
import { categoryLinks, type RateCardCategory } from "./rate-card.ts";

const categories: RateCardCategory[] = [
	{
		id: "mens",
		name: "Men’s",
		items: [
			{ id: "mens-shirt", name: "Shirt", price: { sum: "₹80" } },
			{ id: "mens-jacket", name: "Jacket", price: { sum: "₹250–400" } },
		],
	},
	{
		id: "bulk",
		name: "Bulk",
		items: [{ id: "fold", name: "Wash & fold", price: { sum: "₹69", per: "per kg" } }],
	},
	{
		id: "home",
		name: "Home",
		items: [{ id: "jacket", name: "Jacket", price: { words: "On request" } }],
	},
];
const html = renderToString(
	<PriceFinder
		heading="Our Pricing"
		lede="One clear rate card."
		categories={categoryLinks(categories)}
		askHref="https://wa.me/91"
		sheets={<PriceSheets categories={categories} note="Prices depend on the fabric." />}
	/>,
).replaceAll("<!-- -->", "");
const words = (text: string) => text.replaceAll(/<[^>]+>/g, "").replaceAll("&amp;", "&");
/** The markup of a sheet, by its id. */
const sheet = (id: string) =>
	new RegExp(`<section [^>]*\\bid="${id}".*?</section>`, "s").exec(html)?.[0] ?? "";
const tag = (markup: string) => /^<[^>]+>/.exec(markup)?.[0] ?? "";

test("before any script, all sheets are there and All Items is the one in view", () => {
	const ids = ["all-items", ...categories.map(({ id }) => id)];
	expect(ids.filter((id) => sheet(id) === "")).toEqual([]);
	expect(ids.filter((id) => !/\bhidden\b/.test(tag(sheet(id))))).toEqual(["all-items"]);
});

test("the most asked stand before All Items in the owner's order, each with its +", () => {
	const strip = renderToString(
		<PriceSheets categories={categories} mostAsked={["fold", "jacket"]} note="" />,
	).split('id="all-items"')[0];
	const items = [...(strip?.matchAll(/<li[^>]*>(.*?)<\/li>/gs) ?? [])].map(([, item = ""]) => item);
	expect(items.map((item) => words(item).replaceAll("<!-- -->", ""))).toEqual([
		"Wash & fold₹69 per kg",
		"Jacket HomeOn request",
	]);
	expect(items.map((item) => /data-item="([^"]+)"/.exec(item)?.[1])).toEqual(["fold", "jacket"]);
	expect(html).not.toContain("most-asked");
});

test("All Items holds every item and price, sorted by name, with its category where names repeat", () => {
	const rows = [...sheet("all-items").matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)];
	expect(rows.map(([, name = "", price = ""]) => [words(name), words(price)])).toEqual([
		["Jacket Men’s", "₹250–400"],
		["Jacket Home", "On request"],
		["Shirt", "₹80"],
		["Wash & fold", "₹69 per kg"],
	]);
});

test.each(categories)("the sheet of $name holds its items in its own order", (category) => {
	const names = [...sheet(category.id).matchAll(/<dt[^>]*>(.*?)<\/dt>/gs)].map(([, name = ""]) =>
		words(name),
	);
	expect(names).toEqual(category.items.map(({ name }) => name));
	expect(words(sheet(category.id))).toContain("Prices depend on the fabric.");
});

test("the category list leads to the sheets, All Items first and chosen", () => {
	const [nav = ""] = /<nav .*?<\/nav>/s.exec(html) ?? [];
	const links = [...nav.matchAll(/<a ([^>]*)>/g)].map(([, attributes = ""]) => attributes);
	expect(links.map((link) => /href="#([^"]+)"/.exec(link)?.[1])).toEqual([
		"all-items",
		"mens",
		"bulk",
		"home",
	]);
	expect(links.map((link) => link.includes('aria-current="true"'))).toEqual([
		true,
		false,
		false,
		false,
	]);
});

test("the search field has a name, and asks for this page when no script runs yet", () => {
	const [search = ""] = /<search.*?<\/search>/s.exec(html) ?? [];
	expect(search).toMatch(/<form [^>]*action="\/pricing"/);
	expect(search).toMatch(/<input [^>]*name="q"/);
	expect(search).toContain('placeholder="Search for a service..."');
	expect(search).toMatch(/<label[^>]*>.*<input/s);
	expect(search).toMatch(/<button type="submit"[^>]*>Search<\/button>/);
});

test("outside a search there is nothing to clear and no result", () => {
	expect(words(html)).not.toContain("Clear");
	expect(words(html)).not.toContain("Search Results");
	expect(words(html)).not.toContain("No matching results found.");
});

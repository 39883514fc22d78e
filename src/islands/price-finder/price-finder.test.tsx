/** The pricing page as it is served. */
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Price } from "../../../shop/types.ts";
import { PriceFinder } from "./price-finder.tsx";
import { allItems, PriceSheets } from "./price-sheets.tsx";

const amount: Price = { kind: "amount", text: "80", low: 8000 };
const item = (id: string, name: string, price: Price = amount) => ({ id, name, price });
const categories = [
	{
		id: "mens",
		name: "Men’s",
		items: [
			item("mens-shirt", "Shirt"),
			item("mens-jacket", "Jacket", { kind: "range", text: "250–400", low: 25000, high: 40000 }),
		],
	},
	{
		id: "bulk",
		name: "Bulk",
		items: [item("fold", "Wash & fold", { ...amount, low: 6900, unit: "kg" })],
	},
	{ id: "nothing-yet", name: "Nothing yet", items: [] },
	{
		id: "home",
		name: "Home",
		items: [
			item("jacket", "Jacket", { kind: "quote", text: "On request" }),
			item("ecru", "Écru curtain"),
		],
	},
];
const html = renderToString(
	<PriceFinder
		heading="Our Pricing"
		lede="One clear rate card."
		categories={categories}
		askHref="https://wa.me/91"
		sheets={<PriceSheets categories={categories} note="Prices depend on the fabric." />}
	/>,
).replaceAll("<!-- -->", "");
const words = (text: string) => text.replaceAll(/<[^>]+>/g, "").replaceAll("&amp;", "&");
/** The markup of a sheet, by its id. */
const sheet = (id: string) =>
	new RegExp(`<section [^>]*\\bid="${id}".*?</section>`, "s").exec(html)?.[0] ?? "";
const tag = (markup: string) => /^<[^>]+>/.exec(markup)?.[0] ?? "";

test("all sheets are there, and All Items is the one in view", () => {
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
	expect(items.map((item) => /value="([^"]+)"/.exec(item)?.[1])).toEqual(["fold", "jacket"]);
	expect(html).not.toContain("most-asked");
});

test("All Items holds every item and price, sorted by name, with its category where names repeat", () => {
	const rows = [...sheet("all-items").matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)];
	expect(rows.map(([, name = "", price = ""]) => [words(name), words(price)])).toEqual([
		["Écru curtain", "₹80"],
		["Jacket Men’s", "₹250–400"],
		["Jacket Home", "On request"],
		["Shirt", "₹80"],
		["Wash & fold", "₹69 per kg"],
	]);
});

test("items that share their name in the shop's own language have their category in another", () => {
	const hindi = [
		{ id: "mens", name: "जेंट्स", items: [item("mens-kurta", "कुर्ता"), item("shirt", "शर्ट")] },
		{ id: "womens", name: "लेडीज़", items: [item("womens-kurta", "कुर्ता / कुर्ती")] },
	];
	const english = [
		{ id: "mens", name: "Men’s", items: [item("mens-kurta", "Kurta"), item("shirt", "Shirt")] },
		{ id: "womens", name: "Women’s", items: [item("womens-kurta", "Kurta")] },
	];
	expect(allItems(hindi, english).map(({ name, category }) => [name, category])).toEqual([
		["कुर्ता", "जेंट्स"],
		["कुर्ता / कुर्ती", "लेडीज़"],
		["शर्ट", undefined],
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
		...categories.map(({ id }) => id),
	]);
	expect(links.map((link) => link.includes('aria-current="true"'))).toEqual([
		true,
		...categories.map(() => false),
	]);
});

test("the search asks for this page when no script runs yet; outside a search there is no result", () => {
	const [search = ""] = /<search.*?<\/search>/s.exec(html) ?? [];
	expect(search).toMatch(/<form [^>]*action="\/pricing"/);
	expect(search).toMatch(/<label[^>]*>.*<input [^>]*name="q"/s);
	expect(words(html)).not.toContain("Clear");
	expect(words(html)).not.toMatch(/Search Results|No matching results found/);
});

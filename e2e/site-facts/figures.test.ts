/** Phone numbers, prices and times of day on the pages: the content's, and no others. */

import { describe, expect, test } from "vitest";
import { fullTime, shortTime } from "#language/hours";
import { shop } from "../../shop/shop.ts";
import { allTexts, textsIn } from "../../shop/walk-texts.ts";
import { allRoutes, routes } from "../../src/site-map.ts";
import { openSite } from "./open-site.ts";
import { barePrice, squeezed } from "./page-parts.ts";

const site = await openSite();
const { business, prices } = shop;
const addresses = allRoutes(shop["landing-pages"], shop["keyword-pages"]);

const said = allTexts(shop).map(({ text }) => text);
const clocks = textsIn("business", business).filter(({ text }) => /^\d\d:\d\d$/.test(text));
const times = new Set([
	...clocks.flatMap(({ text }) => [fullTime(text), shortTime(text)].map(squeezed)),
	...said.flatMap(timesIn),
]);
const figures = new Set(said.flatMap(figuresIn));

function timesIn(text: string): string[] {
	return squeezed(text).match(/\b\d{1,2}(?::\d\d)? [AP]M\b/g) ?? [];
}

/** "from ₹2,000" → "2000" */
function figuresIn(text: string): string[] {
	return barePrice(text).match(/\d+(?:\.\d+)?/g) ?? [];
}

/** The text of a page for readers and listeners, its parts set apart by spaces. */
function wordsOf(page: Document): string {
	const texts: string[] = [];
	const walker = page.createTreeWalker(page.body, 4);
	for (let node = walker.nextNode(); node; node = walker.nextNode())
		if (!node.parentElement?.closest("script, style, [aria-hidden=true]"))
			texts.push(node.nodeValue ?? "");
	for (const element of page.querySelectorAll("[alt], [aria-label]"))
		texts.push(element.getAttribute("alt") ?? element.getAttribute("aria-label") ?? "");
	return squeezed(texts.join(" "));
}

describe.each(addresses)("%s", (path) => {
	test("names the shop, its phone and its hours", async () => {
		const words = wordsOf((await site.page(path)).document);
		for (const text of [business.name, business.phone, business.hoursInWords.hours])
			expect(words).toContain(squeezed(text));
	});

	test("shows no number, price or time that the content does not have", async () => {
		const words = wordsOf((await site.page(path)).document);
		const digits = business.phone.replace(/\D/g, "");
		const phones = words
			.replaceAll(business.phone, "…")
			.match(/(?<![\d+])(?:\+|0)?\d[\d ()-]{7,}\d/g);
		const strange = (phones ?? []).filter((text) => !digits.endsWith(text.replace(/\D|^0/g, "")));
		expect(strange).toEqual([]);
		const sums = words.match(/₹\s?[\d,]*\d(?:[-–][\d,]*\d)?/g) ?? [];
		expect(sums.filter((sum) => !figuresIn(sum).every((one) => figures.has(one)))).toEqual([]);
		expect(timesIn(words).filter((time) => !times.has(time))).toEqual([]);
	});
});

test("Pricing shows every line of the rate card with its own price", async () => {
	const words = ` ${barePrice(wordsOf((await site.page(routes.pricing)).document))}`;
	const lines = prices.categories.flatMap(({ items }) =>
		items.map(({ name, price }) => barePrice(`${name} ${price.text}`)),
	);
	// "Shirt 80" is neither in "T-Shirt 80" nor in "Shirt 800" or "Shirt 80-90".
	const missing = lines.filter(
		(line) =>
			!new RegExp(`[^\\w-]${line.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![-.]?\\d)`).test(words),
	);
	expect(missing).toEqual([]);
});

import { expect, test } from "vitest";
import { type Price, parsePrice } from "./price.ts";
import { shop } from "./shop.ts";

test.each<[string, Price]>([
	["300", { kind: "amount", low: 300 }],
	["  ₹ 1,200 ", { kind: "amount", low: 1200 }],
	["1,20,000", { kind: "amount", low: 120_000 }],
	["69.50 per kg", { kind: "amount", low: 69.5, unit: "kg" }],
	["35 per sqft", { kind: "amount", low: 35, unit: "sqft" }],
	["120–150", { kind: "range", low: 120, high: 150 }],
	["₹250 - ₹400 per panel", { kind: "range", low: 250, high: 400, unit: "panel" }],
	["starts @ 300", { kind: "from", low: 300 }],
	["Starts at 300", { kind: "from", low: 300 }],
	["Starting from ₹69 per kg", { kind: "from", low: 69, unit: "kg" }],
	["from ₹300 per sq. meter", { kind: "from", low: 300, unit: "sq. meter" }],
	["starts @ 50 per set", { kind: "from", low: 50, unit: "set" }],
	["Contact us for a quote", { kind: "quote" }],
	["Custom pricing", { kind: "quote" }],
	["on request", { kind: "quote" }],
])("%j is read", (text, price) => {
	expect(parsePrice(text)).toEqual(price);
});

test.each<[string, RegExp]>([
	["-80", /Take the minus sign off/],
	["8O", /a letter among its digits/],
	["l50", /a letter among its digits/],
	["0", /nothing costs nothing/],
	["0.00", /nothing costs nothing/],
	["from 0", /nothing costs nothing/],
	["080", /Take the zero out/],
	["Rs. 80/-", /Write the number alone/],
	["80/-", /Write the number alone/],
	["$80", /Write the number alone/],
	["150–120", /the lower first, as in "120–150"/],
	["150-150", /Write it once/],
	["from 120–150", /either "from …" or a range/],
	["80000000", /more than ten lakh/],
	["1,2", /as one of these: "300"/],
	["69.999", /as one of these/],
	["1.200,00", /as one of these/],
	["८०", /digits as 0 to 9/],
	["69/kg", /Write "per" for the stroke: "69 per kg"/],
	["2 for 100", /as one of these/],
	["50%", /as one of these/],
	["eighty", /as one of these/],
	["80 80", /as one of these/],
	["80 per", /as one of these/],
	["80 per 5 kg", /as one of these/],
	["--", /as one of these/],
	["", /as one of these/],
])("%j is refused with a remedy", (text, remedy) => {
	expect(parsePrice(text)).toEqual({ fault: expect.stringMatching(remedy) });
});

test("every price of the shop is read", () => {
	const texts = [
		...shop.prices.categories.flatMap(({ items }) => items.map(({ price }) => price)),
		...shop.services.map(({ price }) => price),
		...shop["keyword-pages"].map(({ featuredService }) => featuredService.price),
	];
	expect(texts.filter((text) => "fault" in parsePrice(text))).toEqual([]);
});

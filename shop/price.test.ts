import { expect, test } from "vitest";
import { parsePrice } from "./price.ts";

test.each([
	["300", { kind: "amount", low: 30_000 }],
	["  ₹ 1,200 ", { kind: "amount", text: "₹ 1,200", low: 120_000 }],
	["1,20,000", { kind: "amount", low: 12_000_000 }],
	["69.50 per kg", { kind: "amount", low: 6950, unit: "kg", measure: "kg" }],
	["8.7", { kind: "amount", low: 870 }],
	["69 per Kilo", { kind: "amount", low: 6900, unit: "Kilo", measure: "kg" }],
	["35 per sqft", { kind: "amount", low: 3500, unit: "sqft", measure: "sqft" }],
	["35 per square foot", { kind: "amount", low: 3500, unit: "square foot", measure: "sqft" }],
	["120–150", { kind: "range", low: 12_000, high: 15_000 }],
	["₹250 - ₹400 per panel", { kind: "range", low: 25_000, high: 40_000, unit: "panel" }],
	["starts @ 300", { kind: "from", opening: "starts @", low: 30_000 }],
	["starts @600", { kind: "from", opening: "starts @", low: 60_000 }],
	["Starts at 300", { kind: "from", opening: "Starts at", low: 30_000 }],
	[
		"Starting from ₹69 per kg",
		{ kind: "from", opening: "Starting from", low: 6900, unit: "kg", measure: "kg" },
	],
	[
		"from ₹300 per sq. meter",
		{ kind: "from", opening: "from", low: 30_000, unit: "sq. meter", measure: "sqm" },
	],
	["starts @ 50 per set", { kind: "from", opening: "starts @", low: 5000, unit: "set" }],
	["Contact us for a quote", { kind: "quote" }],
	["Custom pricing", { kind: "quote" }],
	["on request", { kind: "quote" }],
])("%j is read", (text, price) => {
	expect(parsePrice(text)).toEqual({ text, ...price });
});

test.each<[string, RegExp]>([
	["-80", /Remove the minus sign/],
	["8O", /a letter among its digits/],
	["l50", /a letter among its digits/],
	["0", /no price can be 0/],
	["0.00", /no price can be 0/],
	["from 0", /no price can be 0/],
	["080", /Remove the zero/],
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
	["69/kg", /Write "per" instead of the slash: "69 per kg"/],
	["2 for 100", /as one of these/],
	["50%", /as one of these/],
	["eighty", /as one of these/],
	["80 80", /as one of these/],
	["80 per", /as one of these/],
	["80 per 5 kg", /as one of these/],
	["--", /as one of these/],
	["", /as one of these/],
])("%j is refused with a remedy", (text, remedy) => {
	expect(parsePrice(text)).toEqual({ error: expect.stringMatching(remedy) });
});

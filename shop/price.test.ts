import { expect, test } from "vitest";
import { formatPrice } from "./format-price.ts";
import { parsePrice } from "./price.ts";
import { estimate } from "./price-estimate.ts";

test.each([
	["300", { kind: "amount", low: 30_000 }],
	["  ₹ 1,200 ", { kind: "amount", text: "₹ 1,200", low: 120_000 }],
	["1,20,000", { kind: "amount", low: 12_000_000 }],
	["69.50 per kg", { kind: "amount", low: 6950, unit: "kg", measure: "kg" }],
	["35 per square foot", { kind: "amount", low: 3500, unit: "square foot", measure: "sqft" }],
	["120–150", { kind: "range", low: 12_000, high: 15_000 }],
	["₹250 - ₹400 per panel", { kind: "range", low: 25_000, high: 40_000, unit: "panel" }],
	["starts @ 300", { kind: "from", opening: "starts @", low: 30_000 }],
	[
		"Starting from ₹69 per kg",
		{ kind: "from", opening: "Starting from", low: 6900, unit: "kg", measure: "kg" },
	],
	["Contact us for a quote", { kind: "quote" }],
	["As per work", { kind: "quote" }],
	["Free", { kind: "amount", low: 0 }],
	["Rs. 15/- per pc", { kind: "amount", low: 1500, unit: "piece" }],
	["Rs.80-120/-", { kind: "range", low: 8000, high: 12_000 }],
	["१२०", { kind: "amount", low: 12_000 }],
	["₹25/pair", { kind: "amount", low: 2500, unit: "pair" }],
	["90 per set of 6", { kind: "amount", low: 9000, unit: "set of 6" }],
	["50 per 10 min", { kind: "amount", low: 5000, unit: "10 minutes" }],
	["Rs 10 each", { kind: "amount", low: 1000 }],
	["₹99 per Kg.", { kind: "amount", low: 9900, unit: "kg", measure: "kg" }],
	["₹65 per kg (min 3 kg)", { kind: "amount", low: 6500, unit: "kg", measure: "kg", least: 3 }],
	["250 onwards", { kind: "from", opening: "from", low: 25_000 }],
	["min 100", { kind: "from", opening: "from", low: 10_000 }],
	["2 for 100", { kind: "amount", low: 10_000, pack: 2 }],
	["100 + GST", { kind: "amount", low: 10_000, note: "GST extra" }],
	[
		"600 per month for 100 clothes",
		{ kind: "amount", low: 60_000, unit: "month", note: "100 clothes" },
	],
])("%j is read", (text, price) => {
	expect(parsePrice(text)).toEqual({ text, ...price });
});

test.each<[string, RegExp]>([
	["-80", /Remove the minus sign/],
	["8O", /a letter among its digits/],
	["0", /no price can be 0/],
	["080", /Remove the zero/],
	["$80", /Write the number alone/],
	["150–120", /the lower first, as in "120–150"/],
	["from 120–150", /either "from …" or a range/],
	["1000001", /more than ten lakh/],
	["69.999", /as one of these/],
	["60 / 100", /Name the two works or speeds/],
	["+ ₹10", /Write it behind that price in brackets/],
	["N/A", /Leave the item out/],
	["upto 400", /from which price on/],
	["80 prति pc", /does not understand “prति pc”/],
	["two hundred", /Write the figure/],
	["eighty", /as one of these/],
	["80 per", /as one of these/],
	["", /as one of these/],
])("%j is refused with a remedy", (text, remedy) => {
	expect(parsePrice(text)).toEqual({ error: expect.stringMatching(remedy) });
});

test.each<[string, number, number]>([
	["65 per kg (min 3 kg)", 1, 19_500],
	["5 pcs 100", 3, 10_000],
	["90 per set of 6", 3, 27_000],
	["120–150", 2, 24_000],
	["Free", 3, 0],
])("%s: the sum of %i", (text, quantity, sum) => {
	const price = parsePrice(text);
	expect(price).not.toHaveProperty("error");
	expect("error" in price || estimate([{ price, quantity }]).low).toBe(sum);
});

test.each([
	["1200", "₹1,200"],
	["10,00,000", "₹10,00,000"],
	["69.50", "₹69.50"],
	["120-150", "₹120–150"],
	["starts @ 300", "starts @ ₹300"],
	["from ₹199 per panel", "from ₹199 per panel"],
	["Contact us for a quote", "Contact us for a quote"],
])("%s is shown as %s", (written, shown) => {
	const price = parsePrice(written);
	expect("error" in price || formatPrice(price)).toBe(shown);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPrice } from "./read-price.ts";

const open = true;

describe("price texts that an owner may write", () => {
	test.each([
		["80/-", { low: 8000 }],
		["Rs. 80 only", { low: 8000 }],
		["₹69.50 per kilo", { low: 6950, measure: "kg" }],
		["69/kg", { low: 6900, measure: "kg" }],
		["69 a kg", { low: 6900, measure: "kg" }],
		["35 / sq ft", { low: 3500, measure: "sqft" }],
		["35 per square foot", { low: 3500, measure: "sqft" }],
		["300 per sq m", { low: 30000, measure: "sqm" }],
		["300+", { low: 30000, open }],
		["300 onwards", { low: 30000, open }],
		["300 per panel onwards", { low: 30000, open }],
		["Starts at ₹300", { low: 30000, open }],
		["from 300-500", { low: 30000, high: 50000, open }],
		["500-300", { low: 30000, high: 50000 }],
		["400-400", { low: 40000 }],
		["  starts   @  600 ", { low: 60000, open }],
		["40 each", { low: 4000 }],
	])("%j", (text, reading) => {
		expect(readPrice(text)).toEqual(reading);
	});
});

describe("what cannot be added up for certain counts as a price on asking", () => {
	test.each([
		"",
		"Free",
		"0",
		"20% off",
		"2 for 100",
		"up to 5 kg ₹300",
		"100 for 3",
		"80 (cotton), 120 (silk)",
		"80 for cotton",
		"500 per 5 kg",
		"80 + 18% GST",
		"9999999999999",
	])("%j", (text) => {
		expect(readPrice(text)).toEqual({});
	});
});

test("no text at all is too much for it", () => {
	const near = fc.string({
		unit: fc.constantFrom(..."0123456789₹,.-–@%+/ per kgsqftm"),
		maxLength: 24,
	});
	fc.assert(
		fc.property(fc.oneof(fc.string({ unit: "binary" }), near), (text) => {
			const { low = 1, high = low } = readPrice(text);
			expect(Number.isSafeInteger(low) && Number.isSafeInteger(high)).toBe(true);
			expect(low).toBeGreaterThan(0);
			expect(high).toBeGreaterThanOrEqual(low);
		}),
		{ numRuns: 500 },
	);
}, 20_000);

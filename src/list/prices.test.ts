import fc from "fast-check";
import { expect, test } from "vitest";
import { estimate } from "../../shop/price-estimate.ts";
import { estimateWords, type ListLine, type PriceFile, withPrices } from "./prices.ts";

const prices: PriceFile = {
	shirt: { kind: "amount", name: "Shirt", text: "₹80", low: 8000 },
	jacket: { kind: "range", name: "Jacket", text: "₹250–400", low: 25000, high: 40000 },
	sherwani: { kind: "from", name: "Sherwani", text: "@600", low: 60000, opening: "starts @" },
	wash: { kind: "amount", name: "Wash", text: "₹69 per kg", low: 6900, measure: "kg" },
	carpet: { kind: "amount", name: "Carpet", text: "₹35.25 per sqft", low: 3525, measure: "sqft" },
	linen: { kind: "quote", name: "Linen", text: "Contact us for a quote" },
};

function line(id: string, quantity?: number): ListLine {
	const price = prices[id];
	const measure = price && "measure" in price ? price.measure : undefined;
	return { id, name: id, measure, quantity, price };
}

test.each<[string, ListLine[], isExpress?: boolean]>([
	["₹410–560", [line("shirt", 2), line("jacket", 1)]],
	["from ₹850", [line("sherwani", 1), line("jacket", 1)]],
	["₹172.50", [line("wash", 2.5)]],
	["₹4,230", [line("carpet", 120)]],
	["from ₹80 + 1 to be measured", [line("shirt", 1), line("wash")]],
	["1 to be measured", [line("carpet")]],
	["₹80 + 2 on quote", [line("shirt", 1), line("linen", 1), line("silk", 3)]],
	["₹80 + express service", [line("shirt", 1)], true],
	["", []],
])("an estimate reads %s", (expected, lines, isExpress) => {
	expect(estimateWords(lines, isExpress)).toBe(expected);
});

test("one more line never lowers an estimate, the order makes no difference, and all is whole paise", () => {
	const anyLine = fc.record({
		id: fc.constantFrom(...Object.keys(prices)),
		hundredths: fc.option(fc.integer({ min: 50, max: 200_000 }), { nil: undefined }),
	});
	const lineOf = ({ id, hundredths }: { id: string; hundredths: number | undefined }) =>
		line(id, hundredths && hundredths / 100);
	fc.assert(
		fc.property(fc.array(anyLine.map(lineOf)), anyLine.map(lineOf), (lines, another) => {
			const before = estimate(lines);
			const after = estimate([...lines, another]);
			for (const part of ["low", "high", "quotes", "unmeasured", "open"] as const)
				expect(Number(after[part])).toBeGreaterThanOrEqual(Number(before[part]));
			expect(estimate([another, ...lines.toReversed()])).toEqual(after);
			expect(Number.isSafeInteger(after.low) && Number.isSafeInteger(after.high)).toBe(true);
			expect(after.high).toBeGreaterThanOrEqual(after.low);
		}),
	);
});

test("a kept list meets today's names, prices and measures", () => {
	const kept = [
		{ id: "shirt", name: "Old name", measure: "kg", quantity: 2.5 },
		{ id: "wash", name: "Wash", quantity: 3 },
		// These are no longer on the rate card.
		{ id: "cape", name: "Cape", quantity: 1 },
		{ id: "constructor", name: "Cape", quantity: 1 },
	] as const;
	const [shirt, wash, ...gone] = withPrices(kept, prices);
	expect(shirt).toMatchObject({ name: "Shirt", quantity: 1, price: prices.shirt });
	expect(wash).toMatchObject({ measure: "kg", quantity: undefined });
	expect(gone).toEqual(kept.slice(2));
});

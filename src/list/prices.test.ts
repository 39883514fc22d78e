import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { estimate } from "../../content/price-estimate.ts";
import {
	estimateWords,
	type ListLine,
	type ListPrice,
	type PriceFile,
	withPrices,
} from "./prices.ts";

const prices: Record<string, ListPrice> = {
	shirt: { kind: "amount", name: "Shirt", text: "₹80", low: 8000 },
	jacket: { kind: "range", name: "Jacket", text: "₹250–400", low: 25000, high: 40000 },
	sherwani: {
		kind: "from",
		name: "Sherwani",
		text: "starts @ ₹600",
		low: 60000,
		opening: "starts @",
	},
	wash: { kind: "amount", name: "Wash", text: "₹69 per kg", low: 6900, measure: "kg" },
	carpet: { kind: "amount", name: "Carpet", text: "₹35.25 per sqft", low: 3525, measure: "sqft" },
	linen: { kind: "quote", name: "Linen", text: "Contact us for a quote" },
};

function line(id: string, quantity?: number): ListLine {
	const price = prices[id];
	return {
		id,
		name: id,
		measure: price && "measure" in price ? price.measure : undefined,
		quantity,
		price,
	};
}

function words(...lines: ListLine[]): string {
	return estimateWords(lines);
}

describe("in words", () => {
	test.each([
		["₹160", [line("shirt", 2)]],
		["₹410–560", [line("shirt", 2), line("jacket", 1)]],
		["from ₹680", [line("shirt", 1), line("sherwani", 1)]],
		["from ₹850", [line("sherwani", 1), line("jacket", 1)]],
		["₹172.50", [line("wash", 2.5)]],
		["₹4,230", [line("carpet", 120)]],
		["from ₹80 + 1 to be measured", [line("shirt", 1), line("wash")]],
		["1 to be measured", [line("carpet")]],
		["₹80 + 2 on quote", [line("shirt", 1), line("linen", 1), line("silk", 3)]],
		["1 on quote", [line("linen", 9)]],
		[
			"from ₹600 + 1 to be measured + 1 on quote",
			[line("sherwani", 1), line("wash"), line("linen", 1)],
		],
		["", []],
	])("%s", (expected, lines) => {
		expect(words(...lines)).toBe(expected);
	});

	test("express service is named, since its price is its own", () => {
		expect(estimateWords([line("shirt", 1)], true)).toBe("₹80 + express service");
	});
});

describe("whatever is on the list", () => {
	const anyPrice: fc.Arbitrary<ListPrice> = fc
		.record({
			kind: fc.constantFrom("amount", "range", "from", "quote"),
			low: fc.integer({ min: 1, max: 10_000_000 }),
			more: fc.integer({ min: 1, max: 5_000_000 }),
		})
		.map(({ kind, low, more }) => {
			const price = { name: "Thing", text: "₹", low };
			if (kind === "range") return { ...price, kind, high: low + more };
			if (kind === "from") return { ...price, kind, opening: "from" };
			return kind === "amount" ? { ...price, kind } : { name: "Thing", text: "₹", kind: "quote" };
		});
	const anyLine: fc.Arbitrary<ListLine> = fc.record({
		id: fc.string(),
		name: fc.string(),
		quantity: fc.option(
			fc.integer({ min: 50, max: 200_000 }).map((hundredths) => hundredths / 100),
			{ nil: undefined },
		),
		price: fc.option(anyPrice, { nil: undefined }),
	});

	test("one more item never lowers any part of the estimate", () => {
		fc.assert(
			fc.property(fc.array(anyLine), anyLine, (lines, another) => {
				const before = estimate(lines);
				const after = estimate([...lines, another]);
				for (const part of ["low", "high", "quotes", "unmeasured"] as const)
					expect(after[part]).toBeGreaterThanOrEqual(before[part]);
				expect(Number(after.open)).toBeGreaterThanOrEqual(Number(before.open));
			}),
		);
	});

	test("a larger quantity never lowers it", () => {
		fc.assert(
			fc.property(anyLine, fc.integer({ min: 0, max: 9999 }), (item, more) => {
				const larger = { ...item, quantity: (item.quantity ?? 0) + more / 100 };
				expect(estimate([larger]).low).toBeGreaterThanOrEqual(estimate([item]).low);
				expect(estimate([larger]).high).toBeGreaterThanOrEqual(estimate([item]).high);
			}),
		);
	});

	test("the order makes no difference, and all is whole paise with the ends in order", () => {
		const shuffled = fc
			.array(anyLine)
			.chain((lines) =>
				fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
			);
		fc.assert(
			fc.property(shuffled, ([lines, mixed]) => {
				const sum = estimate(lines);
				expect(estimate(mixed)).toEqual(sum);
				expect(Number.isSafeInteger(sum.low) && Number.isSafeInteger(sum.high)).toBe(true);
				expect(sum.high).toBeGreaterThanOrEqual(sum.low);
			}),
		);
	});
});

describe("a kept list meets today's prices", () => {
	const file: PriceFile = prices;

	test("names come from the price file", () => {
		expect(withPrices([{ id: "shirt", name: "Old name", quantity: 2 }], file)).toMatchObject([
			{ name: "Shirt", quantity: 2, price: prices.shirt },
		]);
	});

	test("an item that is no longer on the rate card stays, on quote", () => {
		const item = { id: "cape", name: "Cape", quantity: 1 };
		expect(withPrices([item], file)).toEqual([item]);
		expect(withPrices([{ ...item, id: "constructor" }], file)[0]).not.toHaveProperty("price");
	});

	test("an item that is sold by another measure now loses its quantity", () => {
		expect(withPrices([{ id: "wash", name: "Wash", quantity: 3 }], file)[0]?.quantity).toBe(
			undefined,
		);
		expect(
			withPrices([{ id: "shirt", name: "Shirt", measure: "kg", quantity: 2.5 }], file)[0],
		).toMatchObject({ quantity: 1, measure: undefined });
	});
});

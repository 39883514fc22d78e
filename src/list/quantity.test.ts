import { expect, test } from "vitest";
import type { Measure } from "../../shop/price-units.ts";
import { readQuantity, stepped } from "./quantity.ts";

test.each<[typed: string, measure: Measure | undefined, quantity: number]>([
	["1", undefined, 1],
	[" 999 ", undefined, 999],
	["0.5", "kg", 0.5],
	[".75", "kg", 0.75],
	["12.", "kg", 12],
	["200", "kg", 200],
	["2,5", "kg", 2.5],
	["0,500", "kg", 0.5],
	["2.5 kg", "kg", 2.5],
	["1.29", "kg", 1.29],
	["120 sq. ft", "sqft", 120],
	["3 sq m", "sqm", 3],
	["1,200.5", "sqft", 1200.5],
	["२.५", "kg", 2.5],
	["２．５ kg", "kg", 2.5],
	["١٢٫٥", "kg", 12.5],
	["𝟗𝟗", undefined, 99],
	["１２ pcs", undefined, 12],
	["\u200e12\u200b \u00a0KG", "kg", 12],
])("%j as %s is %d", (typed, measure, quantity) => {
	expect(readQuantity(typed, measure)).toEqual({ quantity });
});

test("a measure may be left empty", () => {
	expect(readQuantity(" ", "kg")).toEqual({});
});

test.each<[string, Measure | undefined]>([
	["", undefined],
	["0", undefined],
	["1000", undefined],
	["1.5", undefined],
	["-3", undefined],
	["+3", undefined],
	["1e1", undefined],
	["²", undefined],
	["two", undefined],
	["1,2,3", undefined],
	["1,20,000", "sqft"],
	["९९९९", undefined],
	["0.49", "kg"],
	["200.01", "kg"],
	["2.555", "kg"],
	["1.2.3", "kg"],
	["1,234", "kg"],
	["2001", "sqft"],
	["5 kg", undefined],
	["500 g", "kg"],
	["12 sq m", "sqft"],
	["2 shirts", undefined],
])("%j as %s is refused", (typed, measure) => {
	expect(readQuantity(typed, measure)).toEqual({ error: expect.stringMatching(/from .* to /) });
});

test("visitors with more than the field takes are shown the way", () => {
	expect(readQuantity("9999").error).toMatch(/from 1 to 999\..*note/);
	expect(readQuantity("0").error).not.toMatch(/note/);
});

test.each<[number | undefined, 1 | -1, Measure | undefined, number | undefined]>([
	[1, 1, undefined, 2],
	[1, -1, undefined, undefined],
	[999, 1, undefined, undefined],
	[2.5, 1, "kg", 3],
	[2.5, -1, "kg", 2],
	[undefined, 1, "kg", 1],
	[undefined, -1, "kg", undefined],
	[1999.5, 1, "sqft", 2000],
])("a step from %s by %i as %s leads to %s", (quantity, by, measure, next) => {
	expect(stepped(quantity, by, measure)).toBe(next);
});

import { describe, expect, test } from "vitest";
import type { Measure } from "../../content/price-units.ts";
import { isQuantity, readQuantity, stepped } from "./measure.ts";

type Row = [typed: string, measure: Measure | undefined, quantity: number];

describe("what is typed as a quantity", () => {
	test.each<Row>([
		["1", undefined, 1],
		["99", undefined, 99],
		[" 12 ", undefined, 12],
		["0.5", "kg", 0.5],
		["200", "kg", 200],
		["2.5", "kg", 2.5],
		["2,5", "kg", 2.5],
		["2.5 kg", "kg", 2.5],
		[".75", "kg", 0.75],
		["1.29", "kg", 1.29],
		["120 sq. ft", "sqft", 120],
		["2000", "sqft", 2000],
		["12.5", "sqm", 12.5],
		["१२", undefined, 12],
		["२.५", "kg", 2.5],
		["１２ pcs", undefined, 12],
		["1,200", "sqft", 1200],
		["3 sq m", "sqm", 3],
	])("%j as %s", (typed, measure, quantity) => {
		expect(readQuantity(typed, measure)).toEqual({ quantity });
	});

	test.each<[string, Measure | undefined]>([
		["", undefined],
		["0", undefined],
		["100", undefined],
		["1.5", undefined],
		["-3", undefined],
		["two", undefined],
		["1e1", undefined],
		["1 2", undefined],
		["0.49", "kg"],
		["200.01", "kg"],
		["2.555", "kg"],
		["1,234", "kg"],
		["1.2.3", "kg"],
		["∞", "kg"],
		["0.9", "sqft"],
		["2001", "sqft"],
		["999", undefined],
		["९९९", undefined],
		["1,000", undefined],
		["1e3", undefined],
		["5 kg", undefined],
		["500 g", "kg"],
		["12 sq m", "sqft"],
		["2 shirts", undefined],
	])("%j as %s is refused", (typed, measure) => {
		expect(readQuantity(typed, measure)).toEqual({ error: expect.stringMatching(/from .* to /) });
	});
});

test("who has more than the field takes is shown the way", () => {
	expect(readQuantity("999").error).toMatch(/from 1 to 99\..*note/);
	expect(readQuantity("0").error).not.toMatch(/note/);
});

describe("a step leads to whole numbers, and not beyond the ends", () => {
	test.each<[number | undefined, 1 | -1, Measure | undefined, number | undefined]>([
		[1, 1, undefined, 2],
		[1, -1, undefined, undefined],
		[99, 1, undefined, undefined],
		[2.5, 1, "kg", 3],
		[2.5, -1, "kg", 2],
		[1, -1, "kg", undefined],
		[undefined, 1, "kg", 1],
		[undefined, -1, "kg", undefined],
		[1999.5, 1, "sqft", 2000],
		[2000, 1, "sqft", undefined],
	])("%s by %i as %s", (quantity, by, measure, next) => {
		expect(stepped(quantity, by, measure)).toBe(next);
	});
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, "3", null, undefined, {}])(
	"%s is no quantity",
	(value) => {
		expect(isQuantity(value)).toBe(false);
		expect(isQuantity(value, "kg")).toBe(false);
	},
);

import { expect, test } from "vitest";
import type { Measure } from "../../shop/price-units.ts";
import { readQuantity, stepped } from "./quantity.ts";

test.each<[measure: Measure | undefined, typed: Record<string, number>]>([
	[undefined, { "1": 1, " 999 ": 999, "𝟗𝟗": 99, "１２ pcs": 12 }],
	[
		"kg",
		{ "0.5": 0.5, ".75": 0.75, "12.": 12, "200": 200, "2,5": 2.5, "0,500": 0.5, "1.29": 1.29 },
	],
	["kg", { "२.५": 2.5, "２．５ kg": 2.5, "١٢٫٥": 12.5, "\u200e12\u200b \u00a0KG": 12 }],
	["sqft", { "120 sq. ft": 120, "1,200.5": 1200.5 }],
	["sqm", { "3 sq m": 3 }],
])("as %s are read %j", (measure, typed) => {
	for (const [text, quantity] of Object.entries(typed))
		expect(readQuantity(text, measure), text).toEqual({ quantity });
});

test.each<[measure: Measure | undefined, typed: string[]]>([
	[undefined, ["", "0", "1000", "1.5", "-3", "+3", "1e1", "²", "two", "1,2,3", "९९९९"]],
	[undefined, ["5 kg", "2 shirts"]],
	["kg", ["0.49", "200.01", "2.555", "1.2.3", "1,234", "500 g"]],
	["sqft", ["1,20,000", "2001", "12 sq m"]],
])("as %s are refused %j", (measure, typed) => {
	for (const text of typed)
		expect(readQuantity(text, measure), text).toEqual({
			error: expect.stringMatching(/from .* to /),
		});
});

test("a measure may be left empty; visitors with more than the field takes are shown the way", () => {
	expect(readQuantity(" ", "kg")).toEqual({});
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

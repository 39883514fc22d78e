import { expect, test } from "vitest";
import { readNumber } from "./typed-number.ts";

test.each<[string, number, string]>([
	["12", 12, ""],
	["१२", 12, ""],
	["२.५ kg", 2.5, "kg"],
	["１２", 12, ""],
	["２．５", 2.5, ""],
	["١٢٫٥", 12.5, ""],
	["১২", 12, ""],
	["𝟗𝟗", 99, ""],
	["1,5", 1.5, ""],
	["12,34", 12.34, ""],
	["1,200", 1200, ""],
	["1,20,000", 120_000, ""],
	["1,200.5", 1200.5, ""],
	["0,500", 0.5, ""],
	[".75", 0.75, ""],
	["12.", 12, ""],
	["\u200e12\u200b \u00a0KG", 12, "kg"],
	["007", 7, ""],
	["1e3", 1, "e3"],
])("%j is read as %d and %j", (typed, number, rest) => {
	expect(readNumber(typed)).toEqual({ number, rest });
});

test.each(["", " ", ".", ",", "1.2.3", "1,2,3", "1,234,5", "-3", "+3", "½", "²", "two"])(
	"%j is no number",
	(typed) => {
		expect(readNumber(typed).number).toBeNaN();
	},
);

test("every script's digits are read, as the platform writes them", () => {
	const scripts = Intl.supportedValuesOf("numberingSystem").filter((numberingSystem) =>
		/^\p{Nd}{10}$/u.test(digitsOf(numberingSystem)),
	);
	expect(scripts.length).toBeGreaterThan(50);
	for (const script of scripts)
		expect(readNumber(digitsOf(script)).number, script).toBe(1_234_567_890);
});

function digitsOf(numberingSystem: string): string {
	return new Intl.NumberFormat("en", { numberingSystem, useGrouping: false }).format(1_234_567_890);
}

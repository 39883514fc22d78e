import { expect, test } from "vitest";
import {
	type FactSource,
	fillText,
	PlaceholderError,
	UnknownPlaceholderError,
} from "./placeholders.ts";

const facts: FactSource = {
	resolve: (name, argument) => (argument ? `${name}(${argument})` : `the ${name}`),
	test: (condition) => condition === "true" || condition === "price:a",
};
const fill = (text: string, ...keep: string[]) => fillText(text, facts, keep);

test.each([
	["plain words", "plain words"],
	["Open {hours}.", "Open the hours."],
	["{price:mens-shirt}", "price(mens-shirt)"],
	["{Hours} today", "The hours today"],
	["a{if true| b}", "a b"],
	["a{if false| b}", "a"],
	["{if false|yes|no}", "no"],
	["{if price:a|{price:a}|ask}", "price(a)"],
	["{if true|open{if false| x|, {days}}|shut}", "open, the days"],
	["{exactly:₹80} and {exactly:Doon}", "₹80 and Doon"],
	["a | b", "a | b"],
])("%s reads %s", (text, filled) => {
	expect(fill(text)).toBe(filled);
});

test("an unknown name in the other branch is reported too; a fact that is missing today is not", () => {
	const source: FactSource = {
		resolve: (name) => {
			if (name === "rating") throw new PlaceholderError("has no rating");
			throw new UnknownPlaceholderError(`has {${name}}`);
		},
		test: () => false,
	};
	expect(() => fillText("{if reviews|{ratign}}", source)).toThrow("has {ratign}");
	expect(fillText("{if reviews|{rating}|none}", source)).toBe("none");
});

test("what the browser fills in later stays", () => {
	expect(fill("from {area} in {city}", "area")).toBe("from {area} in the city");
	expect(fill("from {area:Jakhan}", "area")).toBe("from area(Jakhan)");
});

test.each([
	["Open {hours", /never closed/],
	["Open hours}", /without a \{ before it/],
	["Open {}", /an empty placeholder/],
	["{if true|yes", /never closed/],
	["{if true|yes|no|maybe", /never closed/],
	["{if true}", /without the words/],
])("%s is refused with what to do", (text, words) => {
	expect(() => fill(text)).toThrow(words);
});

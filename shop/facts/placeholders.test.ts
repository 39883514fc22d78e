import { expect, test } from "vitest";
import type { Fact, Facts } from "./facts.ts";
import { fillText } from "./placeholders.ts";

const facts: Facts = {
	values: new Map<string, Fact>([
		["hours", "the hours"],
		["days", "the days"],
		["city", "the city"],
		["price:mens-shirt", "₹80"],
		["price:a", "₹5"],
		["area:Jakhan", "Jakhan"],
		["rating", { missing: "has no rating" }],
	]),
	conditions: new Map([
		["true", true],
		["false", false],
		["price:a", true],
	]),
};
const fill = (text: string, ...keep: string[]) => fillText(text, facts, keep);

test.each([
	["plain words", "plain words"],
	["Open {hours}.", "Open the hours."],
	["{price:mens-shirt}", "₹80"],
	["{Hours} today", "The hours today"],
	["a{if true| b}", "a b"],
	["{if false|yes|no}", "no"],
	["{if price:a|{price:a}|ask}", "₹5"],
	["{if true|open{if false| x|, {days}}|shut}", "open, the days"],
	["{exactly:₹80} and {exactly:Doon}", "₹80 and Doon"],
])("%s reads %s", (text, filled) => {
	expect(fill(text)).toBe(filled);
});

test("an unknown name in the other branch is reported too; a fact that is missing today is not", () => {
	expect(() => fill("{if false|{ratign}}")).toThrow("Did you mean {rating}?");
	expect(() => fill("{rating}")).toThrow("has no rating");
	expect(fill("{if false|{rating}|none}")).toBe("none");
});

test("what the browser fills in later stays", () => {
	expect(fill("from {area} in {city}", "area")).toBe("from {area} in the city");
	expect(fill("from {area:Jakhan}", "area")).toBe("from Jakhan");
});

test.each([
	["Open {hours", /never closed/],
	["Open hours}", /without a \{ before it/],
	["Open {}", /an empty placeholder/],
	["{if true|yes|no|maybe", /never closed/],
	["{if true}", /without the words/],
	["{if true|".repeat(3000), /more than 5 conditions/],
])("%s is refused with what to do", (text, words) => {
	expect(() => fill(text)).toThrow(words);
});

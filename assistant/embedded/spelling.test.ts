import { describe, expect, test } from "vitest";
import { createSpeller, editDistance, mistakesAllowed, neverMeant, soundKey } from "./spelling.ts";

test.each([
	["rajaai", "razai"],
	["saree", "sari"],
	["khambal", "kambal"],
	["blannket", "blanket"],
	["phone", "fone"],
])("%s sounds like %s", (first, second) => {
	expect(soundKey(first)).toBe(soundKey(second));
});

test.each([
	["shirt", "shirt", 0],
	["shrit", "shirt", 1],
	["lehnga", "lehenga", 1],
	["", "coat", 4],
	["kurta", "curtain", 3],
])("%s and %s are %i mistakes apart", (first, second, mistakes) => {
	expect(editDistance(first, second)).toBe(mistakes);
	expect(editDistance(second, first)).toBe(mistakes);
});

test("short words allow no mistake, long ones two", () => {
	expect([3, 4, 6, 7, 12].map(mistakesAllowed)).toEqual([0, 1, 1, 2, 2]);
});

describe("a speller", () => {
	const spell = createSpeller(
		new Map([
			["shirt", 1],
			["short", Number.POSITIVE_INFINITY],
			["care", 1],
			["embroidered", 1],
			["mattress", 1],
			["selling", neverMeant],
		]),
	);

	test.each([
		["a letter too few", "shrt", "shirt"],
		["letters that changed places", "shrit", "shirt"],
		["two mistakes in a long word", "matterss", "mattress"],
		["the start of a long word", "embroid", "embroidered"],
		["a known word stays", "short", "short"],
		["a changed consonant makes another word", "case", undefined],
		["the first letter is right", "zhirt", undefined],
		["too short to tell", "sh", undefined],
		["far from all", "helicopter", undefined],
		["a word that is never meant", "seeling", undefined],
		["too long to be a word", "s".repeat(500), undefined],
	])("%s", (_, word, right) => {
		expect(spell(word)).toBe(right);
	});
});

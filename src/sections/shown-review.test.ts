import { expect, test } from "vitest";
import { starCount } from "./shown-review.ts";

test.each([
	["ONE", 1],
	["TWO", 2],
	["THREE", 3],
	["FOUR", 4],
	["FIVE", 5],
])("%s is %i", (word, count) => {
	expect(starCount(word)).toBe(count);
});

test.each([
	"five",
	"Five",
	"SIX",
	"ZERO",
	"STAR_RATING_UNSPECIFIED",
	"5",
	" FIVE",
	"FIVE ",
	"",
	"constructor",
	"toString",
	"hasOwnProperty",
	"__proto__",
])("%j is no star word and counts as 0", (word) => {
	expect(starCount(word)).toBe(0);
});

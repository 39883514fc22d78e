import { expect, test } from "vitest";
import { reviewDialogId, starCount } from "./shown-review.ts";

const ids = [
	"AbFvOqIJEM_hLg5gUy3Kk_OWMxtY8-sJPPju7aqSQMfhyibFWy==",
	"AbFvOqPG-In3b-NMkQPertsJaf7P4T24pMIrZxjwxB6Q3cBXF==",
	"ChdDSUhNMG9nS0VJQ0FnSUR+/w==",
	"accounts/1/locations/2/reviews/3",
	"with space",
	"-1",
	"é#.:[x]",
	"a+b",
	"a/b",
	"é",
	"ü",
	"👍",
	"wash-and-fold-service-1",
];

test.each(ids)("the dialog id of %s works as an element's id and in a selector", (reviewId) => {
	expect(reviewDialogId({ reviewId })).toMatch(/^review-[\w-]+$/);
});

test("each review has a dialog id of its own", () => {
	expect(new Set(ids.map((reviewId) => reviewDialogId({ reviewId }))).size).toBe(ids.length);
});

test("a review keeps its dialog id", () => {
	const [reviewId = ""] = ids;
	expect(reviewDialogId({ reviewId })).toBe(reviewDialogId({ reviewId }));
});

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

import { expect, test } from "vitest";
import { letterId } from "./letter-id.ts";

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

test.each(ids)("of %s works as an element's id and in a selector", (reviewId) => {
	expect(letterId({ reviewId })).toMatch(/^letter-[\w-]+$/);
});

test("each review has its own", () => {
	expect(new Set(ids.map((reviewId) => letterId({ reviewId }))).size).toBe(ids.length);
});

test("a review keeps its id", () => {
	const [reviewId = ""] = ids;
	expect(letterId({ reviewId })).toBe(letterId({ reviewId }));
});

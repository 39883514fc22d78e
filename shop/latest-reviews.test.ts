import { expect, test } from "vitest";
import { latestReviews } from "./latest-reviews.ts";

const at = (createTime: string) => ({ createTime });
const times = (reviews: { createTime: string }[]) => reviews.map(({ createTime }) => createTime);

/** Newest first; the texts of their times sort in another order. */
const newestFirst = [
	"2026-11-20T23:00:00-08:00",
	"2026-11-21T06:59:59Z",
	"2026-11-21T12:00:00+05:30",
	"2026-11-20T23:59:59.999Z",
	"2026-11-20T23:59:59Z",
	"2025-12-31T23:59:59Z",
];

test("the newest comes first, whatever the offsets say", () => {
	const shuffled = [3, 5, 0, 2, 4, 1].map((place) => at(newestFirst[place] ?? ""));
	expect(times(latestReviews(shuffled, 6))).toEqual(newestFirst);
});

test.each([
	[0, 0],
	[1, 1],
	[4, 4],
	[6, 6],
	[16, 6],
])("of six reviews, at most %i are %i", (count, shown) => {
	const latest = latestReviews(newestFirst.toReversed().map(at), count);
	expect(times(latest)).toEqual(newestFirst.slice(0, shown));
});

test("reviews of one moment keep the order they came in", () => {
	const reviews = [
		{ createTime: "2026-11-20T06:30:00Z", reviewId: "a" },
		{ createTime: "2026-11-20T12:00:00+05:30", reviewId: "b" },
	];
	expect(latestReviews(reviews, 2)).toEqual(reviews);
});

test("the reviews given stay as they were", () => {
	const reviews = newestFirst.toReversed().map(at);
	const before = structuredClone(reviews);
	const latest = latestReviews(reviews, 6);
	expect(reviews).toEqual(before);
	expect(latest).not.toBe(reviews);
});

test("no reviews are no reviews", () => {
	expect(latestReviews([], 8)).toEqual([]);
});

import { expect, test } from "vitest";
import { latestReviews } from "./latest-reviews.ts";

/** Newest first; the texts of their times sort in another order, and two are of one moment. */
const newestFirst = [
	"2026-11-20T23:00:00-08:00",
	"2026-11-21T06:59:59Z",
	"2026-11-21T06:30:00Z",
	"2026-11-21T12:00:00+05:30",
	"2026-11-20T23:59:59.999Z",
	"2025-12-31T23:59:59Z",
].map((createTime) => ({ createTime }));
const shuffled = [4, 2, 0, 5, 3, 1].flatMap((place) => newestFirst[place] ?? []);

test.each([0, 1, 4, 6, 16])("at most %i are the newest, whatever the offsets say", (count) => {
	const before = structuredClone(shuffled);
	expect(latestReviews(shuffled, count)).toEqual(newestFirst.slice(0, count));
	expect(shuffled).toEqual(before);
});

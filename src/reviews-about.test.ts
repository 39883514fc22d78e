import { expect, test } from "vitest";
import { reviewsAbout } from "./reviews-about.ts";

const review = (id: string, day: string, comment?: string) => ({
	...{ id, comment, createTime: `2026-${day}T00:00:00Z` },
});
const reviews = [
	review("sneakers", "10-04", "White sneakers. Actually white."),
	review("saree", "11-18", "Three silk sarees before a wedding."),
	review("suit", "11-15", "Suit back the same day."),
	review("shoe", "11-01", "One shoe was worse than the other."),
	review("wordless", "11-19"),
];
const ids = (subject: string, place = 0, count = 3) =>
	reviewsAbout(reviews, subject, place, count).map(({ id }) => id);

test("those that speak of a page's thing come first, the newest of them first", () => {
	expect(ids("shoe laundry service, sneaker cleaning").slice(0, 2)).toEqual(["shoe", "sneakers"]);
	// Words that every page shares do not count.
	expect(ids("laundry service in the dry cleaning near Dehradun")).toEqual(ids("curtains"));
});

test("what is left is filled up with others than on the page beside it; a long story of something else comes last, a rating without words never", () => {
	expect(ids("curtains", 0, 5)).toEqual(["suit", "sneakers", "shoe", "saree"]);
	expect(ids("curtains", 0, 2)).toEqual(["suit", "sneakers"]);
	expect(ids("curtains", 1, 2)).toEqual(["sneakers", "shoe"]);
});

test("of four that do not fit, two pages share one at most", () => {
	const many = Array.from({ length: 30 }, (_, index) => ({
		id: index,
		comment: "Good.",
		createTime: new Date(2026, 0, index + 1).toISOString(),
	}));
	const pages = many
		.slice(0, 13)
		.map((_, place) => reviewsAbout(many, "", place, 4).map(({ id }) => id));
	for (const [place, page] of pages.entries())
		for (const other of pages.slice(place + 1))
			expect(page.filter((id) => other.includes(id)).length).toBeLessThanOrEqual(1);
});

test("never more than asked for, never one twice", () => {
	for (let place = 0; place < 8; place++)
		expect(new Set(ids("saree, suit, shoe, sneakers", place, 3)).size).toBe(3);
	expect(ids("saree", 4, 9)).toHaveLength(4);
	expect(reviewsAbout([], "saree", 2, 4)).toEqual([]);
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ReviewCards, type ShownReview } from "./review-card.tsx";

const now = new Date("2026-11-20T12:00:00+05:30");
const review: ShownReview = {
	reviewId: "one",
	reviewer: { displayName: "Ananya Rawat" },
	starRating: "FIVE",
	comment: "The zari looks new.",
	createTime: "2026-11-18T06:12:41.327Z",
};
const render = (...reviews: ShownReview[]) =>
	renderToStaticMarkup(<ReviewCards reviews={reviews} now={now} columns="of-four" />);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, " ");

test("a card shows initials, name, time, stars and comment", () => {
	const html = render(review);
	for (const part of ["AR", "Ananya Rawat", "2 days ago", "The zari looks new."])
		expect(words(html)).toContain(part);
	expect(html).toContain('aria-label="Rated 5 out of 5"');
});

test("the cards are a list in the order given", () => {
	const html = render(
		{ ...review, reviewId: "one", comment: "first" },
		{ ...review, reviewId: "two", comment: "second" },
	);
	expect(html.match(/<li\b/g)).toHaveLength(2);
	expect(html.indexOf("first")).toBeLessThan(html.indexOf("second"));
});

describe("what a review may lack", () => {
	test("a comment: no empty paragraph stands for it", () => {
		expect(render({ ...review, comment: undefined })).not.toContain("<p");
	});

	test("a time of its own: it reads today, whenever the page is seen", () => {
		const html = render({ ...review, createTime: undefined });
		expect(words(html)).toContain("today");
		expect(html).not.toContain("<time");
	});

	test("a star word that is known: none is filled", () => {
		expect(render({ ...review, starRating: "constructor" })).toContain("Rated 0 out of 5");
	});
});

test("a name and a comment run in their own direction, and turn nothing else round", () => {
	const html = render({ ...review, reviewer: { displayName: "\u202eأمل" }, comment: "ممتاز" });
	expect(html).toContain("<bdi>\u202eأمل</bdi>");
	expect(html).toMatch(/<p [^>]*dir="auto"[^>]*>ممتاز/);
});

test("words of a reviewer stay words", () => {
	const html = render({ ...review, comment: "<img src=x onerror=alert(1)>" });
	expect(html).not.toContain("<img");
	expect(html).toContain("&lt;img src=x");
});

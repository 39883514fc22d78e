import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ReviewGrid } from "./review-grid.tsx";
import type { ShownReview } from "./shown-review.ts";

beforeEach(() => {
	vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00+05:30"), toFake: ["Date"] });
});
afterEach(() => {
	vi.useRealTimers();
});

const review: ShownReview = {
	reviewId: "one",
	reviewer: { displayName: "Ananya Rawat" },
	starRating: "FIVE",
	comment: "The zari looks new.",
	createTime: "2026-11-18T06:12:41.327Z",
};
const render = (reviews: ShownReview[], look: "cards" | "guest-book" | "brief" = "guest-book") =>
	renderToStaticMarkup(<ReviewGrid reviews={reviews} look={look} />);
/** What stands on the page, without the dialogs that open from it. */
const grid = (...reviews: ShownReview[]) => render(reviews).replace(/<dialog .*/s, "");
const words = (html: string) => html.replaceAll(/<[^>]+>/g, " ");

test("a card shows initials, name, time, stars and comment", () => {
	const html = grid(review);
	for (const part of ["AR", "Ananya Rawat", "2 days ago", "The zari looks new."])
		expect(words(html)).toContain(part);
	expect(html).toContain('aria-label="Rated 5 out of 5"');
});

test("the cards are a list in the order given", () => {
	const html = grid(
		{ ...review, reviewId: "one", comment: "first" },
		{ ...review, reviewId: "two", comment: "second" },
	);
	expect(html.match(/<li\b/g)).toHaveLength(2);
	expect(html.indexOf("first")).toBeLessThan(html.indexOf("second"));
});

describe("what a review may lack", () => {
	test.each([undefined, "", " \n"])(
		"words: %j makes a card in its place, which opens like the others",
		(comment) => {
			const ids = ["one", "two", "three"];
			const html = render(
				ids.map((reviewId) => ({
					...review,
					reviewId,
					...(reviewId === "two" && { comment, reviewer: { displayName: "Sameer Gurung" } }),
				})),
				"cards",
			);
			const [, second = ""] = (/<ul.*?<\/ul>/s.exec(html)?.[0] ?? "").split("</li>");
			for (const part of ["SG", "Sameer Gurung", "2 days ago"])
				expect(words(second)).toContain(part);
			expect(second).toContain('aria-label="Rated 5 out of 5"');
			expect(second).toContain('commandfor="review-2"');
			expect(second).not.toContain("<p");
			expect(html).toMatch(/<dialog [^>]*id="review-2".*Sameer Gurung/s);
		},
	);

	test("a star word that is known: none is filled", () => {
		expect(grid({ ...review, starRating: "constructor" })).toContain("Rated 0 out of 5");
	});
});

test.each([0, 1, 2, 3, 18, 500])(
	"%i reviews: as many cards, each with a letter of its own",
	(count) => {
		const html = render(
			Array.from({ length: count }, (_, place) => ({ ...review, reviewId: `review/${place}==` })),
			"cards",
		);
		expect(html.match(/<li class="card/g) ?? []).toHaveLength(count);
		const opened = [...html.matchAll(/command="show-modal" commandfor="([^"]+)"/g)];
		const letters = [...html.matchAll(/<dialog [^>]*\bid="([^"]+)"/g)];
		expect(opened.map(([, id]) => id)).toEqual(letters.map(([, id]) => id));
		expect(new Set(letters.map(([, id]) => id)).size).toBe(count);
		expect(html.includes("No reviews available at the moment. Check back later!")).toBe(
			count === 0,
		);
	},
);

test("a reply says whose it is where the shop gives a name", () => {
	const reviewReply = { comment: "Thank you!", updateTime: "2026-11-19T06:00:00Z" };
	const said = (replyBy?: string) => words(render([{ ...review, reviewReply, replyBy }], "cards"));
	expect(said().replaceAll(/\s+/g, " ")).toContain("Owner Reply: Thank you!");
	expect(said("Ritu Negi").replaceAll(/\s+/g, " ")).toMatch(
		/Owner Reply: Ritu Negi +· +Thank you!/,
	);
});

test("a guest book cuts words to six lines, cards cut words and reply to three", () => {
	const replied = {
		...review,
		reviewReply: { comment: "Thank you!", updateTime: "2026-11-19T06:00:00Z" },
	};
	const cuts = (look: "cards" | "guest-book" | "brief") =>
		render([replied], look).match(/\w+-lines/g) ?? [];
	expect(cuts("guest-book")).toEqual(["six-lines"]);
	expect(cuts("brief")).toEqual(["three-lines"]);
	expect(cuts("cards")).toEqual(["three-lines", "three-lines"]);
});

test("a name and a comment run in their own direction, and turn nothing else round", () => {
	const html = grid({ ...review, reviewer: { displayName: "\u202eأمل" }, comment: "ممتاز" });
	expect(html).toContain("<bdi>\u202eأمل</bdi>");
	expect(html).toContain("<bdi>ممتاز");
});

test("words of a reviewer stay words", () => {
	const html = grid({ ...review, comment: "<img src=x onerror=alert(1)>" });
	expect(html).not.toContain("<img");
	expect(html).toContain("&lt;img src=x");
});

import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ReviewWall } from "./review-wall.tsx";
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
const render = (reviews: ShownReview[], look: "cards" | "guest-book" = "guest-book") =>
	renderToStaticMarkup(<ReviewWall reviews={reviews} look={look} />);
/** What stands on the wall, without the letters that open from it. */
const wall = (...reviews: ShownReview[]) => render(reviews).replace(/<dialog .*/s, "");
const words = (html: string) => html.replaceAll(/<[^>]+>/g, " ");

test("a card shows initials, name, time, stars and comment", () => {
	const html = wall(review);
	for (const part of ["AR", "Ananya Rawat", "2 days ago", "The zari looks new."])
		expect(words(html)).toContain(part);
	expect(html).toContain('aria-label="Rated 5 out of 5"');
});

test("the cards are a list in the order given", () => {
	const html = wall(
		{ ...review, reviewId: "one", comment: "first" },
		{ ...review, reviewId: "two", comment: "second" },
	);
	expect(html.match(/<li\b/g)).toHaveLength(2);
	expect(html.indexOf("first")).toBeLessThan(html.indexOf("second"));
});

describe("what a review may lack", () => {
	test.each([undefined, "", " \n"])(
		"words: %j makes a line in the row of ratings, not a card",
		(comment) => {
			const html = wall({ ...review, comment }, { ...review, reviewId: "two" });
			const [cards = "", ratings = ""] = html.split("Ratings without a comment");
			expect(cards.match(/<li\b/g)).toHaveLength(1);
			expect(ratings.match(/<li\b/g)).toHaveLength(1);
			expect(ratings).not.toContain("<p");
			for (const part of ["AR", "Ananya Rawat", "2 days ago"])
				expect(words(ratings)).toContain(part);
			expect(ratings).toContain('aria-label="Rated 5 out of 5"');
		},
	);

	test("words of its own, with a reply: a card where replies are shown", () => {
		const replied = {
			...review,
			comment: undefined,
			reviewReply: { comment: "Thank you!", updateTime: "2026-11-19T06:00:00Z" },
		};
		expect(render([replied], "cards")).toMatch(/<li class="card.*Thank you!.*<dialog/s);
		expect(render([replied], "cards")).not.toContain("Ratings without a comment");
		expect(wall(replied)).toContain("Ratings without a comment");
	});

	test("a time of its own: it reads today, whenever the page is seen", () => {
		const html = wall({ ...review, createTime: undefined });
		expect(words(html)).toContain("today");
		expect(html).not.toContain("<time");
	});

	test("a star word that is known: none is filled", () => {
		expect(wall({ ...review, starRating: "constructor" })).toContain("Rated 0 out of 5");
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
		expect(html).not.toContain("Ratings without a comment");
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

describe("a guest book", () => {
	const long = { ...review, comment: "Seven sarees, all as new. ".repeat(20) };

	test("shows a short review whole, with nothing to open", () => {
		const html = render([review]);
		expect(html).not.toMatch(/<button|<dialog|is-cut/);
	});

	test("cuts a long one, which opens", () => {
		const html = render([long]);
		expect(html).toMatch(/<li class="[^"]*is-cut[^"]*">.*<button[^>]*aria-haspopup="dialog"/);
		expect(html).toMatch(/<dialog .*Seven sarees/);
	});
});

test("only ratings without a comment: a row, and no empty grid", () => {
	const html = wall({ ...review, comment: undefined });
	expect(html).not.toContain("review-lanes");
	expect(html).toContain("Ratings without a comment");
});

test("a name and a comment run in their own direction, and turn nothing else round", () => {
	const html = wall({ ...review, reviewer: { displayName: "\u202eأمل" }, comment: "ممتاز" });
	expect(html).toContain("<bdi>\u202eأمل</bdi>");
	expect(html).toMatch(/<p [^>]*dir="auto"[^>]*>ممتاز/);
});

test("words of a reviewer stay words", () => {
	const html = wall({ ...review, comment: "<img src=x onerror=alert(1)>" });
	expect(html).not.toContain("<img");
	expect(html).toContain("&lt;img src=x");
});

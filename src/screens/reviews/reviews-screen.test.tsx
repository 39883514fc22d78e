import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { ShownReview } from "../../sections/shown-review.ts";
import { ReviewsScreen } from "./reviews-screen.tsx";

const page = {
	title: "Customer reviews",
	description: "What people say.",
	keywords: "reviews",
	heading: "Customer Reviews",
	lede: "Hear what our valued customers say about their experience with us.",
};
const links = {
	listing: "https://maps.example/place",
	write: "https://maps.example/write",
};
const reviews: ShownReview[] = [
	{
		reviewId: "AbFvOq/one==",
		reviewer: { displayName: "Ananya R.", profileUrl: "https://maps.example/contrib/1" },
		starRating: "FIVE",
		comment: "The zari looks new.",
		createTime: "2026-11-18T06:12:41Z",
		reviewReply: { comment: "Thank you, Ananya ji.", updateTime: "2026-11-18T13:05:09Z" },
	},
	{
		reviewId: "AbFvOq+two==",
		reviewer: { displayName: "Sameer G." },
		starRating: "FOUR",
		createTime: "2026-06-03T15:53:20Z",
	},
];

const render = (shown: ShownReview[]) =>
	renderToStaticMarkup(
		<ReviewsScreen
			page={page}
			reviews={shown}
			rating={{ averageRating: 4.9, totalReviewCount: 73 }}
			links={links}
		/>,
	);
const html = render(reviews);
const dialogs = /<dialog .*?<\/dialog>/gs;
const letters = html.match(dialogs) ?? [];
const grid = html.replaceAll(dialogs, "");
const count = (text: string, part: string | RegExp) => text.split(part).length - 1;
const words = (text: string) => text.replaceAll(/<[^>]+>/g, " ");

test("every id stands once", () => {
	const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
	expect(new Set(ids).size).toBe(ids.length);
});

test("each card's button opens the letter of its review", () => {
	const openers = [...grid.matchAll(/<button [^>]*command="show-modal"[^>]*>/g)];
	const targets = openers.map(([button]) => /commandfor="([^"]+)"/.exec(button)?.[1]);
	expect(targets).toEqual(letters.map((letter) => / id="([^"]+)"/.exec(letter)?.[1]));
	expect(targets).toHaveLength(reviews.length);
});

test("a card names its reviewer in the button, and shows comment and reply where there are any", () => {
	const [first = "", second = ""] = grid.split(/<li\b/).slice(1);
	expect(words(first)).toContain("Ananya R.");
	expect(words(first)).toContain("The zari looks new.");
	expect(words(first)).toMatch(/Owner Reply:\s+Thank you, Ananya ji\./);
	expect(words(second)).toContain("Sameer G.");
	expect(words(second)).not.toContain("Owner Reply:");
	expect(second).toContain("Rated 4 out of 5");
});

describe("a letter", () => {
	test.each([0, 1])("number %i is named by its reviewer", (place) => {
		const [, name] = /aria-labelledby="([^"]+)"/.exec(letters[place] ?? "") ?? [];
		const named = new RegExp(` id="${name}"[^>]*>${reviews[place]?.reviewer.displayName}`);
		expect(letters[place]).toMatch(named);
	});

	test.each([0, 1])(
		"number %i has two buttons that close it, and a press outside does",
		(place) => {
			const letter = letters[place] ?? "";
			const [, id] = / id="([^"]+)"/.exec(letter) ?? [];
			const closers = [...letter.matchAll(/<button [^>]*command="close"[^>]*>/g)];
			expect(closers).toHaveLength(2);
			for (const [button] of closers) expect(button).toContain(`commandfor="${id}"`);
			expect(words(letter)).toContain("Close");
			expect(letter).toMatch(/^<dialog [^>]*closedby="any"/);
		},
	);

	test("links to the reviewer's profile where there is one", () => {
		expect(letters[0]).toMatch(/<a [^>]*href="https:\/\/maps\.example\/contrib\/1"/);
		expect(letters[1]).not.toContain("<a ");
	});

	test("holds the whole comment and the reply, or leaves them out", () => {
		expect(words(letters[0] ?? "")).toContain("The zari looks new.");
		expect(words(letters[0] ?? "")).toMatch(/Owner Reply:\s+Thank you, Ananya ji\./);
		expect(letters[1]).not.toContain("Owner Reply:");
		expect(letters[1]).not.toContain('aria-label="Review"');
	});
});

describe("words from outside stay words, and stay where they are", () => {
	const turned = "\u202egnihtemos\u2066";
	const hostile = `<script>alert(1)</script> ${turned} ${"अ".repeat(5000)} 👩🏽‍🔧`;
	const shown = render([
		{
			...(reviews[0] as ShownReview),
			reviewId: '"><script>',
			reviewer: { displayName: hostile, profileUrl: "https://maps.example/contrib/1" },
			comment: hostile,
			reviewReply: { comment: hostile, updateTime: "2026-11-18T13:05:09Z" },
		},
	]).replaceAll(/<span lang="hi">([^<]*)<\/span>/g, "$1");
	const escaped = hostile.replaceAll("<", "&lt;").replaceAll(">", "&gt;");

	test("markup is shown, whole, wherever it stands", () => {
		expect(shown).not.toContain("<script");
		// Name, comment and reply, on the card and in the letter.
		expect(count(shown, escaped)).toBe(6);
	});

	test("controls of direction reach nothing but the words themselves", () => {
		const before = shown.split(escaped).slice(0, -1);
		for (const html of before)
			expect(html).toMatch(/<(?:bdi(?: [^>]*)?|p(?: [^>]*)? dir="auto")>$/);
	});
});

test("the two ways to the maps service stand above and below", () => {
	expect(count(grid, `href="${links.listing}"`)).toBe(2);
	expect(count(grid, `href="${links.write}"`)).toBe(2);
	const first = grid.indexOf(links.listing);
	const last = grid.lastIndexOf(links.listing);
	expect(first).toBeLessThan(grid.indexOf("<li "));
	expect(last).toBeGreaterThan(grid.lastIndexOf("<li "));
});

test("without reviews the page says so, and the links stay", () => {
	const empty = render([]);
	expect(empty).toContain("No reviews available at the moment. Check back later!");
	expect(empty).not.toContain("<dialog");
	expect(count(empty, `href="${links.write}"`)).toBe(2);
	expect(html).not.toContain("No reviews available");
});

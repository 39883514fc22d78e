import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Stars } from "./stars.tsx";

const render = (rating: number) => renderToStaticMarkup(<Stars rating={rating} />);
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe("one labelled image", () => {
	test.each([0, 1, 2, 3, 4, 4.9, 5])("rated %d", (rating) => {
		const html = render(rating);
		expect(html).toMatch(/^<svg [^>]*role="img"/);
		expect(html).toContain(`aria-label="Rated ${rating} out of 5"`);
		expect(count(html, /role=|aria-label=/g), "nothing else is read aloud").toBe(2);
	});
});

describe("the drawing", () => {
	test.each([0, 1, 2, 3, 4])(
		"of %i has as many filled stars as that, and five in all",
		(rating) => {
			const html = render(rating);
			expect(count(html, /<use [^>]*href="#one-star"/g)).toBe(5);
			expect(count(html, /fill-sand/g)).toBe(5 - rating);
			const places = [...html.matchAll(/ x="(\d+)"([^>]*)/g)];
			expect(places.map(([, , rest]) => rest?.includes("fill-sand"))).toEqual(
				[0, 1, 2, 3, 4].map((place) => place >= rating),
			);
			expect(new Set(places.map(([, x]) => x)).size, "each at its own place").toBe(5);
		},
	);

	test.each([4.9, 5])("of %d is the full row", (rating) => {
		expect(render(rating)).toMatch(/<use href="#five-stars"/);
		expect(render(rating)).not.toContain("fill-sand");
	});
});

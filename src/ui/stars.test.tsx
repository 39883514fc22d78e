import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stars } from "./stars.tsx";

const render = (rating: number) => renderToStaticMarkup(<Stars rating={rating} />);
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

test.each([0, 1, 2, 3, 4, 4.9, 5])(
	"rated %d is one labelled image, and nothing else is read aloud",
	(rating) => {
		const html = render(rating);
		expect(html).toMatch(/^<svg [^>]*role="img"/);
		expect(html).toContain(`aria-label="Rated ${rating} out of 5"`);
		expect(count(html, /role=|aria-label=/g)).toBe(2);
	},
);

test.each([0, 1, 2, 3, 4])(
	"%i has as many filled stars as that, each of five at its own place",
	(rating) => {
		const places = [...render(rating).matchAll(/<use [^>]*href="#one-star" x="(\d+)"([^>]*)/g)];
		expect(new Set(places.map(([, x]) => x)).size).toBe(5);
		expect(places.map(([, , rest]) => rest?.includes("fill-sand"))).toEqual(
			[0, 1, 2, 3, 4].map((place) => place >= rating),
		);
	},
);

test.each([4.9, 5])("%d is the full row", (rating) => {
	expect(render(rating)).toMatch(/<use href="#five-stars"/);
	expect(render(rating)).not.toContain("fill-sand");
});

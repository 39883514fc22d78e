import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stars } from "./stars.tsx";

test.each([0, 1, 3, 4, 4.9, 5])(
	"%d is one image with one name and as many filled stars",
	(rating) => {
		const html = renderToStaticMarkup(<Stars rating={rating} />);
		expect(html).toMatch(/^<svg [^>]*role="img"/);
		expect(html.match(/role=|aria-label=/g)).toHaveLength(2);
		expect(html).toContain(`aria-label="Rated ${rating} out of 5"`);
		if (rating > 4) expect(html).toMatch(/<use href="#five-stars"/);
		const stars = [...html.matchAll(/<use [^>]*href="#one-star" x="(\d+)"([^>]*)/g)];
		expect(new Set(stars.map(([, x]) => x)).size).toBe(rating > 4 ? 0 : 5);
		const empty = stars.map(([, , rest], place) => (rest?.includes("fill-sand") ? place : -1));
		expect(empty).toEqual(stars.map((_, place) => (place >= rating ? place : -1)));
	},
);

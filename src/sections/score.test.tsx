import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Score } from "./score.tsx";

test("the rating is said once, with its number of reviews", () => {
	const html = renderToStaticMarkup(<Score averageRating={4.9} totalReviewCount={73} />);
	expect(html).toContain('aria-label="Rated 4.9 out of 5"');
	expect(html, "the large figure is for the eye").toMatch(
		/<(\w+)[^>]* aria-hidden="true">\s*4\.9<\/\1>/,
	);
	expect(html.replaceAll(/<[^>]+>/g, "")).toContain("from 73 Google reviews");
});

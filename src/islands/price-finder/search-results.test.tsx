import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { SearchResults } from "./search-results.tsx";

const rows = [
	{ id: "a", name: "Leather jacket", price: "starts @ 800", category: "Men’s" },
	{ id: "b", name: "JACKET (wool)", price: "250-400", category: "Women’s" },
];
const render = (query: string, found = rows) =>
	renderToStaticMarkup(
		<SearchResults
			query={query}
			rows={found}
			askHref="https://wa.me/91"
			onClear={() => {}}
			onShowAll={() => {}}
		/>,
	);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, "");
const marked = (html: string) => [...html.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, part]) => part);

describe("what was found", () => {
	const html = render("jacket");

	test("stands under its heading, each item with category and price", () => {
		expect(html).toMatch(/<h\d[^>]*>Search Results<\/h\d>/);
		expect(words(html)).toContain("Leather jacket Men’sstarts @ ₹800");
		expect(words(html)).toContain("JACKET (wool) Women’s₹250–400");
	});

	test("is announced, with how many there are", () => {
		expect(html).toMatch(/<p role="status"[^>]*>[^<]*2 for “jacket”/);
	});

	test("can be cleared", () => {
		expect(words(/<button.*?<\/button>/s.exec(html)?.[0] ?? "")).toBe("Clear");
	});

	test.each([
		["jacket", ["jacket", "JACKET"]],
		["(w", ["(w"]],
		["e", ["e", "E"]],
		[" jacket ", ["jacket", "JACKET"]],
		["", []],
		[" ", []],
	])("%j is marked where it first occurs, as it is written there", (query, parts) => {
		expect(marked(render(query))).toEqual(parts);
	});
});

describe("nothing found", () => {
	const html = render("<b>helicopter</b>", []);

	test("is said and announced, with two ways on", () => {
		expect(html).toMatch(/<div role="status"[^>]*><h2>No matching results found\.<\/h2>/);
		expect(words(html)).toContain("Show all items");
		expect(html).toContain('href="https://wa.me/91"');
	});

	test("leaves nothing to clear, and no result", () => {
		expect(words(html)).not.toContain("Clear");
		expect(words(html)).not.toContain("Search Results");
	});
});

test("what was typed stays words", () => {
	expect(render("<b>x</b>")).not.toContain("<b>x");
});

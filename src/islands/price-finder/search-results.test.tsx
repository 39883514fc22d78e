import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { SearchResults } from "./search-results.tsx";

const rows = [
	{ id: "a", name: "Leather jacket", price: { words: "starts @", sum: "₹800" }, category: "Men’s" },
	{ id: "b", name: "JACKET (wool)", price: { sum: "₹250–400" }, category: "Women’s" },
];
const render = (query: string, found = rows, searching = true, kin: typeof rows = []) =>
	renderToStaticMarkup(
		<SearchResults
			searching={searching}
			ready={searching}
			query={query}
			rows={found}
			kin={kin}
			askHref="https://wa.me/91"
			onClear={() => {}}
			onShowAll={() => {}}
		/>,
	);
const waiting = {
	...{ searching: true, ready: true, query: "jaket", rows: [], kin: undefined },
	...{ askHref: "https://wa.me/91", onClear() {}, onShowAll() {} },
};
const words = (html: string) => html.replaceAll(/<[^>]+>/g, "");
/** What the one live region says. */
const status = (html: string) =>
	/^<div class="[^"]*\bwrap\b[^"]*"><div[^>]*><div role="status"[^>]*>(.*?)<\/div>/s.exec(
		html,
	)?.[1];
const marked = (html: string) => [...html.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, part]) => part);

describe("what was found", () => {
	const html = render("jacket");

	test("stands under its heading, each item with category and price", () => {
		expect(html).toMatch(/<h\d[^>]*>Search Results<\/h\d>/);
		expect(words(html)).toContain("Leather jacket Men’sstarts @ ₹800");
		expect(words(html)).toContain("JACKET (wool) Women’s₹250–400");
	});

	test("is announced, with how many there are", () => {
		expect(words(status(html) ?? "")).toBe("Search Results2 for “jacket”");
	});

	test("can be cleared", () => {
		const buttons = [...html.matchAll(/<button.*?<\/button>/gs)].map(([button]) => words(button));
		expect(buttons).toContain("Clear");
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

describe("items that go by another name", () => {
	test("are what was found where no name has the words, unmarked, under what was taken for them", () => {
		const html = render("jaket", [], true, rows);
		expect(words(status(html) ?? "")).toBe("Search Results2 for “jaket”");
		expect(words(html)).toMatch(/We took “jaket” to mean:.*Leather jacket.*JACKET \(wool\)/s);
		expect(marked(html)).toEqual([]);
	});

	test("are waited for before nothing was found", () => {
		const html = renderToStaticMarkup(<SearchResults {...waiting} />);
		expect(words(html)).toBe("");
	});

	test("leave no line where there are none", () => {
		expect(words(render("jacket"))).not.toContain("We took");
	});
});

describe("nothing found", () => {
	const html = render("<b>helicopter</b>", []);

	test("is said and announced, with two ways on", () => {
		expect(status(html)).toBe("<h2>No matching results found.</h2>");
		expect(words(html)).toContain("Show all items");
		expect(html).toContain('href="https://wa.me/91"');
	});

	test("leaves nothing to clear, and no result", () => {
		expect(words(html)).not.toContain("Clear");
		expect(words(html)).not.toContain("Search Results");
	});
});

test.each([[rows], [[]]])(
	"before a search the live region stands there, in view and empty",
	(found) => {
		const html = render("", found, false);
		expect(status(html)).toBe("");
		expect(html).not.toMatch(/\bhidden\b|\bneeds-script\b/);
		expect(words(html)).toBe("");
	},
);

test("there is one live region in each state", () => {
	for (const html of [render("jacket"), render("x", []), render("", [], false)])
		expect(html.split('role="status"')).toHaveLength(2);
});

test("what was typed stays words", () => {
	expect(render("<b>x</b>")).not.toContain("<b>x");
});

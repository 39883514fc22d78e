import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Price, PriceLine } from "./price.tsx";

const words = (html: string) => html.replaceAll(/<[^>]+>/g, "");

describe.each([
	["in large figures", Price],
	["on a line", PriceLine],
])("a price %s", (_, Shown) => {
	test.each([
		["80", "₹80"],
		["starts @ 1200", "starts @ ₹1,200"],
		["Starting from ₹69 per kg", "Starting from ₹69 per kg"],
		["250-400 per panel", "₹250–400 per panel"],
		["Contact us for a quote", "Contact us for a quote"],
		["Silk & wool", "Silk &amp; wool"],
	])("%s reads %s", (text, read) => {
		expect(words(renderToStaticMarkup(<Shown text={text} />))).toBe(read);
	});
});

test("a price in words is told apart from one in figures", () => {
	const inWords = renderToStaticMarkup(<Price text="Contact us for a quote" />);
	const inFigures = renderToStaticMarkup(<Price text="₹80" />);
	expect(inWords).toContain("is-words");
	expect(inFigures).not.toContain("is-words");
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Price, PriceLine } from "./price.tsx";

const words = (html: string) => html.replaceAll(/<[^>]+>/g, "");

describe.each([
	["in large figures", Price],
	["on a line", PriceLine],
])("a price %s", (_, Shown) => {
	test.each([
		[{ sum: "₹80" }, "₹80"],
		[{ words: "starts @", sum: "₹1,200" }, "starts @ ₹1,200"],
		[{ words: "Starting from", sum: "₹69", per: "per kg" }, "Starting from ₹69 per kg"],
		[{ sum: "₹250–400", per: "per panel" }, "₹250–400 per panel"],
		[{ words: "Contact us for a quote" }, "Contact us for a quote"],
	])("%j reads %s", (price, read) => {
		expect(words(renderToStaticMarkup(<Shown price={price} />))).toBe(read);
	});
});

test("a price in words is told apart from one in figures", () => {
	const inWords = renderToStaticMarkup(<Price price={{ words: "Contact us for a quote" }} />);
	const inFigures = renderToStaticMarkup(<Price price={{ sum: "₹80" }} />);
	expect(inWords).toContain("is-words");
	expect(inFigures).not.toContain("is-words");
});

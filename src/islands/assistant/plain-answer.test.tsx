import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Answer } from "./answer.tsx";
import { PlainAnswer } from "./plain-answer.tsx";

const plain = (text: string) => renderToStaticMarkup(<PlainAnswer text={text} />);
const whole = (text: string) =>
	renderToStaticMarkup(<Answer text={text} />).replaceAll(/>\n</g, "><");

const failure =
	"I'm sorry, something went wrong. Would you like to chat with us on WhatsApp? 👉 [Click here](https://wa.me/911350000000)";

test.each([
	"Yes, we are open on Sunday, 9 AM to 9 PM.",
	"- Shirt: 3 × ₹80 = ₹240\n- Silk saree: ₹250\n\nTotal: ₹490, confirmed at pickup.",
	"Andaazan:\n- Bridal lehenga: ₹2,000 se\n- Jacket: ₹250–400",
	"Pakka pata nahi. [WhatsApp](https://wa.me/911350000000?text=Order%3F) par pooch lijiye.",
	"I did not understand “zari potli”.\n- Rated 4.9\n- “Best in Doon!” Asha",
	failure,
])("an answer of the shop looks as the markdown renderer shows it: %j", (answer) => {
	expect(plain(answer)).toBe(whole(answer));
});

describe.each([
	[
		"a list after a sentence",
		"We clean:\n- shirts\n- **pants**",
		["<li>shirts</li>", "<strong>pants</strong>"],
	],
	["a numbered list", "1. one\n2) two", ["<li>one</li>", "<li>two</li>"]],
	["stars for a list", "* one\n* two", ["<li>one</li>"]],
	["paragraphs", "one\n\ntwo", ["<p>one</p>", "<p>two</p>"]],
	["two lists", "- one\n\nand\n\n- two", ["<ul><li>one</li></ul>", "<ul><li>two</li></ul>"]],
	["a heading", "## Prices\n- Shirt", ["<p>Prices</p>"]],
	["code", "Say `more`", ["Say more"]],
	["mail", "[Write](mailto:a@b.example)", ['href="mailto:a@b.example"']],
	["a link within the site", "[Prices](/pricing)", ['href="/pricing"']],
	["a script in a link", "[Click](javascript:alert)", ["<p>Click</p>"]],
	["another host without a scheme", "[Click](//evil.example/x)", ["<p>Click</p>"]],
	["markup", "<img src=x onerror=alert(1)>", ["&lt;img"]],
] as const)("%s", (_, text, parts) => {
	test("shows no marks", () => {
		const html = plain(text);
		for (const part of parts) expect(html).toContain(part);
		expect(html).not.toMatch(/\*\*|`|(?:^|>)\s*[-*#] |javascript:|\]\(/);
	});
});

test.each(["", " \n\n ", "-", "- ", "[", "[](", "**", "[a](", "]()["])(
	"%j does not fail",
	(text) => {
		expect(() => plain(text)).not.toThrow();
	},
);

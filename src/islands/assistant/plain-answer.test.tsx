import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { orderQuestions } from "../../../assistant/evaluation/order-questions.ts";
import { ask, askConversations } from "../../../assistant/evaluation/run-evaluation.ts";
import { Answer } from "./answer.tsx";
import { PlainAnswer } from "./plain-answer.tsx";

const plain = (text: string) => renderToStaticMarkup(<PlainAnswer text={text} />);
const whole = (text: string) =>
	renderToStaticMarkup(<Answer text={text} />).replaceAll(/>\n</g, "><");

const failure =
	"I'm sorry, something went wrong. Would you like to chat with us on WhatsApp? 👉 [Click here](https://wa.me/911350000000)";

test("the shop's own answers look as the markdown renderer shows them", () => {
	const asked = [...orderQuestions.map(ask), ...askConversations()];
	const answers = new Set(asked.map(({ answer }) => answer));
	expect(answers.size).toBeGreaterThan(25);
	for (const answer of [...answers, failure]) expect(plain(answer)).toBe(whole(answer));
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

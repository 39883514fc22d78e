import { expect, test } from "vitest";
import { isAnswerParts } from "./answer-parts.ts";

const row = { id: "shirt", name: "Shirt", price: "₹80" };
const items = [{ id: "shirt", name: "Shirt", quantity: 2 }];
const language = { language: "hi", lang: "hi" };
const whole = {
	...language,
	rows: [row, { ...row, detail: "2 × ₹80" }],
	total: { name: "कुल", price: "₹160", note: "अंदाज़न" },
	before: "रेट:",
	after: "पक्का रेट पिकअप पर।",
	toList: { label: "Add", done: "Added", items },
	list: {
		changes: [
			{ does: "set", ids: ["shirt"], quantity: 2 },
			{ does: "instead", of: "shirt", ids: ["coat", "jacket"] },
		],
		isSummed: true,
		note: "अंदाज़न",
	},
	asks: [{ label: "५ और", question: "और" }],
	actions: [{ label: "फ़ोन", href: "tel:+911350000000" }],
};

test("a shop's answer is one with all parts, with none, and with empty lists of presses", () => {
	for (const parts of [language, whole, { ...whole, asks: [], actions: [] }])
		expect(isAnswerParts(parts)).toBe(true);
	for (const other of [undefined, null, "hi", 5, [], {}, { language: "en" }, { rows: [row] }])
		expect(isAnswerParts(other)).toBe(false);
});

const action = (href: string) => ({ actions: [{ label: "Press", href }] });

test.each([
	{ rows: [{ id: "shirt", name: "Shirt" }] },
	{ rows: [] },
	{ total: { name: "Total" } },
	{ list: { changes: [], isSummed: true } },
	{ list: { changes: [{ does: "set", ids: [] }], isSummed: true, note: "" } },
	{ toList: { label: "Add", done: "Added", items: [] } },
	{ toList: { label: "Add", done: "Added", items: [{ ...items[0], measure: "mile" }] } },
	{ before: 1 },
	{ asks: "more" },
	action("javascript:alert(1)"),
	action("http://evil.example"),
	action("//evil.example"),
	action("tel:1;x"),
])("none has %j", (part) => {
	expect(isAnswerParts({ ...whole, ...part })).toBe(false);
});

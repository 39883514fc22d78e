import { expect, test } from "vitest";
import { parseAnswerParts } from "./answer-parts.ts";

const row = { id: "shirt", name: "Shirt", price: "₹80" };
const offer = {
	label: "Add",
	done: "Added",
	items: [{ id: "shirt", name: "Shirt", quantity: 2 }],
};

test.each([undefined, null, "hi", 5, [], {}, { language: "en" }, { rows: [row] }])(
	"%j is no shop's answer",
	(value) => {
		expect(parseAnswerParts(value)).toBeUndefined();
	},
);

test("valid parts stay as they are", () => {
	const parts = {
		language: "hi",
		lang: "hi",
		rows: [row, { ...row, detail: "2 × ₹80" }],
		total: { name: "कुल", price: "₹160", note: "अंदाज़न" },
		before: "रेट:",
		after: "पक्का रेट पिकअप पर।",
		toList: offer,
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
	expect(parseAnswerParts(parts)).toEqual(parts);
});

test.each([
	["rows without a price", { rows: [{ id: "shirt", name: "Shirt" }] }],
	["no rows", { rows: [] }],
	["a total without a sum", { total: { name: "Total" } }],
	["a list without a note", { list: { changes: [], isSummed: true } }],
	[
		"a change of nothing",
		{ list: { changes: [{ does: "set", ids: [] }], isSummed: true, note: "" } },
	],
	["an offer without items", { toList: { ...offer, items: [] } }],
	[
		"an unknown measure",
		{ toList: { ...offer, items: [{ id: "a", name: "A", measure: "mile" }] } },
	],
	["texts that are none", { before: 1, after: {} }],
])("%s are left out", (_, parts) => {
	expect(parseAnswerParts({ language: "en", lang: "en", ...parts })).toEqual({
		language: "en",
		lang: "en",
	});
});

test.each(["javascript:alert(1)", "http://evil.example", "//evil.example", "tel:1;x", ""])(
	"a button does not lead to %j",
	(href) => {
		const actions = [{ label: "Press", href }];
		expect(parseAnswerParts({ language: "en", lang: "en", actions })?.actions).toEqual([]);
	},
);

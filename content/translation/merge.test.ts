import { expect, test } from "vitest";
import { mergeTranslation } from "./merge.ts";

const faq = [
	{ id: "book", question: "How do I book?", answer: "Send a message." },
	{ id: "pay", question: "How do I pay?", answer: "On delivery." },
];

test("texts meet by id, whatever their order", () => {
	const { value, pairs, mismatches } = mergeTranslation("faq", faq, [
		{ id: "pay", question: "पैसे कब?", answer: "डिलीवरी पर।" },
		{ id: "book", question: "कैसे बुक करें?", answer: "मैसेज भेजिए।" },
	]);
	expect(value).toEqual([
		{ id: "book", question: "कैसे बुक करें?", answer: "मैसेज भेजिए।" },
		{ id: "pay", question: "पैसे कब?", answer: "डिलीवरी पर।" },
	]);
	expect(mismatches).toEqual([]);
	expect(pairs.map(({ key }) => key)).toEqual([
		"faq/book/question",
		"faq/book/answer",
		"faq/pay/question",
		"faq/pay/answer",
	]);
});

test("what is not translated stays, and what has no partner is left out", () => {
	const { value, mismatches } = mergeTranslation("faq", faq, [
		{ id: "book", question: "कैसे बुक करें?" },
		{ id: "gone", question: "?", answer: "।" },
	]);
	expect(value).toEqual([{ ...faq[0], question: "कैसे बुक करें?" }, faq[1]]);
	expect(mismatches.map(({ kind, path }) => [kind, path])).toEqual([
		["orphan", [1]],
		["missing", [0, "answer"]],
		["missing", [1]],
	]);
});

test("prices and other facts come from the original alone", () => {
	const item = { id: "shirt", name: "Shirt", price: "80" };
	const prices = {
		checkedOn: "2026-11-01",
		categories: [{ id: "men", name: "Men", items: [item] }],
	};
	const { value, mismatches } = mergeTranslation("prices", prices, {
		categories: [{ id: "men", name: "जेंट्स", items: [{ id: "shirt", name: "शर्ट", price: "90" }] }],
	});
	expect(value).toEqual({
		...prices,
		categories: [{ id: "men", name: "जेंट्स", items: [{ ...item, name: "शर्ट" }] }],
	});
	expect(mismatches).toMatchObject([{ kind: "fact", value: "90" }]);
});

test("lists without ids meet by place, and must be as long", () => {
	const assistant = { greeting: "Hi", suggestions: ["One?", "Two?", "Three?"], baseUrl: "" };
	const { value, mismatches } = mergeTranslation("assistant", assistant, {
		greeting: "नमस्ते",
		suggestions: ["एक?", "दो?"],
	});
	expect(value).toEqual({ ...assistant, greeting: "नमस्ते", suggestions: ["एक?", "दो?", "Three?"] });
	expect(mismatches).toMatchObject([{ kind: "length", count: 3, path: ["suggestions"] }]);
});

test("areas are found by their names in both languages", () => {
	const business = {
		name: "Doon Fresh",
		address: { city: "Dehradun" },
		areas: ["Jakhan"],
		areaSpellings: { Jakhan: ["Jakhan Chowk"] },
		citySpellings: ["Doon"],
		areasNotPromised: ["Raipur"],
	};
	const { value } = mergeTranslation("business", business, {
		name: "दून फ़्रेश",
		address: { city: "देहरादून" },
		areas: ["जाखन"],
		areaSpellings: { Jakhan: ["जाखन चौक"] },
		citySpellings: ["दून"],
		areasNotPromised: ["रायपुर"],
	});
	expect(value).toEqual({
		name: "दून फ़्रेश",
		address: { city: "देहरादून" },
		areas: ["जाखन"],
		areaSpellings: { जाखन: ["Jakhan", "Jakhan Chowk", "जाखन चौक"] },
		citySpellings: ["दून", "Dehradun", "Doon"],
		areasNotPromised: ["रायपुर", "Raipur"],
	});
});

/** Hours, prices and distances in time, as pages show them. */
import { expect, test } from "vitest";
import { parsePrice, type Sum } from "../../shop/price.ts";
import {
	ago,
	dates,
	fullTime,
	openingAt,
	opensAgain,
	opensLater,
	shortTime,
	tomorrow,
	until,
} from "./hours.ts";
import { afterSum, beforeSum, onQuote } from "./prices.ts";
import { beforeShortWord, together } from "./typography.ts";

const spaced = (text: string) => text.replaceAll("\u00a0", " ");

test("opening hours and status", () => {
	expect(spaced(fullTime("09:30"))).toBe("सुबह 9:30 बजे");
	expect(spaced(until(shortTime("21:00")))).toBe("रात 9 बजे तक");
	expect(spaced(opensLater(openingAt(shortTime("09:00"))))).toBe("सुबह 9 बजे खुलेगा");
	expect(spaced(opensAgain(openingAt(shortTime("09:00"), tomorrow)))).toBe("कल सुबह 9 बजे खुलेगा");
	expect(dates("8", "10 नवंबर")).toBe("8 से 10 नवंबर");
	expect(shortTime("21:00")).toBe("रात\u00a09\u00a0बजे");
});

test.each([
	["80", undefined],
	["starts @ 600", "से"],
	["Starting from ₹69 per kg", "प्रति किलो से शुरू"],
	["from ₹50 per set", "प्रति सेट से"],
	["250–400 per panel", "प्रति पैनल"],
	["50 per shirt", "प्रति शर्ट"],
])("after the sum of %s: %s", (text, words) => {
	const price = parsePrice(text) as Sum;
	expect(afterSum(price)).toBe(words);
	expect(beforeSum(price)).toBeUndefined();
});

test("prices without a sum", () => {
	expect(onQuote("Contact us for a quote")).toBe("रेट पूछ लीजिए");
	expect(onQuote("Custom pricing")).toBe("काम के हिसाब से रेट");
});

test("one form serves one and many", () => {
	expect(ago(1, "day")).toBe("1 दिन पहले");
	expect(ago(3, "week")).toBe("3 हफ़्ते पहले");
	expect(ago(1, "month")).toBe("1 महीने पहले");
	expect(ago(2, "year")).toBe("2 साल पहले");
});

test.each([
	["शर्ट ₹80, पैंट ₹90।", ["₹80,", "₹90।"]],
	["बैग की सफ़ाई, ₹500 से", ["₹500 से"]],
	["सेट ₹50 प्रति सेट से।", ["₹50 प्रति सेट से।"]],
	["पर्दे ₹199 प्रति पैनल", ["₹199 प्रति पैनल"]],
	["कालीन ₹35 प्रति वर्ग फुट से", ["₹35 प्रति वर्ग फुट से"]],
	["24–48 घंटे में वापस", ["24–48 घंटे"]],
	["रोज़ सुबह 9 बजे से रात 9 बजे तक।", ["सुबह 9 बजे", "रात 9 बजे तक।"]],
	["सुबह 9 से रात 9", ["सुबह 9", "रात 9"]],
	["₹80 सेट", ["₹80"]],
	["बताइए कि कौन-सा कपड़ा है, टी-शर्ट या पैंट।", ["कौन-सा"]],
])("%s stays together in %j", (text, parts) => {
	expect(text.split(together).filter((_, index) => index % 2 === 1)).toEqual(parts);
	expect(text.split(together).join("")).toBe(text);
});

test("a postposition stays with its word", () => {
	expect("दून की सुबह, हर कपड़े में।".replaceAll(beforeShortWord, "~")).toBe("दून~की सुबह, हर कपड़े~में।");
	expect("रोड पर ड्राई क्लीन की दुकान".replaceAll(beforeShortWord, "~")).toBe(
		"रोड~पर ड्राई~क्लीन~की दुकान",
	);
	expect("सेब और परदे".replaceAll(beforeShortWord, "~")).toBe("सेब और परदे");
});

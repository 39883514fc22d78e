import { expect, test } from "vitest";
import { removeTranslation } from "./remove-translation.ts";

test.each<[string, string, string]>([
	[
		"translation first",
		"(Translated by Google) Good work, on time.\n\n(Original)\nअच्छा काम, समय पर।",
		"अच्छा काम, समय पर।",
	],
	["original first", "अच्छा काम।\n\n(Translated by Google)\nGood work.", "अच्छा काम।"],
	[
		"paragraphs of its own",
		"(Translated by Google) One.\n\nTwo.\n\n(Original)\nएक।\n\nदो।",
		"एक।\n\nदो।",
	],
	["Windows' lines", "(Translated by Google) Good.\r\n\r\n(Original)\r\nअच्छा।", "अच्छा।"],
	["marks in French", "(Traduit par Google) Bien.\n\n(Avis d'origine)\nGood.", "Good."],
	["marks in Hindi, original first", "Good.\n\n(Google द्वारा अनुवादित)\nअच्छा।", "Good."],
	["marks in Japanese", "(Google による翻訳)良い。\n\n(原文)\nGood.", "Good."],
	["marks in Bengali", "(গুগল দ্বারা অনূদিত) ভালো।\n\n(মূল)\nGood.", "Good."],
	["marks in Finnish, original first", "Good.\n\n(Googlen kääntämä)\nHyvä.", "Good."],
	["no original", "(Translated by Google) Good work.", "Good work."],
	["an empty original", "(Translated by Google) Good work.\n\n(Original)\n", "Good work."],
])("%s: only what was written stays", (_, text, written) => {
	expect(removeTranslation(text)).toBe(written);
});

test.each([
	"Good work (found on Google) and cheap.",
	"(Google review) Good work.",
	"They kept the label (Original) on my coat.",
	"Good work.\n\n(second visit)\nStill good.",
	"",
])("%j is nobody's translation", (text) => {
	expect(removeTranslation(text)).toBe(text);
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { otherLanguage as hindi } from "../../languages/hi/language.ts";
import { InLanguage, languageRuns } from "./in-language.tsx";

describe("what is written in Devanagari is Hindi", () => {
	test.each([
		["a name", "सुनीता रावत", "[सुनीता रावत]"],
		["a word in a sentence", "The साड़ी looks new.", "The [साड़ी] looks new."],
		["two sentences, with danda and line break", "बहुत अच्छा।\nधन्यवाद!", "[बहुत अच्छा।\nधन्यवाद]!"],
		["figures between words", "₹80 की 2 कमीज़ें, ३ दिन", "₹80 [की 2 कमीज़ें, ३ दिन]"],
		["joiners within a word", "क्‍या शर्‍त", "[क्‍या शर्‍त]"],
		["runs parted by English", "नमस्ते ji, धन्यवाद", "[नमस्ते] ji, [धन्यवाद]"],
		["an emoji between", "बढ़िया 👍🏽 काम 🙏", "[बढ़िया 👍🏽 काम] 🙏"],
		["another script", "বাংলা ਪੰਜਾਬੀ أمل", "বাংলা ਪੰਜਾਬੀ أمل"],
		["English alone", "Two shirts, ₹160.", "Two shirts, ₹160."],
		["nothing", "", ""],
	])("%s", (_, text, marked) => {
		const runs = languageRuns(text);
		expect(runs.map(({ text, lang }) => (lang ? `[${text}]` : text)).join("")).toBe(marked);
	});
});

test("a long text of spaces and signs is read in a moment", () => {
	const hostile = `क${" ं".repeat(50_000)}${" !".repeat(50_000)}x`;
	const before = performance.now();
	expect(
		languageRuns(hostile)
			.map(({ text }) => text)
			.join(""),
	).toBe(hostile);
	expect(performance.now() - before).toBeLessThan(500);
});

test("in markup each run carries its language, and English stays bare", () => {
	const render = (text: string) => renderToStaticMarkup(<InLanguage text={text} />);
	expect(render("The साड़ी <b>")).toBe('The <span lang="hi">साड़ी</span> &lt;b&gt;');
	expect(render("Shirt")).toBe("Shirt");
});

test.each([
	["Great work, thank you!", [{ text: "Great work, thank you!", lang: "en" }]],
	["Excellent", [{ text: "Excellent", lang: "en" }]],
	["WhatsApp पर पूछें", [{ text: "WhatsApp पर पूछें" }]],
	[
		"बहुत अच्छा, best in town।",
		[{ text: "बहुत अच्छा, " }, { text: "best in town", lang: "en" }, { text: "।" }],
	],
	["5 में से 4.9", [{ text: "5 में से 4.9" }]],
	["Good.\nThanks", [{ text: "Good.\nThanks", lang: "en" }]],
	["👍 +91 135", [{ text: "👍 +91 135" }]],
])("on a Hindi page, English is marked in %j", (text, runs) => {
	expect(languageRuns(text, hindi)).toEqual(runs);
});

test("a long text of letters and signs is read in a moment", () => {
	const hostile = `a${" a".repeat(50_000)}${" !".repeat(50_000)}क`;
	const before = performance.now();
	expect(languageRuns(hostile, hindi)).toHaveLength(2);
	expect(performance.now() - before).toBeLessThan(500);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { otherLanguage as hindi } from "../../languages/hi/language.ts";
import { InLanguage, languageRuns } from "./in-language.tsx";

test.each([
	["सुनीता रावत", "[सुनीता रावत]"],
	["The साड़ी looks new.", "The [साड़ी] looks new."],
	["बहुत अच्छा।\nधन्यवाद!", "[बहुत अच्छा।\nधन्यवाद]!"],
	["₹80 की 2 कमीज़ें, ३ दिन", "₹80 [की 2 कमीज़ें, ३ दिन]"],
	["क्‍या शर्‍त", "[क्‍या शर्‍त]"],
	["नमस्ते ji, धन्यवाद", "[नमस्ते] ji, [धन्यवाद]"],
	["बढ़िया 👍🏽 काम 🙏", "[बढ़िया 👍🏽 काम] 🙏"],
	["বাংলা ਪੰਜਾਬੀ أمل", "বাংলা ਪੰਜਾਬੀ أمل"],
	["Two shirts, ₹160.", "Two shirts, ₹160."],
	["", ""],
])("what is written in Devanagari is Hindi: %j", (text, marked) => {
	const runs = languageRuns(text);
	expect(runs.map(({ text, lang }) => (lang ? `[${text}]` : text)).join("")).toBe(marked);
});

test("in markup each run carries its language, and English stays bare", () => {
	const render = (text: string) => renderToStaticMarkup(<InLanguage text={text} />);
	expect(render("The साड़ी <b>")).toBe('The <span lang="hi">साड़ी</span> &lt;b&gt;');
	expect(render("Shirt")).toBe("Shirt");
});

test.each([
	["Great work, thank you!", "[Great work, thank you!]"],
	["WhatsApp पर पूछें", "WhatsApp पर पूछें"],
	["बहुत अच्छा, best in town।", "बहुत अच्छा, [best in town]।"],
	["5 में से 4.9", "5 में से 4.9"],
	["Good.\nThanks", "[Good.\nThanks]"],
	["👍 +91 135", "👍 +91 135"],
])("on a Hindi page, English is marked in %j", (text, marked) => {
	const runs = languageRuns(text, hindi);
	expect(runs.map(({ text, lang }) => (lang === "en" ? `[${text}]` : text)).join("")).toBe(marked);
});

test("long texts of letters, spaces and signs are read in a moment", () => {
	const signs = " !".repeat(50_000);
	const before = performance.now();
	expect(languageRuns(`क${" ं".repeat(50_000)}${signs}x`)).toHaveLength(2);
	expect(languageRuns(`a${" a".repeat(50_000)}${signs}क`, hindi)).toHaveLength(2);
	expect(performance.now() - before).toBeLessThan(1000);
});

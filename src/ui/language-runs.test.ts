import { expect, test } from "vitest";
import { otherLanguage as hindi } from "../../languages/hi/other-language.ts";
import { languageRuns } from "./language-runs.ts";

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

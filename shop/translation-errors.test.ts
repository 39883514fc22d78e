import { expect, test, vi } from "vitest";
import { sampleFiles } from "../fixtures/sample-content.ts";
import { facts as words } from "../languages/hi/facts.ts";
import { languages } from "../languages/languages.ts";
import { checkEdition } from "./check-content.ts";
import type { RawContent } from "./content-files.ts";
import { sentencesOf } from "./fault.ts";
import { pick, pickBusiness } from "./pick.ts";

// Errors name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const feature = { id: "care", icon: "leaf" };
const title = { en: "Care", hi: "देखभाल" };
const description = { en: "We care.", hi: "{city} में {hours}।" };

/** Checks a shop with one reason to choose it. */
function check(entry: object) {
	const files = { ...sampleFiles(), features: [{ ...feature, title, description, ...entry }] };
	const { errors, untranslated } = checkEdition(files, { language: languages[1], words });
	return { errors: sentencesOf(errors), untranslated: sentencesOf(untranslated) };
}

test("a text in both languages is in order, and one that all languages share", () => {
	for (const entry of [{}, { title: "WhatsApp", description: "{hours}" }])
		expect(check(entry)).toEqual({ errors: [], untranslated: [] });
});

test("a text that a language lacks", () => {
	const { errors, untranslated } = check({ title: "Care", description: { en: "We care." } });
	expect(errors).toEqual([]);
	expect(untranslated).toEqual([
		'content/features.json → "Care": title is not written in हिन्दी. Add it under "hi"; until then the pages in हिन्दी show it as it is.',
		expect.stringContaining(": description is not written in हिन्दी."),
	]);
});

test.each([
	[
		"what is no text",
		{ icon: { en: "leaf", hi: "truck" } },
		/ icon is the same in every language\. Write it once/,
	],
	["a language that is misspelt", { title: { ...title, hy: "?" } }, /"hy".* Did you mean "hi"\?$/],
	[
		"a placeholder that does not exist",
		{ description: { ...description, hi: "{hourz}" } },
		/ → description: hi has \{hourz\}, .* Did you mean \{hours\}\?/,
	],
	[
		"an hour by hand",
		{ description: { ...description, hi: "सुबह 8:30 बजे से" } },
		/ → description: hi says “सुबह 8:30 बजे” as plain text\. Write \{opens\}/,
	],
	["HTML", { description: { ...description, hi: "<b>साफ़</b>" } }, /: hi contains HTML/],
])("%s", (_, entry, says) => {
	const { errors } = check(entry);
	expect(errors).toHaveLength(1);
	expect(errors[0]).toMatch(/^content\/features\.json → "(?:Care|देखभाल)"/);
	expect(errors[0]).toMatch(says);
});

test("the content in a language: its own texts, and the first's where it has none", () => {
	const files = {
		faq: [{ id: "book", question: { en: "How?", hi: "कैसे?" }, answer: { en: "So." } }],
	};
	expect(pick(files, "hi")).toEqual({ faq: [{ id: "book", question: "कैसे?", answer: "So." }] });
	expect(pick(files)).toEqual({ faq: [{ id: "book", question: "How?", answer: "So." }] });
});

test("areas are found by their names in both languages", () => {
	const business: unknown = {
		...(sampleFiles().business as RawContent["business"]),
		address: { city: { en: "Dehradun", hi: "देहरादून" } },
		areas: [{ en: "Jakhan", hi: "जाखन" }],
		areaSpellings: { en: { Jakhan: ["Jakhan Chowk"] }, hi: { Jakhan: ["जाखन चौक"] } },
		citySpellings: { en: ["Doon"], hi: ["दून"] },
		areasNotPromised: { en: ["Raipur"], hi: ["रायपुर"] },
	};
	expect(pickBusiness(business, "hi")).toMatchObject({
		address: { city: "देहरादून" },
		areas: ["जाखन"],
		areaSpellings: { जाखन: ["Jakhan", "Jakhan Chowk", "जाखन चौक"] },
		citySpellings: ["दून", "Dehradun", "Doon"],
		areasNotPromised: ["रायपुर", "Raipur"],
	});
});

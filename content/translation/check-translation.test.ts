import { expect, test, vi } from "vitest";
import { sampleContent } from "../../fixtures/sample-content.ts";
import { factPatterns } from "../../languages/hi/fact-patterns.ts";
import { facts } from "../../languages/hi/facts.ts";
import { languages } from "../../languages/languages.ts";
import { checkTranslation, originalsOf, pairsOf } from "./check-translation.ts";
import { translatedContent } from "./parse-translation.ts";

// Errors name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const original = sampleContent();
const words = facts;
const language = languages[1];
const feature = original.features[0] as (typeof original.features)[number];
const hindi = { id: feature.id, title: "साफ़", description: "{city} में {hours}।" };

/** What the check says of a translation of the features; the rest of the shop is not translated. */
function check(
	features: unknown[],
	originals?: Record<string, string>,
	english = original.features,
) {
	const files = { features };
	const { merged } = translatedContent(original, { id: "hi", files, words });
	const { errors, warnings } = checkTranslation(
		{ ...original, features: english },
		{
			language,
			files,
			words,
			factPatterns,
			originals: originals ?? originalsOf(pairsOf(merged)),
		},
	);
	const ofFeatures = (line: string) =>
		!line.includes("is not translated") || line.includes(`"${feature.title}"`);
	return { errors, warnings: warnings.filter(ofFeatures) };
}

test("a good translation", () => {
	expect(check([hindi])).toEqual({ errors: [], warnings: [] });
});

test("a missing text, and one that was left in English", () => {
	expect(check([{ id: feature.id, title: feature.title }]).warnings).toEqual([
		`content/features.json → "${feature.title}": description is not translated. Add it to content/hi/features.json; until then the pages in हिन्दी show it as it is.`,
		`content/hi/features.json → "${feature.title}": title is the same as the original, “${feature.title}”. Translate it.`,
	]);
});

test("an entry whose original is gone", () => {
	expect(check([hindi, { id: "gone", title: "पुराना", description: "पुराना।" }]).errors).toEqual([
		'content/hi/features.json → "पुराना": has no partner in content/features.json any more. Take it out, or call it as the original is called now.',
	]);
});

test("a value that is no text", () => {
	expect(check([{ ...hindi, icon: "truck" }]).errors).toEqual([
		'content/hi/features.json → "साफ़": icon is not a text of the site: it comes from content/features.json. Take it out here.',
	]);
});

test.each([
	["a placeholder that does not exist", "{hourz}", /has \{hourz\}, .* Did you mean \{hours\}\?/],
	["an hour by hand", "सुबह 9 बजे से", /says “सुबह 9 बजे” as plain text\. Write \{hours\}/],
	["a price by hand", "शर्ट ₹80", /says “₹80” as plain text\. Write its placeholder/],
	["reviews by hand", "Google पर 73 रिव्यू", /says “73 रिव्यू” as plain text\. Write \{reviewCount\}/],
	["the phone by hand", `फ़ोन ${original.business.phone}`, /as plain text\. Write \{phone\}/],
	["HTML", "<b>साफ़</b>", /contains HTML/],
])("%s", (_, description, says) => {
	const { errors } = check([{ ...hindi, description }]);
	expect(errors).toHaveLength(1);
	expect(errors[0]).toMatch(/^content\/hi\/features\.json → "(?:साफ़)": description /);
	expect(errors[0]).toMatch(says);
});

test("an original that has changed since it was translated", () => {
	const english = original.features.with(0, { ...feature, description: "New words." });
	expect(check([hindi], undefined, english).warnings).toEqual([
		`content/features.json → "${feature.title}": description has changed since it was translated. It says “New words.”, and content/hi/features.json says “${hindi.description}”. Change the translation if it must, then run npm run content:translated.`,
	]);
});

test("translations that are not noted yet", () => {
	expect(check([hindi], {}).warnings).toEqual([
		"content/hi/originals.json does not know yet what these were translated from: 2 texts. Run npm run content:translated, and it can tell when an original changes.",
	]);
});

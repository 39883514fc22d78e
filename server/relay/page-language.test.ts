import { expect, test } from "vitest";
import { pageLanguage } from "./request-body.ts";

test.each([
	["hi", "hi"],
	["hi-IN", "hi"],
	["hi-IN,en;q=0.5", "hi"],
	["HI;q=0.9", "hi"],
	[" hi , en", "hi"],
	["en-IN", "en"],
	["en-IN,hi;q=0.9", "en"],
	["fr, hi", "en"],
	["hindi", "en"],
	["*", "en"],
	["", "en"],
	[null, "en"],
])("%j is a page in %s", (header, language) => {
	expect(pageLanguage(header)).toBe(language);
});

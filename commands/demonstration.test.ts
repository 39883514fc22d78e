import { expect, test } from "vitest";
import { sampleFiles } from "../fixtures/sample-content.ts";
import type { RawFiles } from "../shop/content-files.ts";
import { readContent } from "../shop/read-content.ts";
import { demonstrationErrors } from "./launch-errors.ts";

const elsewhere = new URL("file:///no/such/folder/");

test("texts that are still the demonstration's are named, a sentence a file", () => {
	const errors = demonstrationErrors(sampleFiles(), elsewhere);
	expect(errors.find((error) => /privacy\.json/.test(error))).toMatch(
		/word for word .*, and \d+ more/,
	);
	expect(errors.some((error) => /\/(?:care-labels|prices)\.json/.test(error))).toBe(false);
});

test("a shop with its own words has none", () => {
	expect(demonstrationErrors(readContent("fixtures/other-shop"), elsewhere)).toEqual([]);
});

test("one text that was kept is named with its place", () => {
	const files = readContent("fixtures/other-shop") as RawFiles & { faq: { answer: string }[] };
	const [kept] = (sampleFiles() as typeof files).faq;
	if (files.faq[0] && kept) files.faq[0].answer = kept.answer;
	expect(demonstrationErrors(files, elsewhere)).toEqual([
		expect.stringMatching(/faq\.json → "[^"]+": answer is word for word the demonstration's/),
	]);
});

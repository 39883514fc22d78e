import { expect, test, vi } from "vitest";
import { checkContent } from "../content/check-content.ts";
import { fileNames } from "../content/content-files.ts";
import { sampleContent } from "../fixtures/sample-content.ts";
import { newKeywordPage, slugError, withPage } from "./new-keyword-page.ts";

// Errors name the folder that an owner has.
vi.stubEnv("CONTENT", "content");

const sample = sampleContent();
const text = `${JSON.stringify(sample["keyword-pages"], null, "\t")}\n`;
const page = newKeywordPage("saree-cleaning", "2026-11-20", {
	image: "saree",
	sisters: ["wedding-dress-cleaning", "wash-and-fold-service"],
});

test("the page is added at the end of the file, whose other lines do not change", () => {
	const after = withPage(text, page);
	expect(JSON.parse(after)).toEqual([...JSON.parse(text), page]);
	expect(after.startsWith(text.slice(0, text.lastIndexOf("\n]")))).toBe(true);
});

test.each(["[]", "[\n]\n"])("an empty file (%j) takes it too", (empty) => {
	expect(JSON.parse(withPage(empty, page))).toEqual([page]);
});

test("its only errors are the texts to be written, each of which is reported", () => {
	const raw = { ...sample, "keyword-pages": [...sample["keyword-pages"], page] };
	const { errors } = checkContent(raw, fileNames);
	const asked = JSON.stringify(page).split("FILL IN").length - 1;
	expect(errors).toHaveLength(asked);
	for (const error of errors)
		expect(error).toMatch(
			/^content\/keyword-pages\.json → .*saree-cleaning.* is still to be filled in: /,
		);
});

test.each([
	[undefined, /^Say its address/],
	["", /^Say its address/],
	["Saree Cleaning", /must be small letters/],
	["/saree", /must be small letters/],
	["services", /already/],
	["shirt-laundry-service", /already/],
])("%j is no address for a new page", (slug, says) => {
	expect(slugError(slug, ["services", "shirt-laundry-service"])).toMatch(says);
});

test("an address of its own is one", () => {
	expect(slugError("saree-cleaning", ["services"])).toBeUndefined();
});

import { expect, test, vi } from "vitest";
import { sampleContent } from "../fixtures/sample-content.ts";
import { factsOf, placeholderWords } from "./placeholder-words.ts";
import { parseShop } from "./shop-texts.ts";
import { sampleTexts } from "./testing/sample-texts.ts";

// Paths in the sample are those of a repository.
vi.stubEnv("CONTENT", "content");

const shop = () => parseShop(sampleTexts());
const english = (text: string) => {
	const facts = factsOf(shop())?.english;
	return facts && placeholderWords(text, facts);
};

test("each placeholder once, with what it says now", () => {
	expect(english("Open {daily}, {hours}. {Hours}: {hours}, {exactly:9 AM}.")).toEqual([
		{ placeholder: "{daily}", says: "daily" },
		{ placeholder: "{hours}", says: "8:30 AM to 9:30 PM" },
		{ placeholder: "{Hours}", says: "8:30 AM to 9:30 PM" },
	]);
});

test("a condition, and what its words name", () => {
	expect(english("{if openSunday|Until {closes}.|Closed.}")).toEqual([
		{ placeholder: "{if openSunday|…}", says: true },
		{ placeholder: "{closes}", says: "9:30 PM" },
	]);
});

test("what the browser fills, is unknown or half written says nothing", () => {
	expect(english("{area} {ours} and {price:nothing}")).toEqual([]);
	expect(english("Open {hours")).toEqual([]);
});

test("Hindi texts have Hindi words", () => {
	const facts = factsOf(shop())?.hindi;
	expect(facts && placeholderWords("{hours}", facts)).toEqual([
		{ placeholder: "{hours}", says: "सुबह 8:30 बजे से रात 9:30 बजे तक" },
	]);
});

test("a shop without Hindi, and one with errors", () => {
	expect(factsOf({ ...shop(), files: sampleContent() })?.hindi).toBeUndefined();
	const broken = shop();
	expect(factsOf({ ...broken, files: { ...broken.files, faq: 1 } })).toBeUndefined();
});

import { describe, expect, test } from "vitest";
import { shop } from "../../../shop/shop.ts";
import { fiveWordRuns, mostSimilar, textSimilarity } from "./text-similarity.ts";

const similarity = (one: string, other: string) =>
	textSimilarity(fiveWordRuns(one), fiveWordRuns(other));
const text = "one two three four five six";

describe("how alike two texts are", () => {
	test.each([
		["the same", text, text, 1],
		["the same but for case and marks", text, "One, two – three: FOUR five. Six!", 1],
		["half of the shorter one", text, "one two three four five nine ten", 0.5],
		["the same words in another order", text, "six five four three two one", 0],
		["too short to have a run", "one two", "one two", 0],
		["nothing", "", text, 0],
	])("%s", (_, one, other, expected) => {
		expect(similarity(one, other)).toBe(expected);
		expect(similarity(other, one)).toBe(expected);
	});

	test("Hindi words and prices count", () => {
		expect(fiveWordRuns("साड़ी धुलाई ₹150 से शुरू")).toEqual(new Set(["साड़ी धुलाई ₹150 से शुरू"]));
		expect(similarity("साड़ी धुलाई ₹150 से शुरू", "साड़ी धुलाई ₹250 से शुरू")).toBe(0);
	});
});

test("the most alike pair is found", () => {
	const texts = new Map([
		["a", "one two three four five six seven"],
		["b", "nothing of the kind stands in here"],
		["c", "one two three four five six nine"],
	]);
	expect(mostSimilar(texts)).toEqual({ names: ["a", "c"], similarity: 2 / 3 });
});

test("no two keyword pages say the same of themselves: under a tenth of their own words", () => {
	const texts = new Map(
		shop["keyword-pages"].map((page) => {
			const { subheading, intro, featuredService, keywordReviews, questions } = page;
			const answers = questions.flatMap(({ question, answer }) => [question, answer]);
			const { name, description } = featuredService;
			const own = [subheading, intro, name, description, ...keywordReviews, ...answers];
			return [page.slug, own.join("\n")];
		}),
	);
	const { names, similarity } = mostSimilar(texts);
	expect(similarity, `the most alike are ${names.join(" and ")}`).toBeLessThan(0.1);
});

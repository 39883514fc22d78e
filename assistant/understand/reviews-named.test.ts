import { describe, expect, test } from "vitest";
import { answerQuestion } from "../answer-question.ts";
import type { Turn } from "../contract.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";

const now = new Date("2026-11-20T06:30:00Z");
const answer = (question: string, { data = sampleShopData, history = [] as Turn[] } = {}) =>
	answerQuestion(question, { data, history, now }).text;

describe("of the reviews is quoted", () => {
	test.each([
		["any review of sneakers", "Arjun M."],
		["lehenge ka review hai koi", "Kavita P."],
		["सोफे का कोई रिव्यू है", "Deepa Chauhan Negi"],
		["reviews from Premnagar?", "सुनीता रावत"],
		["any review about a haldi stain", "Harpreet S."],
		["how are your reviews", "Ananya R."],
		["are these reviews real", "Ananya R."],
	])("%s: that of %s", (question, name) => {
		expect(answer(question)).toContain(name);
	});

	test("the one of somebody who was not content at first, if a bad one is asked for", () => {
		const text = answer("any bad reviews?");
		expect(text).toMatch(/most critical[\s\S]+Lata Semwal/);
		const history: Turn[] = [
			{ role: "user", content: "any bad reviews?" },
			{ role: "assistant", content: text },
		];
		expect(answer("what did they say exactly in the review", { history })).toContain("Lata Semwal");
	});

	test("the one with the fewest stars, if a bad one is asked for", () => {
		const data = structuredClone(sampleShopData);
		const [, second] = data.reviews.reviews;
		if (!second) throw new Error("no review");
		second.starRating = "THREE";
		expect(answer("any bad reviews?", { data })).toContain(second.reviewer.displayName);
	});

	test("the newest, if none speaks of the thing, which is said", () => {
		expect(answer("any carpet reviews?")).toMatch(/No review that we can show[\s\S]+Ananya R\./);
	});
});

/** Questions to the whole: other shops have other items, hours and texts, and perhaps no Hindi. */
import { expect, test } from "vitest";
import { answerQuestion } from "../testing/answer-question.ts";
import { otherShopData } from "../testing/other-shop-data.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { answerLanguages } from "./languages/answer-languages.ts";

const tuesday = new Date("2026-11-24T12:00:00+05:30");

test.each([
	["are you open now?", /closed/i],
	["are you open on tuesday?", /closed/i],
	["till when are you open on friday?", /10 PM/],
	["price of pattu saree", /₹320–480/],
	["curtain price", /₹130–190/],
	["do you come to Anaiyur?", /Yes, we come to Anaiyur/],
	[
		"do you pick up in Madurai?",
		new RegExp(otherShopData.site.business.areas.join("(?:, | and )")),
	],
	["instagram page?", /instagram\.com\/neelamvastra/],
	["what do people say, any reviews?", /no reviews yet/i],
	["can I get it today, express?", /not sure/i],
])("another shop: %s", (question, says) => {
	const { text } = answerQuestion(question, { data: otherShopData, now: tuesday });
	expect(text).toMatch(says);
	expect(text).not.toMatch(/undefined|facebook|justdial/i);
});

test.each([
	["shirt ka rate kya hai", "hinglish", "- Shirt, dry cleaned: ₹80"],
	["how much for a shirt", "en", "- Shirt, dry cleaned: ₹80"],
	["शर्ट का रेट क्या है", "hi", "- शर्ट, ड्राई क्लीन: ₹80"],
])("%s is answered in %s", (question, language, line) => {
	const answer = answerQuestion(question, { data: sampleShopData, now: tuesday });
	expect(answer).toMatchObject({ language, text: expect.stringContaining(line) });
});

test.each(Object.entries(answerLanguages))(
	"a matter that is offered by a press is asked in words that are read as it, in %s",
	(language, { phrases }) => {
		const read = Object.values(phrases.asks).map(({ question }) =>
			answerQuestion(question, { data: sampleShopData, now: tuesday }),
		);
		expect(read.map(({ acts: [act] }) => act)).toEqual(Object.keys(phrases.asks));
		for (const answer of read) expect(answer.language).toBe(language);
	},
);

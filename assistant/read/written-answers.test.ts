import { expect, test } from "vitest";
import { answerQuestion } from "../testing/answer-question.ts";
import { otherShopData } from "../testing/other-shop-data.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { understand } from "./understand.ts";

const now = new Date("2026-11-20T06:30:00Z");
const passageOf = (question: string) => understand(question, { data: sampleShopData, now }).passage;

test.each(["do you wash costumes of a theatre group", "theatre group ke costumes dhote ho"])(
	"what the owner adds is found in other words of the same meaning: %s",
	(question) => {
		const data = structuredClone(sampleShopData);
		const entry = { id: "theatre", question: "Do you wash the costumes of theatre groups?" };
		data.site.faq.push({ ...entry, answer: "By hand, a day before the play." });
		expect(understand(question, { data, now }).passage).toBe("faq/theatre");
	},
);

test.each([
	"shirt",
	"only machine wash, no dry clean, what per kg",
	"do you clean razai and kambal both",
	"kal subah aao",
	"how much for a wedding dress with beads",
	"will the colour of my kurta fade",
	"my sweater shrank, can you stretch it",
	"aapne meri safed shirt pili kar di",
	"when should i come",
	"ghutne se fati hui hai design wali, aur na fat jaye",
])("%s asks no question of a search page", (question) => {
	expect(passageOf(question) ?? "").not.toMatch(/^questions/);
});

test("a yes or no comes first, without its question", () => {
	const { text } = answerQuestion("Will dry cleaning take out every stain?", {
		data: sampleShopData,
		now,
	});
	expect(text).toMatch(/^No\./);
});

test("another shop's questions are its own", () => {
	for (const { question, answer } of otherShopData.questions) {
		const said = answerQuestion(question, { data: otherShopData, now });
		expect(said.text.length).toBeLessThanOrEqual(300);
		if (understand(question, { data: otherShopData, now }).passage?.startsWith("questions/"))
			expect(said.text).toContain(answer.slice(0, 30));
	}
});

/** The development set in every run of the tests; the exam's own questions are only held against the rate card. */
import { expect, test } from "vitest";
import { casesOf } from "./cases.ts";
import { failures } from "./figures.ts";
import { isRight, judge, type Outcome } from "./judge.ts";

const development = casesOf("development");
const exam = casesOf("exam");
const judged = development.flatMap(judge);

function part(holds: (outcome: Outcome) => boolean, of = judged): number {
	return of.filter(holds).length / of.length;
}

function failed(holds: (outcome: Outcome) => boolean): string[] {
	return failures(judged.filter(holds));
}

test("nothing harmful is said, denied, invented or too long", () => {
	expect(failed(({ harmful }) => harmful.length > 0)).toEqual([]);
	expect(failed(({ isDenial }) => isDenial)).toEqual([]);
	expect(failed(({ inventions, isTooLong }) => inventions.length > 0 || isTooLong)).toEqual([]);
});

test("the development set holds", () => {
	const followUps = judged.filter(({ isFollowUp }) => isFollowUp);
	expect(part(isRight), failed((outcome) => !isRight(outcome)).join("\n\n")).toBeGreaterThan(0.93);
	expect(part(isRight, followUps)).toBeGreaterThan(0.88);
	expect(part(({ isInLanguage }) => isInLanguage)).toBeGreaterThan(0.98);
});

const singlesOf = (cases: typeof exam) => cases.filter(({ turns }) => turns.length === 1);
const questionsOf = (cases: typeof exam) => cases.flatMap(({ turns }) => turns);

test("the exam is as large as was agreed, a third of it in each language", () => {
	const singles = singlesOf(exam);
	expect(singles.length).toBeGreaterThanOrEqual(350);
	expect(exam.length - singles.length).toBeGreaterThanOrEqual(75);
	const questions = questionsOf(exam);
	for (const { checks, ask } of questions) expect(checks.length, ask).toBeGreaterThan(0);
	for (const languages of [["en", "latin"], ["hinglish"], ["hi"]]) {
		const part = questions.filter(({ language }) => languages.includes(language));
		expect(part.length / questions.length, languages.join()).toBeGreaterThan(0.3);
	}
});

test("the exam shares no single question with the development set", () => {
	const asked = questionsOf(singlesOf(exam)).map(({ ask }) => ask);
	const learnt = new Set(questionsOf(development).map(({ ask }) => ask.toLowerCase()));
	expect(new Set(asked).size).toBe(asked.length);
	expect(asked.filter((ask) => learnt.has(ask.toLowerCase()))).toEqual([]);
});

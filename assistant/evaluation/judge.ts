/** Asks the assistant and judges its answer. */
import type { Answer } from "../answer.ts";
import { answerQuestion } from "../answer-question.ts";
import type { Turn } from "../contract.ts";
import { limits } from "../limits.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { wrongSums } from "./derived-sums.ts";
import { harmsOf } from "./harms.ts";
import { languageOf } from "./language-of.ts";
import { numbersNotInData } from "./numbers-in-data.ts";
import { type Check, type Conversation, noonInTheShop, type Question } from "./question.ts";
import { itemNames } from "./rate-card.ts";

export interface Outcome {
	question: Question;
	answer: Answer;
	/** Missing parts of the answer. */
	misses: readonly string[];
	/** False statements. */
	harmful: readonly string[];
	/** Denies a thing that the shop has. */
	isDenial: boolean;
	/** Numbers that neither stand in the data nor derive from it. */
	inventions: readonly string[];
	isInLanguage: boolean;
	isTooLong: boolean;
	isFollowUp: boolean;
	milliseconds: number;
}

interface Context {
	history?: readonly Turn[];
	pageLanguage?: "en" | "hi";
}

export function ask(
	question: Question,
	{ history = [], pageLanguage = "en" }: Context = {},
): Outcome {
	const start = performance.now();
	const answer = answerQuestion(question.ask, {
		data: sampleShopData,
		history: history.slice(-limits.turns),
		now: new Date(question.at ?? noonInTheShop),
		pageLanguage,
	});
	const milliseconds = performance.now() - start;
	const said = [...history.filter(({ role }) => role === "user"), { content: question.ask }]
		.map(({ content }) => content)
		.join("\n");
	const failed = question.checks.filter((check) => !check.holds(answer));
	return {
		question,
		answer,
		misses: failed.map(({ what }) => what),
		harmful: [
			...failed.filter(({ fault }) => fault === "harmful").map(({ what }) => what),
			...wrongSums(answer, sampleShopData),
			...harmsOf(question, answer),
		],
		isDenial: answer.acts.includes("notListed") && !mayDeny(question.checks),
		inventions: numbersNotInData(answer, sampleShopData, said),
		isInLanguage: isRightLanguage(question.language, answer),
		isTooLong: answer.text.length > limits.answerCap,
		isFollowUp: history.length > 0,
		milliseconds,
	};
}

function mayDeny(checks: readonly Check[]): boolean {
	return checks.some(({ acts }) => acts?.includes("notListed"));
}

function isRightLanguage(wanted: Question["language"], answer: Answer): boolean {
	const found = languageOf(withoutNames(answer.text)) ?? answer.language;
	return wanted === "latin" ? found !== "hi" : found === wanted;
}

/** Without the names of items, which stay English in Hinglish: "Normal wash and iron". */
function withoutNames(text: string): string {
	return itemNames.reduce((rest, name) => rest.replaceAll(name, " "), text);
}

/** Asks every step with the turns before it. */
export function askAll({ steps, pageLanguage }: Conversation): Outcome[] {
	const history: Turn[] = [];
	return steps.map((step) => {
		const outcome = ask(step, { history, pageLanguage });
		history.push(
			{ role: "user", content: step.ask },
			{ role: "assistant", content: outcome.answer.text },
		);
		return outcome;
	});
}

export function isRight({ misses, harmful, isDenial, inventions, isTooLong }: Outcome): boolean {
	return misses.length + harmful.length + inventions.length === 0 && !isDenial && !isTooLong;
}

import type { Turn } from "../contract.ts";
import { answerQuestion } from "../embedded/answer.ts";
import { limits } from "../limits.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { conversations } from "./conversations.ts";
import { firstQuestions } from "./first-questions.ts";
import { heldOutQuestions } from "./held-out-questions.ts";
import { hostileQuestions } from "./hostile-questions.ts";
import { laterQuestions } from "./later-questions.ts";
import { numbersNotInData } from "./numbers-in-data.ts";
import { orderQuestions } from "./order-questions.ts";
import { missesOf, noonInTheShop, type Question } from "./question.ts";

/** Every question that stands by itself. */
export const allQuestions: readonly Question[] = [
	...firstQuestions,
	...hostileQuestions,
	...heldOutQuestions,
	...laterQuestions,
	...orderQuestions,
];

/** A question with its answer and what is wrong with it. */
export interface Outcome {
	question: Question;
	answer: string;
	/** What it lacks or should not say. */
	misses: readonly string[];
	/** Numbers that are not in the data. */
	inventions: readonly string[];
	isTooLong: boolean;
}

/** Asks one question and judges the answer. */
export function ask(question: Question): Outcome {
	const answer = answerQuestion(question.ask, {
		data: sampleShopData,
		history: question.history,
		now: new Date(question.at ?? noonInTheShop),
	});
	return {
		question,
		answer,
		misses: missesOf(question, answer),
		inventions: numbersNotInData(answer, sampleShopData),
		isTooLong: answer.length > limits.answerCap,
	};
}

/** Asks every step of the conversations with the turns before it. */
export function askConversations(): Outcome[] {
	return conversations.flatMap(({ steps }) => {
		const history: Turn[] = [];
		return steps.map((step) => {
			const outcome = ask({ ...step, history: [...(step.history ?? []), ...history] });
			history.push(
				{ role: "user", content: step.ask },
				{ role: "assistant", content: outcome.answer },
			);
			return outcome;
		});
	});
}

/** "price 56/57 98 %" for every intent, in the order of the questions. */
export function accuracyLines(outcomes: readonly Outcome[]): string[] {
	return [...Map.groupBy(outcomes, ({ question }) => question.intent)].map(([intent, asked]) => {
		const right = asked.filter(({ misses }) => misses.length === 0).length;
		const percent = Math.round((right / asked.length) * 100);
		return `${intent.padEnd(14)} ${String(right).padStart(3)}/${String(asked.length).padEnd(3)} ${percent} %`;
	});
}

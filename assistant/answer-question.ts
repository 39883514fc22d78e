import { writeAnswer } from "./answer/write-answer.ts";
import type { Answer } from "./answer.ts";
import type { ShopData, Turn } from "./contract.ts";
import { understand } from "./understand/understand.ts";

/** Answers from the shop's data alone: what the words ask, in the visitor's language. */
export function answerQuestion(
	question: string,
	asked: {
		data: ShopData;
		history?: readonly Turn[];
		now: Date;
		/** Of the page: for words that are of no language, such as a bare "shirt". */
		pageLanguage?: "en" | "hi";
	},
): Answer {
	const { data, history = [], now, pageLanguage = "en" } = asked;
	return writeAnswer(understand(question, { data, history, now, pageLanguage }), {
		data,
		now,
		question,
	});
}

import { writeAnswer } from "../answer/write-answer.ts";
import type { Answer } from "../answer.ts";
import type { ShopData, Turn } from "../contract.ts";
import type { Line } from "../frame.ts";
import { understand } from "../read/understand.ts";

/** Answers from the shop's data alone: what the words ask, in the visitor's language. */
export function answerQuestion(
	question: string,
	asked: {
		data: ShopData;
		history?: readonly Turn[];
		/** The chat's list before the question. */
		lines?: readonly Line[];
		isListOpen?: boolean;
		now: Date;
		/** Of the page: for words that are of no language, such as a bare "shirt". */
		pageLanguage?: "en" | "hi";
	},
): Answer {
	const { data, lines, now, pageLanguage = "en" } = asked;
	return writeAnswer(understand(question, { ...asked, pageLanguage }), {
		data,
		now,
		question,
		lines,
	});
}

/**
 * Prints how long an answer takes on one core, over the whole evaluation set:
 * `node assistant/evaluation/timing.ts`. Of each question the median of its rounds counts, so
 * that what else the machine does stays out of the figures.
 */
import { answerQuestion } from "../embedded/answer.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { noonInTheShop } from "./question.ts";
import { allQuestions } from "./run-evaluation.ts";

const rounds = 21;
const now = new Date(noonInTheShop);

function milliseconds(question: string): number {
	const start = performance.now();
	answerQuestion(question, { data: sampleShopData, now });
	return performance.now() - start;
}

/** The value at a share of the sorted values: 0.5 is the median. */
function at(share: number, values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

const first = milliseconds("shirt price");
const times = allQuestions.map(({ ask }) =>
	at(
		0.5,
		Array.from({ length: rounds }, () => milliseconds(ask)),
	),
);
const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => at(share, times).toFixed(2));
console.log(`${times.length} questions: p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms`);
console.log(`first answer, with the indexes built: ${first.toFixed(1)} ms`);

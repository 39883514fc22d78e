import type { ShopData, Turn } from "../../assistant/contract.ts";
import { findInvented, fitToCap } from "../../assistant/guard.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import type { Provider, ProviderResult } from "./provider.ts";
import { createDailyLimit } from "./question-limits.ts";
import type { Asked } from "./request-body.ts";
import { noUsage, type Usage } from "./responses.ts";

/** The embedded engine (`assistant/embedded/`): it answers from the data alone and never fails. */
type AnswerQuestion = (
	question: string,
	context: { data: ShopData; history: readonly Turn[]; now: Date },
) => string;

export type Answer = { content: string; model: string; usage: Usage };

export type AnswersDependencies = {
	data: ShopData;
	answerQuestion: AnswerQuestion;
	/** Without it the embedded engine answers everything. */
	provider?: Provider;
	/** Questions in a day that go to the provider. */
	dailyLimit: number;
	/** Milliseconds since 1970. */
	clock: () => number;
	/** Takes one line, without a word of the visitor's or the provider's. */
	log: (line: string) => void;
};

/** Failures in a row after which the provider is left alone, and for how long. */
const failuresBeforeRest = 5;
const restMs = 30_000;

/**
 * Answers questions: by the provider while there is one, it works, the day's limit is not reached and
 * it says nothing that the content does not; in every other case by the embedded engine.
 */
export function createAnswers(
	dependencies: AnswersDependencies,
): (asked: Asked, visitor: AbortSignal) => Promise<Answer> {
	const { data, answerQuestion, provider, clock, log } = dependencies;
	const daily = createDailyLimit(dependencies.dailyLimit, clock);
	const breaker = createCircuitBreaker({ failures: failuresBeforeRest, restMs, clock });

	function embedded({ question, history }: Asked): Answer {
		const content = answerQuestion(question, { data, history, now: new Date(clock()) });
		return { content, model: "embedded", usage: noUsage };
	}
	function tell(reason: string): void {
		log(`Assistant: answered from the shop's own data: ${reason}.`);
	}
	/** Settles the breaker and tells why there is no answer to check. */
	function settle(result: ProviderResult): void {
		if (result.kind === "answer") breaker.succeeded();
		if (result.kind === "abandoned") breaker.abandoned();
		if (result.kind === "failure") {
			const rests = breaker.failed() ? `; it is left alone for ${restMs / 1000} s` : "";
			tell(`the provider failed (${result.reason})${rests}`);
		}
	}
	return async function answer(asked, visitor) {
		if (!provider) return embedded(asked);
		const { isSpent, first } = daily.spent();
		if (first) tell("the day's limit for the provider is reached");
		if (isSpent || !breaker.enter()) return embedded(asked);
		daily.count();
		const result = withinCap(await provider.ask(asked, visitor));
		settle(result);
		if (result.kind !== "answer") return embedded(asked);
		const invented = new Set(findInvented(result.content, data).map(({ kind }) => kind));
		if (invented.size === 0)
			return { content: result.content, model: provider.model, usage: result.usage };
		tell(`the provider's answer held what the content does not (${[...invented].join(", ")})`);
		return embedded(asked);
	};
}

/** An answer cut to its hard cap; one that is far over it is no answer. */
function withinCap(result: ProviderResult): ProviderResult {
	if (result.kind !== "answer") return result;
	const content = fitToCap(result.content);
	return content === undefined
		? { kind: "failure", reason: "too long an answer" }
		: { ...result, content };
}

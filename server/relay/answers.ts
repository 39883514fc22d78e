import {
	CircuitState,
	ConsecutiveBreaker,
	circuitBreaker,
	handleType,
	type IBackoff,
	isBrokenCircuitError,
} from "cockatiel";
import type { ShopData } from "../../assistant/contract.ts";
import { answerQuestion } from "../../assistant/embedded/answer.ts";
import { findInvented } from "../../assistant/guard.ts";
import { type Provider, ProviderError } from "./provider.ts";
import { createDailyLimit } from "./question-limits.ts";
import type { Asked } from "./request-body.ts";
import { noUsage, type Usage } from "./responses.ts";

export type Answer = { content: string; model: string; usage: Usage };

export type AnswersDependencies = {
	data: ShopData;
	provider?: Provider;
	dailyLimit: number;
	embeddedAnswer?: typeof answerQuestion;
	/** Milliseconds since 1970. */
	clock: () => number;
	/** Never gets words of the visitor or the provider. */
	log: (line: string) => void;
};

/** So many failures in a row stop questions to the provider for so long. */
const failuresBeforeRest = 5;
const restMs = 30_000;

/**
 * Answers by the provider while it works, within its daily limit, and states nothing that the content does not;
 * otherwise by the embedded engine.
 */
export function createAnswers(dependencies: AnswersDependencies) {
	const { data, provider, dailyLimit, embeddedAnswer = answerQuestion, clock, log } = dependencies;
	const report = (reason: string) =>
		log(`Assistant: answered from the shop's own data: ${reason}.`);
	const daily = createDailyLimit(dailyLimit, clock, () =>
		report("the day's limit for the provider is reached"),
	);
	const breaker = circuitBreaker(handleType(ProviderError), {
		halfOpenAfter: { next: rest },
		breaker: new ConsecutiveBreaker(failuresBeforeRest),
	});

	async function askProvider({ model, ask }: Provider, asked: Asked, visitor: AbortSignal) {
		// cockatiel would make the others wait for the call that tests the provider.
		if (daily.isReached() || breaker.state === CircuitState.HalfOpen) return undefined;
		const reply = await breaker.execute(() => {
			daily.count();
			return ask(asked, visitor);
		});
		const invented = new Set(findInvented(reply.content, data).map(({ kind }) => kind));
		if (invented.size === 0) return { ...reply, model };
		report(`the provider's answer held what the content does not (${[...invented].join(", ")})`);
		return undefined;
	}
	function explain(error: unknown, visitor: AbortSignal): void {
		if (error instanceof ProviderError) {
			const rests = breaker.state === CircuitState.Open;
			const pause = rests ? `; it is left alone for ${restMs / 1000} s` : "";
			report(`the provider failed (${error.message})${pause}`);
		} else if (!isBrokenCircuitError(error) && !visitor.aborted) throw error;
	}
	return async function answer(asked: Asked, visitor: AbortSignal): Promise<Answer> {
		if (provider) {
			try {
				const answered = await askProvider(provider, asked, visitor);
				if (answered) return answered;
			} catch (error) {
				explain(error, visitor);
			}
		}
		const { question, history } = asked;
		const content = embeddedAnswer(question, { data, history, now: new Date(clock()) });
		return { content, model: "embedded", usage: noUsage };
	};
}

/** cockatiel compares `Date.now()`, so a clock that is set back would prolong its constant pause. */
function rest(): IBackoff<unknown> {
	const end = performance.now() + restMs;
	return {
		next: rest,
		get duration() {
			return performance.now() < end ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
		},
	};
}

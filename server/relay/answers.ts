import {
	BulkheadRejectedError,
	bulkhead,
	CircuitState,
	ConsecutiveBreaker,
	circuitBreaker,
	handleType,
	type IBackoff,
	isBrokenCircuitError,
	wrap,
} from "cockatiel";
import { writeAnswer } from "../../assistant/answer/write-answer.ts";
import type { Answer } from "../../assistant/answer.ts";
import { answerQuestion } from "../../assistant/answer-question.ts";
import type { ShopData } from "../../assistant/contract.ts";
import { understand } from "../../assistant/understand/understand.ts";
import { createDailyNotices } from "./daily-notices.ts";
import { type Provider, ProviderError } from "./provider.ts";
import type { DailyLimit } from "./question-limits.ts";
import type { Asked } from "./request-body.ts";
import { noUsage, type Usage } from "./responses.ts";
import { understoodBy } from "./understood.ts";

export type Answered = { answer: Answer; model: string; usage: Usage };

export type AnswersDependencies = {
	data: ShopData;
	provider?: Provider | undefined;
	dailyCalls: DailyLimit;
	embeddedAnswer?: typeof answerQuestion;
	answerWriter?: typeof writeAnswer;
	/** Milliseconds since 1970. */
	clock: () => number;
	/** Never gets words of the visitor or the provider. */
	log: (line: string) => void;
};

/** So many failures in a row stop questions to the provider for so long. */
const failuresBeforeRest = 5;
const restMs = 30_000;
/** Questions that the provider reads at one time. */
const mostInFlight = 8;

/** No call may be made. The message may be logged. */
class NoCallError extends Error {}

/**
 * The provider reads questions while it works and the day's calls last; else the embedded reader does. The answer is
 * written from the shop's data either way.
 */
export function createAnswers(dependencies: AnswersDependencies) {
	const { data, provider, dailyCalls, clock, log } = dependencies;
	const { embeddedAnswer = answerQuestion, answerWriter = writeAnswer } = dependencies;
	const report = (reason: string) => log(`Assistant: read by the shop's own reader: ${reason}.`);
	const reportOnce = createDailyNotices(clock, report);
	const breaker = circuitBreaker(
		handleType(ProviderError, ({ kind }) => kind === "outage"),
		{
			halfOpenAfter: { next: rest },
			breaker: new ConsecutiveBreaker(failuresBeforeRest),
		},
	);
	const policy = wrap(bulkhead(mostInFlight), breaker);

	async function beforeCall(): Promise<void> {
		const isLeft = await takeCall();
		if (!isLeft) throw new NoCallError("the day's calls to the provider are spent");
	}
	async function takeCall(): Promise<boolean> {
		try {
			return await dailyCalls.take();
		} catch {
			throw new NoCallError("the day's calls to the provider cannot be counted");
		}
	}
	async function askProvider(provider: Provider, asked: Asked, visitor: AbortSignal) {
		// cockatiel would make the others wait for the call that tests the provider.
		if (breaker.state === CircuitState.HalfOpen) return undefined;
		const now = new Date(clock());
		const { frame, usage } = await policy.execute(() =>
			provider.read(asked, { now, visitor, beforeCall }),
		);
		const { question, ...context } = asked;
		const understood = understoodBy(frame, understand(question, { data, now, ...context }));
		if (!understood) throw new ProviderError("unreadable", "denies what the shop has");
		return {
			answer: answerWriter(understood, { data, now, question }),
			model: provider.model,
			usage,
		};
	}
	function explain(error: unknown, visitor: AbortSignal): void {
		if (error instanceof ProviderError) explainProvider(error);
		else if (error instanceof NoCallError) reportOnce(error.message);
		else if (error instanceof BulkheadRejectedError)
			reportOnce(`the provider reads ${mostInFlight} questions already`);
		else if (!isBrokenCircuitError(error) && !visitor.aborted) throw error;
	}
	function explainProvider({ kind, message }: ProviderError): void {
		if (kind === "unreadable") report(`the provider's reply was of no use (${message})`);
		else if (kind === "refusal")
			reportOnce(
				`the provider refuses the requests (${message}). Look at GROQ_API_KEY and GROQ_MODEL, which must know structured outputs (docs/assistant.md); this is said once a day`,
			);
		else {
			const rests = breaker.state === CircuitState.Open;
			const pause = rests ? `; it is left alone for ${restMs / 1000} s` : "";
			report(`the provider failed (${message})${pause}`);
		}
	}
	return async function answer(asked: Asked, visitor: AbortSignal): Promise<Answered> {
		if (provider) {
			try {
				const answered = await askProvider(provider, asked, visitor);
				if (answered) return answered;
			} catch (error) {
				explain(error, visitor);
			}
		}
		const { question, ...context } = asked;
		const now = new Date(clock());
		const written = embeddedAnswer(question, { data, now, ...context });
		return { answer: written, model: "embedded", usage: noUsage };
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

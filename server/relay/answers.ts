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
import type { Answer } from "../../assistant/answer.ts";
import { dayAt } from "../../content/opening-hours.ts";
import type { Reader } from "./inline-reader.ts";
import { type Provider, ProviderError } from "./provider.ts";
import type { DailyLimit } from "./question-limits.ts";
import type { Asked } from "./request-body.ts";
import { noUsage, type Usage } from "./responses.ts";

export type Answered = { answer: Answer; model: string; usage: Usage };

export type AnswersDependencies = {
	read: Reader;
	provider?: Provider | undefined;
	dailyCalls: DailyLimit;
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
	const { read, provider, dailyCalls, clock, log } = dependencies;
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

	function beforeCall(): void {
		if (!dailyCalls.take()) throw new NoCallError("the day's calls to the provider are spent");
	}
	async function askProvider(provider: Provider, asked: Asked, visitor: AbortSignal) {
		// cockatiel would make the others wait for the call that tests the provider.
		if (breaker.state === CircuitState.HalfOpen) return undefined;
		const now = new Date(clock());
		return policy.execute(() => provider.read(asked, { now, visitor, beforeCall }));
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
	/** @param asker the key that the visitor is counted by, and a signal that he left */
	return async function answer(
		asked: Asked,
		asker: { visitor: string; signal: AbortSignal },
	): Promise<Answered> {
		const { signal } = asker;
		const provided =
			provider &&
			(await askProvider(provider, asked, signal).catch((error) => explain(error, signal)));
		const now = new Date(clock());
		const { answer, isProvided } = await read({ ...asked, now, frame: provided?.frame }, asker);
		if (provider && provided && isProvided)
			return { answer, model: provider.model, usage: provided.usage };
		if (provided) explainProvider(new ProviderError("unreadable", "denies what the shop has"));
		return { answer, model: "embedded", usage: noUsage };
	};
}

/** Says each thing once in a day of the shop. */
function createDailyNotices(clock: () => number, say: (notice: string) => void) {
	let day: number | undefined;
	const said = new Set<string>();
	return function sayOnce(notice: string): void {
		const today = dayAt(new Date(clock()));
		if (today !== day) said.clear();
		day = today;
		if (said.has(notice)) return;
		said.add(notice);
		say(notice);
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

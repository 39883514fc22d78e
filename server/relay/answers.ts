import type { Answer } from "../../assistant/answer.ts";
import { dayAt } from "../../shop/opening-hours.ts";
import { type Provider, ProviderError } from "./provider.ts";
import type { DailyLimit } from "./question-limits.ts";
import type { Reader } from "./reader.ts";
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
	const reportedOn = new Map<string, number>();
	/** Once in a day of the shop. */
	function reportOnce(reason: string): void {
		const today = dayAt(new Date(clock()));
		if (reportedOn.get(reason) !== today) report(reason);
		reportedOn.set(reason, today);
	}
	/** Outages in a row. */
	let failures = 0;
	/** By `performance.now()`, which nobody sets back. */
	let restsUntil = 0;
	let isTested = false;
	let inFlight = 0;

	function beforeCall(): void {
		if (!dailyCalls.take()) throw new NoCallError("the day's calls to the provider are spent");
	}
	/** After a rest one question tests the provider; the others do not wait for it. */
	async function askProvider(provider: Provider, asked: Asked, visitor: AbortSignal) {
		const isTest = failures >= failuresBeforeRest;
		if (isTest && (isTested || performance.now() < restsUntil)) return undefined;
		if (inFlight === mostInFlight) {
			reportOnce(`the provider reads ${mostInFlight} questions already`);
			return undefined;
		}
		isTested ||= isTest;
		inFlight += 1;
		try {
			const now = new Date(clock());
			const read = await provider.read(asked, { now, visitor, beforeCall });
			failures = 0;
			return read;
		} catch (error) {
			if (error instanceof ProviderError) {
				failures = error.kind === "outage" ? failures + 1 : 0;
				restsUntil = performance.now() + restMs;
			}
			explain(error, visitor);
			return undefined;
		} finally {
			inFlight -= 1;
			if (isTest) isTested = false;
		}
	}
	function explain(error: unknown, visitor: AbortSignal): void {
		if (error instanceof NoCallError) reportOnce(error.message);
		else if (error instanceof ProviderError) explainProvider(error);
		else if (!visitor.aborted) throw error;
	}
	function explainProvider({ kind, message }: ProviderError): void {
		const rests = failures >= failuresBeforeRest;
		const pause = rests ? `; it is left alone for ${restMs / 1000} s` : "";
		if (kind === "outage") report(`the provider failed (${message})${pause}`);
		else if (kind === "unreadable") report(`the provider's reply was of no use (${message})`);
		else
			reportOnce(
				`the provider refuses the requests (${message}). Look at GROQ_API_KEY and GROQ_MODEL, which must know structured outputs (docs/assistant.md); this is said once a day`,
			);
	}
	/** @param signal that the visitor left */
	return async function answer(asked: Asked, signal: AbortSignal): Promise<Answered> {
		const provided = provider && (await askProvider(provider, asked, signal));
		const now = new Date(clock());
		const { answer, isProvided } = await read({ ...asked, now, frame: provided?.frame }, signal);
		if (provider && provided && isProvided)
			return { answer, model: provider.model, usage: provided.usage };
		if (provided) explain(new ProviderError("unreadable", "denies what the shop has"), signal);
		return { answer, model: "embedded", usage: noUsage };
	};
}

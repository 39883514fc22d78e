import type { Answer } from "../../assistant/answer.ts";
import { createLimit, type Limit } from "./limit.ts";
import { type Provider, ProviderError } from "./provider.ts";
import type { Reader } from "./reader.ts";
import type { Asked } from "./request-body.ts";
import { noUsage, type Usage } from "./responses.ts";

export type Answered = { answer: Answer; model: string; usage: Usage };

export type AnswersDependencies = {
	read: Reader;
	provider?: Provider | undefined;
	/** Takes one of the day's calls to the provider. */
	mayCall: Limit;
	/** Milliseconds since 1970. */
	clock: () => number;
	/** The number of the shop's day. */
	today: () => number;
	/** Never gets words of the visitor or the provider. */
	log: (line: string) => void;
};

/** So many failures in a row stop questions to the provider for so long. */
const failuresBeforeRest = 5;
const restMs = 30_000;
/** Questions that the provider reads at one time. */
const mostInFlight = 8;

/**
 * The provider reads questions while it works and the day's calls last; else the embedded reader does. The answer is
 * written from the shop's data either way.
 */
export function createAnswers(dependencies: AnswersDependencies) {
	const { read, provider, mayCall, clock, today, log } = dependencies;
	const isNewToday = createLimit(1, today);
	/** Outages in a row. */
	let failures = 0;
	/** By `performance.now()`, which nobody sets back. */
	let restsUntil = 0;
	let inFlight = 0;

	async function askProvider(provider: Provider, asked: Asked, visitor: AbortSignal) {
		if (failures >= failuresBeforeRest) {
			if (performance.now() < restsUntil) return undefined;
			// One question tests the provider; the others do not wait for it.
			restsUntil = performance.now() + restMs;
		}
		inFlight += 1;
		try {
			if (inFlight > mostInFlight)
				throw new ProviderError("limit", `the provider reads ${mostInFlight} questions already`);
			const reading = await provider.read(asked, { now: new Date(clock()), visitor, mayCall });
			failures = 0;
			return reading;
		} catch (error) {
			if (visitor.aborted) return undefined;
			if (!(error instanceof ProviderError)) throw error;
			if (error.kind !== "limit") failures = error.kind === "outage" ? failures + 1 : 0;
			restsUntil = performance.now() + restMs;
			explain(error);
			return undefined;
		} finally {
			inFlight -= 1;
		}
	}
	function explain({ kind, message }: ProviderError): void {
		const report = (reason: string) => log(`Assistant: read by the shop's own reader: ${reason}.`);
		const rest = failures >= failuresBeforeRest ? `; it is left alone for ${restMs / 1000} s` : "";
		if (kind === "outage") report(`the provider failed (${message})${rest}`);
		else if (kind === "unreadable") report(`the provider's reply was of no use (${message})`);
		else if (kind === "limit" && isNewToday(message)) report(message);
		else if (kind === "refusal" && isNewToday(message))
			report(
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
		if (provided) explain(new ProviderError("unreadable", "denies what the shop has"));
		return { answer, model: "embedded", usage: noUsage };
	};
}

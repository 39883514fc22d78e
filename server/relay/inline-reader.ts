import { writeAnswer } from "../../assistant/answer/write-answer.ts";
import type { Answer } from "../../assistant/answer.ts";
import type { ShopData } from "../../assistant/contract.ts";
import type { Frame, Understood } from "../../assistant/frame.ts";
import { understand } from "../../assistant/read/understand.ts";
import type { Asked } from "./request-body.ts";

/** @param frame a provider's reading, if there is one */
export type Reading = Asked & { now: Date; frame: Frame | undefined };

/** @param isProvided whether the answer is to the provider's reading */
export type Written = { answer: Answer; isProvided: boolean };

/**
 * Writes the answer to a question that the shop's own reader or a provider reads.
 * @throws BusyError or OverrunError
 */
export type Reader = (
	reading: Reading,
	asker: { visitor: string; signal: AbortSignal },
) => Promise<Written>;

/** Reads where it is called, for hosts without threads. */
export function createInlineReader(data: ShopData): Reader {
	return async ({ question, frame, ...context }) => {
		const own = understand(question, { data, ...context });
		const provided = frame && understoodBy(frame, own);
		const { now, lines } = context;
		const answer = writeAnswer(provided ?? own, { data, now, question, lines });
		return { answer, isProvided: provided !== undefined };
	};
}

/**
 * A provider's reading with what the shop's own reader knows: the language, and how a thing is called that is not on the
 * list. Undefined where the provider denies what the other finds named: a thing of the rate card, an area.
 */
export function understoodBy(read: Frame, own: Understood): Understood | undefined {
	const isNotListed = read.acts.includes("notListed");
	const deniesItem = isNotListed && own.items.length > 0 && !own.acts.includes("notListed");
	const deniesArea = read.isElsewhere && own.areas.length > 0 && !own.isElsewhere;
	if (deniesItem || deniesArea) return undefined;
	const { language, nearest } = own;
	return { ...read, language, nearest, unknown: isNotListed ? own.unknown : [] };
}

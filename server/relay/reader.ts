import { setTimeout as delay } from "node:timers/promises";
import { writeAnswer } from "../../assistant/answer/write-answer.ts";
import type { Answer } from "../../assistant/answer.ts";
import type { ShopData } from "../../assistant/contract.ts";
import type { Frame, Understood } from "../../assistant/frame.ts";
import { understand } from "../../assistant/read/understand.ts";
import type { Asked } from "./request-body.ts";

/** @param frame a provider's reading, if there is one */
type Reading = Asked & { now: Date; frame: Frame | undefined };

/** @param isProvided whether the answer is to the provider's reading */
type Written = { answer: Answer; isProvided: boolean };

/**
 * Writes the answer to a question that the shop's own reader or a provider reads.
 * @throws BusyError, or the signal's reason when the visitor left
 */
export type Reader = (reading: Reading, signal: AbortSignal) => Promise<Written>;

/** Too many questions wait. */
export class BusyError extends Error {
	override name = "BusyError";
}

const mostWaiting = 32;

/**
 * Reads one question in a turn of the event loop, some milliseconds, so that everything else is answered between them.
 */
export function createReader(data: ShopData): Reader {
	let waiting = 0;
	let before: Promise<unknown> = Promise.resolve();
	return async (reading, signal) => {
		if (waiting === mostWaiting) throw new BusyError();
		waiting += 1;
		const written = before.then(async () => {
			await delay(0);
			signal.throwIfAborted();
			return write(reading, data);
		});
		before = written.catch(() => {});
		return written.finally(() => {
			waiting -= 1;
		});
	};
}

function write({ question, frame, ...context }: Reading, data: ShopData): Written {
	const own = understand(question, { data, ...context });
	const provided = frame && understoodBy(frame, own);
	const { now, lines } = context;
	const answer = writeAnswer(provided ?? own, { data, now, question, lines });
	return { answer, isProvided: provided !== undefined };
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

import { dayAndTime, nextOpeningText } from "../../content/format-hours.ts";
import { type OpeningHours, openUntil, readyBy } from "../../content/opening-hours.ts";
import type { ListLine } from "./estimate.ts";
import type { Wishes } from "./list.ts";
import { handedOver } from "./pickup.ts";

/** The words of the dialog's line, with `{opening}` in `later` and `{moment}` in `ready`. */
export interface ReadyTexts {
	now: string;
	later: string;
	/** Where a day is wished for. */
	picked: string;
	ready: string;
	/** Where something on the list is not promised. */
	rest: string;
	express: string;
}

/**
 * "Hand it over now, ready by Sunday 7 PM", counted from the pickup where one is wished for. Empty if
 * nothing on the list keeps the turnaround: then the shop tells when it comes.
 * @param to the longest that the turnaround takes, in hours
 */
export function readyWords(
	lines: readonly ListLine[],
	wishes: Wishes,
	texts: ReadyTexts,
	opening: OpeningHours,
	to: number,
	now: number,
): string {
	const promised = lines.filter(keepsTurnaround).length;
	if (wishes.express && lines.length > 0) return texts.express;
	const moment = readyBy(opening, { to }, handedOver(wishes, opening, now));
	if (promised === 0 || !moment) return "";
	const today = new Date(now);
	const later = texts.later.replace("{opening}", nextOpeningText(opening, today) ?? "");
	const handed = wishes.day ? texts.picked : openUntil(opening, today) ? texts.now : later;
	const ready = `${handed} ${texts.ready.replace("{moment}", dayAndTime(moment, today))}`;
	return promised < lines.length ? `${ready}. ${texts.rest}` : ready;
}

/** What is quoted, measured or only starts at its price is looked at first, and its time told then. */
function keepsTurnaround({ price }: ListLine): boolean {
	if (!price || price.low === undefined || price.open || price.slow) return false;
	return price.measure === undefined || price.measure === "kg";
}

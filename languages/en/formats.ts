/** Times, prices and runs of words as English has them. Times and dates hold no-break spaces. */
import type { Price } from "../../shop/price.ts";

/** "21:00" → "9 PM", "21:30" → "9:30 PM" */
export function shortTime(time: string): string {
	return fullTime(time).replace(":00", "");
}

/** "21:00" → "9:00 PM" */
export function fullTime(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const half = hour < 12 ? "AM" : "PM";
	return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}\u00a0${half}`;
}

// Not Intl, which takes a browser longer than the rest of a page's script.
/** Monday first. */
export const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
export const months =
	"January February March April May June July August September October November December".split(
		" ",
	);

export const today = "today";
export const tomorrow = "tomorrow";

/** "8 to 10 November" */
export const dates = (first: string, last: string) => `${first} to ${last}`;

/** "tomorrow at 9 AM"; without a day, "at 9 AM". */
export const openingAt = (time: string, day?: string) => (day ? `${day} at ${time}` : `at ${time}`);

export const openNow = "Open now";
export const until = (time: string) => `until ${time}`;
/** @param opening what `openingAt` returns */
export const opensLater = (opening: string) => `Opens ${opening}`;
export const closedToday = "Closed today";
/** After "Closed today". */
export const opensAgain = (opening: string) => `opens ${opening}`;

/** "1 day ago", "3 weeks ago" */
export function ago(count: number, unit: "day" | "week" | "month" | "year"): string {
	return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

type Sum = Exclude<Price, { kind: "quote" }>;

/** "starts @" */
export const beforeSum = (price: Sum) => (price.kind === "from" ? price.opening : undefined);

/** "kg" → "per kg" */
export const perUnit = (unit: string) => `per ${unit}`;
export const afterSum = ({ unit }: Sum) => (unit ? perUnit(unit) : undefined);

/** A price without a sum. */
export const onQuote = (text: string) => text;

/** Times and prices with their units: "24–48 hours", "9 AM", "₹69 per kg", and the punctuation after them. */
export const together =
	/((?:\d+–\d+ (?:hours|days)|\d{1,2}(?::\d\d)?\s(?:AM|PM)(?: to \d{1,2}(?::\d\d)?\s(?:AM|PM))?|₹[\d,]+(?:–[\d,]+)?(?: per (?:sq\. )?[\w.]+)?)[.,;]?)/;

/** The space before a single-letter word, and the one in "near me". */
export const beforeShortWord = / (?=\p{L} )|(?<=\bnear) (?=me\b)/gu;

export interface OtherLanguage {
	/** For `lang`. */
	lang: string;
	/** Its one group holds the words with what stands between them. */
	runs: RegExp;
}

/** Devanagari counts as Hindi. */
export const otherLanguage: OtherLanguage = {
	lang: "hi",
	runs: /(\p{scx=Deva}+(?:[^\p{L}\p{scx=Deva}]+\p{scx=Deva}+)*)/u,
};

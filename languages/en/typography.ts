/** Typography of English texts. */
import type { ScriptType } from "../languages.ts";

export const type: ScriptType | undefined = undefined;

/** Times and prices with their units: "24–48 hours", "9 AM", "₹69 per kg", and the punctuation after them. */
export const together =
	/((?:\d+–\d+ (?:hours|days)|\d{1,2}(?::\d\d)?\s(?:AM|PM)(?: to \d{1,2}(?::\d\d)?\s(?:AM|PM))?|₹[\d,]+(?:–[\d,]+)?(?: per (?:sq\. )?[\w.]+)?)[.,;]?)/;

/** The space before a single-letter word, and the one in "near me". */
export const beforeShortWord = / (?=\p{L} )|(?<=\bnear) (?=me\b)/gu;

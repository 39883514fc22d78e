import { InLanguage } from "./in-language.tsx";

/**
 * What must stay on one line: "24–48 hours", "2–3 days", "9 AM", "₹69 per kg". With the stop that follows: a text of its own,
 * it would count as moved when the letters change.
 */
const together =
	/((?:\d+–\d+ (?:hours|days)|\d{1,2}(?::\d\d)?\s(?:AM|PM)(?: to \d{1,2}(?::\d\d)?\s(?:AM|PM))?|₹[\d,]+(?:–[\d,]+)?(?: per (?:sq\. )?[\w.]+)?)[.,;]?)/;

/** A text in which times and prices with their units are never broken across lines. */
export function NoBreak({ text }: { text: string }) {
	return text.split(together).map((part, index) =>
		// A split by one group puts what matched at every odd place.
		index % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
			<span key={index} className="no-break">
				{part}
			</span>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the same
			<InLanguage key={index} text={part} />
		),
	);
}

import { InLanguage } from "./in-language.tsx";

/** Times and prices with their units: "24–48 hours", "9 AM", "₹69 per kg", and the punctuation after them. */
const together =
	/((?:\d+–\d+ (?:hours|days)|\d{1,2}(?::\d\d)?\s(?:AM|PM)(?: to \d{1,2}(?::\d\d)?\s(?:AM|PM))?|₹[\d,]+(?:–[\d,]+)?(?: per (?:sq\. )?[\w.]+)?)[.,;]?)/;

/** A text in which times and prices do not break across lines. */
export function NoBreak({ text }: { text: string }) {
	return text.split(together).map((part, index) =>
		// `split` by one group puts the matches at odd indexes.
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

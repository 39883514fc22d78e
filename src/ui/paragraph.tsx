import { beforeShortWord, together } from "#language/typography";
import { InLanguage } from "./in-language.tsx";

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

/** A paragraph in which times and prices do not break. */
export function Paragraph({ text, className }: { text: string; className?: string }) {
	return (
		<p className={className}>
			<NoBreak text={text} />
		</p>
	);
}

const NO_BREAK_SPACE = "\u00a0";

/** Keeps short words with the word before: "as a", "सफ़ाई में". The last two words may part: together they may be too wide. */
export function headline(text: string): string {
	return text.replaceAll(beforeShortWord, NO_BREAK_SPACE);
}

import Markdown, { type Components } from "react-markdown";
import { Link } from "../../ui/link.tsx";

/** Links open in a new tab. react-markdown empties unsafe addresses and shows raw HTML as text (SPEC.md, section 5). */
const components: Components = {
	a: ({ href = "", children }) => (
		<Link href={href} opensTab>
			{children}
		</Link>
	),
};

/** A phone number, or the hour and the word after it, in each language of the assistant. */
const unbroken = /\+\d[\d ]{6,}\d|\d (?:[AP]M\b|बजे|baje\b)/g;

/** The markdown of an answer. Phone numbers and times stay in one line. */
export function Answer({ text }: { text: string }) {
	return (
		<Markdown components={components} disallowedElements={["img"]} unwrapDisallowed>
			{text.replaceAll(unbroken, (number) => number.replaceAll(" ", "\u00a0"))}
		</Markdown>
	);
}

import Markdown, { type Components } from "react-markdown";
import { NewTabHint } from "../../ui/new-tab-hint.tsx";

/**
 * Links open in a new tab. react-markdown keeps http, https, irc, ircs, mailto, xmpp and relative
 * addresses and empties all others, as SPEC.md section 5 lists; raw HTML is shown as text.
 */
const components: Components = {
	a: ({ href, children }) => (
		<a href={href} target="_blank" rel="noopener">
			{children}
			<NewTabHint />
		</a>
	),
};

interface AnswerProps {
	text: string;
}

/** The assistant's words: paragraphs, lists and links; no pictures. */
export function Answer({ text }: AnswerProps) {
	return (
		<Markdown components={components} disallowedElements={["img"]} unwrapDisallowed>
			{text}
		</Markdown>
	);
}

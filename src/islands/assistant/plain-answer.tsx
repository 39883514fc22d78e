import type { ReactNode } from "react";
import { Link } from "../../ui/link.tsx";
import { withUnbrokenNumbers } from "./unbroken-numbers.ts";

const listMark = /^\s*(?:[-*+•]|\d+[.)])\s+/;
/** A link to the web, an e-mail address or this site; bold; code. Of other links only the text remains. */
const marked =
	/\[([^\]]+)\]\(((?:https?:|mailto:|\/(?!\/))[^\s)]*)?[^)]*\)|\*\*([^*]+)\*\*|`([^`]+)`/gi;

/** An answer until the markdown renderer has loaded: the paragraphs, lists and links of the shop's own answers. */
export function PlainAnswer({ text }: { text: string }) {
	return blocksOf(withUnbrokenNumbers(text)).map(({ isList, lines }, place) => {
		const inside = isList
			? // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
				lines.map((line, row) => <li key={row}>{inlineOf(line)}</li>)
			: inlineOf(lines.join("\n"));
		const Block = isList ? "ul" : "p";
		// biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
		return <Block key={place}>{inside}</Block>;
	});
}

interface Block {
	isList: boolean;
	lines: string[];
}

function blocksOf(text: string): Block[] {
	const blocks: Block[] = [];
	let isOpen = false;
	for (const line of text.split("\n")) {
		const isList = listMark.test(line);
		const words = line
			.replace(listMark, "")
			.replace(/^#+\s+/, "")
			.trim();
		const last = blocks.at(-1);
		if (words && isOpen && last?.isList === isList) last.lines.push(words);
		else if (words) blocks.push({ isList, lines: [words] });
		isOpen = words !== "";
	}
	return blocks;
}

function inlineOf(line: string): ReactNode[] {
	const parts: ReactNode[] = [];
	let end = 0;
	for (const match of line.matchAll(marked)) {
		const [whole, name, href, bold, code] = match;
		parts.push(line.slice(end, match.index));
		if (name && href)
			parts.push(
				<Link key={match.index} href={href} opensTab>
					{name}
				</Link>,
			);
		else if (bold) parts.push(<strong key={match.index}>{bold}</strong>);
		else parts.push(name ?? code);
		end = match.index + whole.length;
	}
	return [...parts, line.slice(end)];
}

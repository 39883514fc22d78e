import { beforeShortWord } from "#language/typography";

const NO_BREAK_SPACE = "\u00a0";

/** Keeps short words with the word before: "as a", "सफ़ाई में". The last two words may part: together they may be too wide. */
export function headline(text: string): string {
	return text.replaceAll(beforeShortWord, NO_BREAK_SPACE);
}

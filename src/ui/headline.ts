const NO_BREAK_SPACE = "\u00a0";

/**
 * A headline whose single-letter words stay with the word before them. The last two words may part:
 * kept together they could be wider than a narrow window.
 */
export function headline(text: string): string {
	return text.replaceAll(/ (?=\p{L} )/gu, NO_BREAK_SPACE);
}

const NO_BREAK_SPACE = "\u00a0";

/** Keeps single-letter words with the word before. The last two words may part: together they may be too wide. */
export function headline(text: string): string {
	return text.replaceAll(/ (?=\p{L} )/gu, NO_BREAK_SPACE);
}

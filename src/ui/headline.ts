const NO_BREAK_SPACE = "\u00a0";

/**
 * A headline whose single letters stay with the word before them. Its last words may part: lines are
 * balanced, and two long words made one would break between letters where a window is narrow.
 */
export function headline(text: string): string {
	return text.replaceAll(/ (?=\p{L} )/gu, NO_BREAK_SPACE);
}

const NO_BREAK_SPACE = "\u00a0";

/**
 * A headline whose short words do not stand alone at a line's edge: single letters stay with the
 * word before them, and the last two words stay together.
 */
export function headline(text: string): string {
	return text.replaceAll(/ (?=\p{L} )/gu, NO_BREAK_SPACE).replace(/ (?=[^ ]+$)/, NO_BREAK_SPACE);
}

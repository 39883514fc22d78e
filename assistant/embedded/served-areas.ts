import { longestName, type Place, placeAt } from "../served-area.ts";
import type { Lexicon } from "./lexicon.ts";

/**
 * The served area that is named at a place in the words of a question, and how many words name it.
 * A single word that means something to the engine names no area.
 */
export function servedAt(
	words: readonly string[],
	start: number,
	places: readonly Place[],
	lexicon: Lexicon,
): { name: string; length: number } | undefined {
	const first = words[start] ?? "";
	const isWord = lexicon.meaningOf(first) !== undefined;
	for (let length = longestName; length > (isWord ? 1 : 0); length--) {
		const found = placeAt(words, start, length, places);
		if (found) return found.served ? { name: found.name, length } : undefined;
	}
	return undefined;
}

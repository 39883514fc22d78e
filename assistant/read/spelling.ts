/** Spellings of one word: folded, in the singular, and what a misspelt one stands for. */
import { distance } from "fastest-levenshtein";
import { remembered } from "./remembered.ts";

/** Without long vowels, doubled letters and letters that Hinglish uses for one sound. */
export const foldWord = remembered((word) =>
	word
		.replaceAll("aa", "a")
		.replaceAll("ee", "i")
		.replaceAll("oo", "u")
		.replaceAll("ph", "f")
		.replaceAll("z", "j")
		.replaceAll("w", "v")
		.replace(/(.)\1+/g, "$1"),
);

/** Roughly how a name sounds: common Hinglish spellings of it are equal. */
export const soundKey = remembered((word) =>
	foldWord(word.replaceAll("ck", "k").replaceAll("q", "k"))
		.replace(/([bdgkpt])h/g, "$1")
		.replace(/(.)\1+/g, "$1"),
);

/** Swapped neighbours count once; Levenshtein counts them twice. */
function editDistance(first: string, second: string): number {
	let fewest = distance(first, second);
	for (let at = 1; at < first.length && fewest > 1; at++) {
		if (first[at] !== second[at - 1]) continue;
		const swapped = first.slice(0, at - 1) + first[at] + first[at - 1] + first.slice(at + 1);
		fewest = Math.min(fewest, 1 + distance(swapped, second));
	}
	return fewest;
}

/** Sorted. A changed vowel is a slip, a changed consonant another word. */
const consonants = (word: string): string => [...word.replaceAll(/[aeiouy]/g, "")].sort().join("");

/** Short words are too much like one another. */
const shortest = 5;

/** The word that a misspelt one stands for, which begins with the same letter. */
export function nearestWord(word: string, all: Iterable<string>): string | undefined {
	let best: string | undefined;
	let fewest = Number.POSITIVE_INFINITY;
	for (const candidate of all) {
		const length = Math.min(word.length, candidate.length);
		const allowed = length < 8 ? 1 : 2;
		const isFar = candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > allowed;
		if (length < shortest || isFar) continue;
		const mistakes = editDistance(word, candidate);
		// In a short word a wrong consonant makes another word.
		const isOther = word.length < 8 && consonants(word) !== consonants(candidate);
		if (mistakes <= allowed && mistakes < fewest && !isOther)
			[best, fewest] = [candidate, mistakes];
	}
	return best;
}

/** "shirts" → "shirt", "dresses" → "dress", "parties" → "party". */
export function singular(word: string): string {
	if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return word;
	if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
	if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
	return word.slice(0, -1);
}

import { distance } from "fastest-levenshtein";

/** Roughly how a word sounds: common Hinglish spellings of a word are equal, as "rajaai" and "razai". */
export function soundKey(word: string): string {
	return word
		.replaceAll("ph", "f")
		.replaceAll("ck", "k")
		.replaceAll("q", "k")
		.replaceAll("z", "j")
		.replaceAll("w", "v")
		.replaceAll("ee", "i")
		.replaceAll("oo", "u")
		.replace(/([bdgkpt])h/g, "$1")
		.replace(/(.)\1+/g, "$1");
}

/** Swapped neighbours count once; Levenshtein counts them twice. */
export function editDistance(first: string, second: string): number {
	let fewest = distance(first, second);
	for (let at = 1; at < first.length && fewest > 1; at++) {
		if (first[at] !== second[at - 1]) continue;
		const swapped = first.slice(0, at - 1) + first[at] + first[at - 1] + first.slice(at + 1);
		fewest = Math.min(fewest, 1 + distance(swapped, second));
	}
	return fewest;
}

/** Sorted. A changed vowel is a slip, a changed consonant another word. */
export function consonants(word: string): string {
	return [...word.replaceAll(/[aeiouy]/g, "")].sort().join("");
}

/** Short words are too much like one another. */
const shortest = 5;

function mistakesAllowed(length: number): number {
	if (length < shortest) return 0;
	return length < 8 ? 1 : 2;
}

/**
 * The word of the vocabulary that a misspelt one stands for. Takes the first letter to be right; of two equally near
 * words the one with the lower rank is meant.
 * @param ranks word → its rank; words of rank infinity are no corrections
 */
export function nearestWord(word: string, ranks: ReadonlyMap<string, number>): string | undefined {
	if (word.length < shortest || word.length > 24) return undefined;
	let best: string | undefined;
	let fewest = Number.POSITIVE_INFINITY;
	for (const [candidate, rank] of ranks) {
		if (candidate.charAt(0) !== word.charAt(0) || rank === Number.POSITIVE_INFINITY) continue;
		const allowed = mistakesAllowed(Math.min(word.length, candidate.length));
		if (allowed === 0 || Math.abs(candidate.length - word.length) > allowed) continue;
		const mistakes = editDistance(word, candidate);
		// In a short word a wrong consonant makes another word.
		if (
			word.length < 8 &&
			mistakes > 0 &&
			consonants(word).length === consonants(candidate).length &&
			consonants(word) !== consonants(candidate)
		)
			continue;
		if (mistakes <= allowed && mistakes + rank / 100 < fewest)
			[best, fewest] = [candidate, mistakes + rank / 100];
	}
	return best;
}

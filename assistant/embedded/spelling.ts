import { distance } from "fastest-levenshtein";

/** Corrects a misspelt word; undefined if no known word is near. */
export type Speller = (word: string) => string | undefined;

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

export function mistakesAllowed(length: number): number {
	if (length < 4) return 0;
	return length < 7 ? 1 : 2;
}

/** Sorted. A changed vowel is a slip, a changed consonant another word. */
export function consonants(word: string): string {
	return [...word.replaceAll(/[aeiouy]/g, "")].sort().join("");
}

/** Words of this rank are no corrections. */
export const neverMeant = -1;

const longestWord = 24;
const shortestStart = 5;

interface Candidate {
	word: string;
	key: string;
	rank: number;
}

/**
 * Takes the first letter to be right. Of two equally near words the one with the lower rank is meant.
 * @param ranks known word → its rank, 0 first, or `neverMeant`
 */
export function createSpeller(ranks: ReadonlyMap<string, number>): Speller {
	const byFirstLetter = new Map<string, Candidate[]>();
	for (const [word, rank] of [...ranks].sort(([, a], [, b]) => a - b)) {
		if (rank === neverMeant) continue;
		const key = soundKey(word);
		const alike = byFirstLetter.get(key.charAt(0)) ?? [];
		alike.push({ word, key, rank });
		byFirstLetter.set(key.charAt(0), alike);
	}

	return (word) => {
		if (ranks.has(word)) return word;
		if (word.length < 3 || word.length > longestWord) return undefined;
		const key = soundKey(word);
		const alike = byFirstLetter.get(key.charAt(0)) ?? [];
		const same = alike.find((candidate) => candidate.key === key);
		return (same ?? nearest(key, alike) ?? shortestWithStart(key, alike))?.word;
	};
}

function nearest(key: string, alike: readonly Candidate[]): Candidate | undefined {
	let best: Candidate | undefined;
	let fewest = Number.POSITIVE_INFINITY;
	for (const candidate of alike) {
		const other = candidate.key;
		const allowed = mistakesAllowed(Math.min(key.length, other.length));
		if (allowed === 0 || Math.abs(key.length - other.length) > allowed) continue;
		const isShort = key.length === other.length && key.length < 6;
		if (isShort && consonants(key) !== consonants(other)) continue;
		const mistakes = editDistance(key, other);
		if (mistakes <= allowed && mistakes < fewest) [best, fewest] = [candidate, mistakes];
	}
	return best;
}

/** "embroidered" for "embroid". */
function shortestWithStart(key: string, alike: readonly Candidate[]): Candidate | undefined {
	if (key.length < shortestStart) return undefined;
	return alike
		.filter((candidate) => candidate.key.startsWith(key))
		.sort((a, b) => a.key.length - b.key.length || a.rank - b.rank)[0];
}

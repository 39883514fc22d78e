/** Puts a word the visitor misspelt right, or gives nothing if no known word is near. */
export type Speller = (word: string) => string | undefined;

/**
 * How a word sounds, roughly: what people spell differently in Hinglish and in haste falls together.
 * "rajaai" and "razai", "saree" and "sari", "kambal" and "khambal" have one key.
 */
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

/** The single-letter mistakes between two words; two neighbours that changed places count as one. */
export function editDistance(first: string, second: string): number {
	let before: number[] = [];
	let above = Array.from({ length: second.length + 1 }, (_, index) => index);
	for (let row = 1; row <= first.length; row++) {
		const current = [row];
		for (let column = 1; column <= second.length; column++) {
			const same = first[row - 1] === second[column - 1];
			let cost = Math.min(
				(above[column] ?? 0) + 1,
				(current[column - 1] ?? 0) + 1,
				(above[column - 1] ?? 0) + (same ? 0 : 1),
			);
			const swapped =
				row > 1 &&
				column > 1 &&
				first[row - 1] === second[column - 2] &&
				first[row - 2] === second[column - 1];
			if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
			current.push(cost);
		}
		before = above;
		above = current;
	}
	return above[second.length] ?? 0;
}

/** How many mistakes a word of this length may have and still be believed to be another. */
export function mistakesAllowed(length: number): number {
	if (length < 4) return 0;
	return length < 7 ? 1 : 2;
}

/** In a short word a changed consonant makes another word ("case", "care"), a changed vowel a slip. */
function sameConsonants(first: string, second: string): boolean {
	if (first.length !== second.length || first.length > 5) return true;
	const consonants = (word: string) => [...word.replace(/[aeiouy]/g, "")].sort().join("");
	return consonants(first) === consonants(second);
}

/** The rank of a word that is known and that no misspelt word is taken for. */
export const neverMeant = -1;

const longestWord = 24;
const shortestStart = 5;

/** A known word with what it is compared by. */
interface Candidate {
	word: string;
	key: string;
	rank: number;
}

/**
 * A speller over known words. A word's first letter is taken to be right. Of two words that are
 * equally near, the one with the lower rank is meant.
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
		const allowed = mistakesAllowed(Math.min(key.length, candidate.key.length));
		if (allowed === 0 || Math.abs(key.length - candidate.key.length) > allowed) continue;
		if (!sameConsonants(key, candidate.key)) continue;
		const mistakes = editDistance(key, candidate.key);
		if (mistakes > allowed || mistakes >= fewest) continue;
		best = candidate;
		fewest = mistakes;
	}
	return best;
}

/** The shortest known word that begins like this one, as "embroidered" does like "embroid". */
function shortestWithStart(key: string, alike: readonly Candidate[]): Candidate | undefined {
	if (key.length < shortestStart) return undefined;
	return alike
		.filter((candidate) => candidate.key.startsWith(key))
		.sort((a, b) => a.key.length - b.key.length || a.rank - b.rank)[0];
}

import MiniSearch from "minisearch";

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

const longestWord = 24;
const shortestStart = 5;

/**
 * A speller over known words. Of two that are equally near the one with the lower rank is taken.
 * @param ranks known word → its rank, 0 first
 */
export function createSpeller(ranks: ReadonlyMap<string, number>): Speller {
	const index = new MiniSearch<{ id: string; key: string }>({
		fields: ["key"],
		tokenize: (key) => [key],
		processTerm: (key) => key,
	});
	const bySound = new Map<string, string>();
	for (const [word, rank] of ranks) {
		const key = soundKey(word);
		index.add({ id: word, key });
		const rival = bySound.get(key);
		if (rival === undefined || rank < (ranks.get(rival) ?? 0)) bySound.set(key, word);
	}
	/** The shortest known word that begins like this one, as "embroid" does. */
	function startOf(word: string): string | undefined {
		if (word.length < shortestStart) return undefined;
		const found = index.search(soundKey(word), { prefix: true }).map(({ id }) => String(id));
		return found.sort((a, b) => a.length - b.length || a.localeCompare(b))[0];
	}

	return (word) => {
		const key = soundKey(word);
		const allowed = mistakesAllowed(key.length);
		if (word.length < 3 || word.length > longestWord) return undefined;
		const same = bySound.get(key);
		if (same !== undefined) return same;
		if (allowed === 0) return undefined;
		let best: { word: string; mistakes: number; rank: number } | undefined;
		for (const { id } of index.search(key, { fuzzy: 2 })) {
			const candidate = String(id);
			const candidateKey = soundKey(candidate);
			const mistakes = editDistance(key, candidateKey);
			const rank = ranks.get(candidate) ?? 0;
			if (candidateKey.length < 4 || candidateKey[0] !== key[0]) continue;
			if (mistakes > Math.min(allowed, mistakesAllowed(candidateKey.length))) continue;
			if (best && (best.mistakes - mistakes || best.rank - rank) <= 0) continue;
			best = { word: candidate, mistakes, rank };
		}
		return best?.word ?? startOf(word);
	};
}

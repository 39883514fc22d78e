/** Tells how similar two texts are, by the share of five-word runs that they have in common. */

const runLength = 5;

/** The words of a text in lower case, in order; digits and ₹ count as letters. */
export function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{M}\p{N}₹]+/gu) ?? [];
}

/** Every run of five words, without duplicates. */
function fiveWordRuns(text: string): Set<string> {
	const words = wordsOf(text);
	const runs = new Set<string>();
	for (let start = 0; start + runLength <= words.length; start++) {
		runs.add(words.slice(start, start + runLength).join(" "));
	}
	return runs;
}

/** The share of the shorter text's runs that the other text has too, from 0 to 1. */
function textSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
	if (shorter.size === 0) return 0;
	return [...shorter].filter((run) => longer.has(run)).length / shorter.size;
}

interface Pair {
	names: [string, string];
	similarity: number;
}

/** The names of the two most similar texts. @param texts by name */
export function mostSimilar(texts: ReadonlyMap<string, string>): Pair {
	const runs = [...texts].map(([name, text]) => ({ name, runs: fiveWordRuns(text) }));
	let worst: Pair = { names: ["", ""], similarity: -1 };
	for (const [index, one] of runs.entries()) {
		for (const other of runs.slice(index + 1)) {
			const similarity = textSimilarity(one.runs, other.runs);
			if (similarity > worst.similarity) worst = { names: [one.name, other.name], similarity };
		}
	}
	return worst;
}

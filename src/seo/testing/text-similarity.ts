/** Tells how similar two texts are, by the share of five-word runs that they have in common. */

const runLength = 5;

/** The words of a text in lower case, in order; digits and ₹ count as letters. */
export function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{M}\p{N}₹]+/gu) ?? [];
}

function runsOf(text: string): Set<string> {
	const words = wordsOf(text);
	const ends = words.slice(runLength - 1);
	return new Set(ends.map((_, start) => words.slice(start, start + runLength).join(" ")));
}

/** The names of the two most similar texts, and the share of the shorter one's runs that both have, from 0 to 1. */
export function mostSimilar(texts: ReadonlyMap<string, string>) {
	const all = [...texts].map(([name, text]) => ({ name, runs: runsOf(text) }));
	const pairs = all.flatMap((one, index) =>
		all.slice(index + 1).map((other) => ({
			names: [one.name, other.name],
			similarity:
				[...one.runs].filter((run) => other.runs.has(run)).length /
				Math.max(1, Math.min(one.runs.size, other.runs.size)),
		})),
	);
	return pairs.reduce((worst, pair) => (pair.similarity > worst.similarity ? pair : worst), {
		names: ["", ""],
		similarity: -1,
	});
}

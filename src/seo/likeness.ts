/** How alike two pages are, by the runs of five words that they share. */

const runLength = 5;

/** The words of a text in lower case, in order; digits and ₹ count as letters. */
export function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{M}\p{N}₹]+/gu) ?? [];
}

/** Every run of five words, each once. */
export function fiveWordRuns(text: string): Set<string> {
	const words = wordsOf(text);
	const runs = new Set<string>();
	for (let start = 0; start + runLength <= words.length; start++) {
		runs.add(words.slice(start, start + runLength).join(" "));
	}
	return runs;
}

/** The share of the shorter text's runs that are in the other too, from 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
	if (shorter.size === 0) return 0;
	return [...shorter].filter((run) => longer.has(run)).length / shorter.size;
}

export interface Pair {
	names: [string, string];
	likeness: number;
}

/** The two most alike of some texts, by their names. */
export function mostAlike(texts: ReadonlyMap<string, string>): Pair {
	const runs = [...texts].map(([name, text]) => ({ name, runs: fiveWordRuns(text) }));
	let worst: Pair = { names: ["", ""], likeness: -1 };
	for (const [place, one] of runs.entries()) {
		for (const other of runs.slice(place + 1)) {
			const found = likeness(one.runs, other.runs);
			if (found > worst.likeness) worst = { names: [one.name, other.name], likeness: found };
		}
	}
	return worst;
}

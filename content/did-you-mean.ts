/**
 * The candidate that a misspelt word most likely meant: at most two letters off, and no more than a
 * third of them. Undefined when none is near.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
	const allowed = Math.min(2, Math.max(1, Math.floor(word.length / 3)));
	let best: string | undefined;
	let least = allowed + 1;
	for (const candidate of candidates) {
		const steps = distance(word.toLowerCase(), candidate.toLowerCase());
		if (steps < least) {
			least = steps;
			best = candidate;
		}
	}
	return best;
}

/** Letters to add, take out, change or swap with their neighbour (optimal string alignment). */
function distance(one: string, other: string): number {
	let before: number[] = [];
	let previous = Array.from({ length: other.length + 1 }, (_, place) => place);
	for (let row = 1; row <= one.length; row++) {
		const current = [row];
		for (let column = 1; column <= other.length; column++) {
			const same = one[row - 1] === other[column - 1];
			const steps = [
				(previous[column] ?? 0) + 1,
				(current[column - 1] ?? 0) + 1,
				(previous[column - 1] ?? 0) + (same ? 0 : 1),
			];
			if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
				steps.push((before[column - 2] ?? 0) + 1);
			current.push(Math.min(...steps));
		}
		before = previous;
		previous = current;
	}
	return previous[other.length] ?? 0;
}

import { distance } from "fastest-levenshtein";

/**
 * The candidate that a misspelt word most likely means: at most two letters off, and no more than a
 * third of them. Undefined when none is near.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
	const allowed = Math.min(2, Math.max(1, Math.round(word.length / 3)));
	const [best] = [...candidates]
		.map((candidate) => ({
			candidate,
			steps: distance(word.toLowerCase(), candidate.toLowerCase()),
		}))
		.filter(({ steps }) => steps <= allowed)
		.sort((one, other) => one.steps - other.steps);
	return best?.candidate;
}

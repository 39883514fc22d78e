import { distance } from "fastest-levenshtein";

/** The candidate most similar to a misspelt word: at most two letters different, and a third of the word. */
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

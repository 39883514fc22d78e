const stars: Readonly<Record<string, number>> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };

/** The maps service's star word as a number from 1 to 5; any other word counts as 0. */
export function starCount(word: string): number {
	return Object.hasOwn(stars, word) ? (stars[word] ?? 0) : 0;
}

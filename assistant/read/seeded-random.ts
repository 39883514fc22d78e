/** Numbers from 0 up to 1, the same each time for the same seed (mulberry32: a period of 2^32). */
export function seededRandom(seed: number): () => number {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** Puts values in a random order (Fisher and Yates). */
export function shuffle<Value>(values: Value[], random: () => number) {
	for (let last = values.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		[values[last], values[other]] = [values[other] as Value, values[last] as Value];
	}
}

/** Chance that is the same in each run, for learning. */

/** @returns numbers from 0 to below 1 */
export function randomNumbers(): () => number {
	let state = 1;
	return () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state / 2_147_483_648;
	};
}

/** Puts values in a random order (Fisher and Yates). */
export function shuffle<Value>(values: Value[], random: () => number) {
	for (let last = values.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		[values[last], values[other]] = [values[other] as Value, values[last] as Value];
	}
}

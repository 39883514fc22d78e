/** Puts examples in another order, the same in each run. */
const seed = 1;

export function shuffler(): <Value>(values: Value[]) => void {
	let state = seed;
	const random = () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state / 2_147_483_648;
	};
	return (values) => {
		for (let last = values.length - 1; last > 0; last--) {
			const other = Math.floor(random() * (last + 1));
			[values[last], values[other]] = [values[other] as never, values[last] as never];
		}
	};
}

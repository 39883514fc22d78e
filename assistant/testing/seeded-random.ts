/** Numbers from 0 up to 1, the same each time for the same seed. */
export function seededRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state / 2_147_483_648;
	};
}

export function pick<Item>(random: () => number, items: readonly Item[]): Item {
	return items[Math.floor(random() * items.length)] as Item;
}

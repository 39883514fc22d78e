/** The number of keys that are remembered. */
const capacity = 10_000;

/** @returns whether there was still one to take under this key */
export type Limit = (key?: string) => boolean;

/**
 * Counts what is taken under each key, anew in each period.
 * @param period the number of the present one: a minute, a day
 */
export function createLimit(most: number, period: () => number): Limit {
	let current: number | undefined;
	const taken = new Map<string, number>();
	return (key = "") => {
		const now = period();
		if (now !== current || taken.size > capacity) taken.clear();
		current = now;
		const count = (taken.get(key) ?? 0) + 1;
		if (count <= most) taken.set(key, count);
		return count <= most;
	};
}

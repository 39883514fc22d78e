import { dayAt } from "../../content/opening-hours.ts";

const minute = 60_000;
/** Addresses that are remembered at once. */
const capacity = 10_000;

export type AddressLimit = {
	/** Counts a question of this address: 0 if it may be answered, or else the seconds to wait. */
	take(key: string): number | Promise<number>;
};

/**
 * So many questions of one address in any minute. Questions that are refused do not count.
 *
 * It remembers a bounded number of addresses and forgets the ones that asked longest ago: whoever has
 * more addresses than that gains nothing by having one of them forgotten.
 *
 * @param clock milliseconds since 1970
 */
export function createAddressLimit(perMinute: number, clock: () => number) {
	const asked = new Map<string, number[]>();
	return {
		take(key: string): number {
			const now = clock();
			// A clock that was set back leaves times in the future, which must not shut a visitor out.
			const recent = (asked.get(key) ?? []).filter((time) => time <= now && time > now - minute);
			// The map keeps the order of insertion, so whoever asks moves to its end.
			asked.delete(key);
			asked.set(key, recent);
			const [oldest = now] = recent;
			if (recent.length >= perMinute) return Math.max(1, Math.ceil((oldest + minute - now) / 1000));
			recent.push(now);
			const [longestAgo] = asked.keys();
			if (asked.size > capacity && longestAgo !== undefined) asked.delete(longestAgo);
			return 0;
		},
	};
}

export type DailyLimit = {
	/** Whether nothing is left today; `first` at the first time that this is so. */
	spent(): { isSpent: boolean; first: boolean };
	count(): void;
};

/**
 * So many questions a day for the whole shop, from midnight to midnight by its own clock. It lives in
 * memory: a restart begins the day anew, and so does a clock that is set to another day.
 */
export function createDailyLimit(perDay: number, clock: () => number): DailyLimit {
	let day: number | undefined;
	let counted = 0;
	let isTold = false;
	function turnPage(): void {
		const today = dayAt(new Date(clock()));
		if (today === day) return;
		day = today;
		counted = 0;
		isTold = false;
	}
	return {
		spent() {
			turnPage();
			const isSpent = counted >= perDay;
			const first = isSpent && !isTold;
			isTold ||= isSpent;
			return { isSpent, first };
		},
		count() {
			turnPage();
			counted += 1;
		},
	};
}

import { dayAt } from "../../shop/opening-hours.ts";

const minute = 60_000;
const capacity = 10_000;

export type AddressLimit = {
	/** @returns 0 if the question may be answered, else the seconds to wait */
	take(key: string): number | Promise<number>;
};

/**
 * Limits the questions of one visitor in any 60 seconds. Libraries for Hono count by fixed windows, which let twice the
 * limit through across a border.
 */
export function createAddressLimit(perMinute: number, clock: () => number) {
	const asked = new Map<string, number[]>();
	return {
		take(key: string): number {
			const now = clock();
			// A clock set back leaves times in the future, which must not block a visitor.
			const recent = (asked.get(key) ?? []).filter((time) => time <= now && time > now - minute);
			// Maps keep the order of insertion: the first key asked longest ago.
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

/** Limits the calls to the provider in a day of the shop. */
export type DailyLimit = {
	/** Takes one of the day's calls. @returns whether there was one left */
	take(): boolean;
};

export function createDailyLimit(perDay: number, clock: () => number): DailyLimit {
	let spent = { day: Number.NEGATIVE_INFINITY, calls: 0 };
	return {
		take() {
			const day = dayAt(new Date(clock()));
			const calls = day === spent.day ? spent.calls : 0;
			if (calls >= perDay) return false;
			spent = { day, calls: calls + 1 };
			return true;
		},
	};
}

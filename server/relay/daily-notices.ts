import { dayAt } from "../../content/opening-hours.ts";

/** Says each thing once in a day of the shop. */
export function createDailyNotices(clock: () => number, say: (notice: string) => void) {
	let day: number | undefined;
	const said = new Set<string>();
	return function sayOnce(notice: string): void {
		const today = dayAt(new Date(clock()));
		if (today !== day) said.clear();
		day = today;
		if (said.has(notice)) return;
		said.add(notice);
		say(notice);
	};
}

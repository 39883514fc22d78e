import { median } from "./budget.ts";

/** Something that a visitor does, and how long the site takes. */
export interface Reaction {
	what: string;
	/** The median of five, in milliseconds. */
	time: number;
	/** The budget; without it the figure is only told. */
	most?: number;
}

const rounds = 5;

/** The median of five tries, one after the other. */
export async function medianOf(measure: () => Promise<number>): Promise<number> {
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) times.push(await measure());
	return Math.round(median(times));
}

/** Those over their budget, a line each. */
export function overBudget(reactions: readonly Reaction[]): string[] {
	return reactions
		.filter(({ time, most }) => most !== undefined && time > most)
		.map(({ what, time, most }) => `${what}: ${time} ms, at most ${most}`);
}

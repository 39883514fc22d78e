/** The lines of a conversation's list, and what changes between two of them. */
import { type AskedItem, frameLimits, type LineChange } from "../frame.ts";

/** The list after a message, and whether it leaves open how many of each are meant. */
export interface ChangedList {
	lines: readonly AskedItem[];
	isOpen: boolean;
}

export const share = (one: AskedItem, other: AskedItem): boolean =>
	one.ids.some((id) => other.ids.includes(id));

export const sumOf = (lines: readonly AskedItem[]): number =>
	lines.reduce((all, { quantity = 1 }) => all + quantity, 0);

export const isCounted = ({ quantity }: AskedItem): boolean => quantity !== undefined;

export const lineOf = (ids: readonly string[], quantity: number | undefined): AskedItem => ({
	ids: [...ids],
	...(quantity !== undefined && { quantity }),
});

export interface Taken {
	line: AskedItem;
	quantity: number | undefined;
}

/** "Remove 1 shirt", "drop the pants". */
export const reduced = (lines: readonly AskedItem[], taken: readonly Taken[]): AskedItem[] =>
	lines.flatMap((line) => {
		const off = taken.find((one) => one.line === line);
		const { quantity = 1 } = line;
		if (!off) return [line];
		return off.quantity !== undefined && off.quantity < quantity
			? [{ ...line, quantity: quantity - off.quantity }]
			: [];
	});

/** One line for what is named twice. */
export function joined(lines: readonly AskedItem[]): AskedItem[] {
	const all = new Map<string, AskedItem>();
	for (const line of lines) {
		const same = all.get(line.ids.join());
		all.set(
			line.ids.join(),
			same ? lineOf(line.ids, (same.quantity ?? 1) + (line.quantity ?? 1)) : line,
		);
	}
	return [...all.values()].slice(0, frameLimits.items);
}

/** A sum of the list in which a number of the message does not show. */
export function isUnaccounted(
	numbers: readonly number[],
	lines: readonly AskedItem[],
	before: readonly AskedItem[],
): boolean {
	const shown = lines.flatMap((line) => {
		const { quantity = 1 } = line;
		const was = before.find((one) => share(one, line))?.quantity ?? 0;
		return [quantity, Math.abs(quantity - was)];
	});
	const taken = before
		.filter((line) => !lines.some((one) => share(one, line)))
		.map(({ quantity }) => quantity);
	const known = new Set([
		...shown,
		...taken,
		lines.length,
		before.length,
		sumOf(lines),
		sumOf(before),
	]);
	return numbers.some((number) => !known.has(number));
}

/** The changes by which a list becomes another one. */
export function changesBetween(
	before: readonly AskedItem[],
	after: readonly AskedItem[],
): LineChange[] {
	const gone = before.filter((line) => !after.some((one) => share(one, line)));
	return [
		...gone.map(({ ids }): LineChange => ({ does: "takeOff", ids })),
		...after.flatMap(({ ids, quantity }): LineChange[] => {
			const line =
				before.find((one) => one.ids.join() === ids.join()) ??
				before.find((one) => share(one, { ids }));
			const amount = quantity === undefined ? {} : { quantity };
			if (!line) return [{ does: "set", ids, ...amount }];
			const [of] = line.ids;
			if (line.ids.join() !== ids.join() && of !== undefined)
				return [{ does: "kind", of, ids, ...amount }];
			return line.quantity === quantity ? [] : [{ does: "set", ids, ...amount }];
		}),
	];
}

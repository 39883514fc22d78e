/** The lines of the chat's list, and what changes between two of them. */
import { frameLimits, type Line, type LineChange } from "../frame.ts";

export const share = (one: Line, other: Line): boolean =>
	one.ids.some((id) => other.ids.includes(id));

const sumOf = (lines: readonly Line[]): number =>
	lines.reduce((all, { quantity = 1 }) => all + quantity, 0);

export const isCounted = ({ quantity }: { quantity?: number | undefined }): boolean =>
	quantity !== undefined;

/** Several of one thing, or several things that are counted. */
export const isSumOf = (items: readonly Line[]): boolean =>
	items.some(({ quantity = 1 }) => quantity !== 1) || (items.length > 1 && items.every(isCounted));

export const lineOf = (ids: readonly string[], quantity: number | undefined): Line => ({
	ids: [...ids],
	...(quantity !== undefined && { quantity: Math.min(frameLimits.quantity, quantity) }),
});

/** One line for what is named twice. */
export function joined(lines: readonly Line[]): Line[] {
	const all = new Map<string, Line>();
	for (const { ids, quantity } of lines) {
		const same = all.get(ids.join());
		all.set(
			ids.join(),
			lineOf(
				ids,
				same?.quantity && quantity ? same.quantity + quantity : (quantity ?? same?.quantity),
			),
		);
	}
	return [...all.values()].slice(0, frameLimits.items);
}

/** True if a number of a message shows neither in the list after it nor in its change. */
export function isUnaccounted(
	numbers: readonly number[],
	lines: readonly Line[],
	before: readonly Line[],
): boolean {
	const known = new Set([
		...lines.flatMap((line) => {
			const { quantity: was = 0 } = before.find((one) => share(one, line)) ?? {};
			const { quantity = 1 } = line;
			return [quantity, Math.abs(quantity - was), quantity / was];
		}),
		// "Not 4, 5"
		...before.map(({ quantity }) => quantity),
		...[lines.length, sumOf(lines), sumOf(before)],
	]);
	return numbers.some((number) => !known.has(number));
}

/** The changes by which a list becomes another one. */
export function changesBetween(before: readonly Line[], after: readonly Line[]): LineChange[] {
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

/** The list of a conversation: its lines, and what is put on it. */
import { type AskedItem, frameLimits } from "../frame.ts";
import { askedItem } from "./asked-item.ts";
import type { ItemIndex } from "./item-index.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Part } from "./part.ts";
import { inUnit, quantityFor } from "./price-units.ts";

/** "Shirt sirf 3 kar do" is a count. */
const sets = /^(?:kar|rakh|dal|hi$)/;

/** Only what the text names is meant: "just the shirts". */
export function isAlone({ found: { reading } }: Part): boolean {
	const { pieces, words } = reading;
	return pieces.some(({ meaning }, at) => {
		const next = pieces[at + 1];
		return meaning === "only" && !(next?.kind === "number" && sets.test(words[next.to] ?? ""));
	});
}

/** More lines; what is there already gets more. */
export function withLines(list: readonly AskedItem[], items: readonly AskedItem[]): AskedItem[] {
	const lines = [...list];
	for (const item of items) {
		const at = lines.findIndex(({ ids }) => ids.join() === item.ids.join());
		const line = lines[at];
		if (!line) lines.push(item);
		else
			lines[at] = {
				...line,
				// A thing that was only asked about is not on the list yet.
				quantity: Math.min(frameLimits.quantity, (line.quantity ?? 0) + (item.quantity ?? 1)),
			};
	}
	return lines.slice(0, frameLimits.items);
}

/** The number of things together. */
export function sumOf(items: readonly AskedItem[]): number {
	return items.reduce((all, { quantity = 1 }) => all + quantity, 0);
}

export function share(one: readonly string[], other: readonly string[]): boolean {
	return one.some((id) => other.includes(id));
}

/** The words of a line's name, of the first thing that it may be. */
export const wordsOfLine = ({ ids }: AskedItem, index: ItemIndex): string[] => [
	...(index.item(ids[0] ?? "")?.words ?? []),
];

/** The last thing as often, as heavy or as large as the text says; undefined where its price is of another measure. */
export function countLast(
	items: readonly AskedItem[],
	{ quantity, unit }: Partial<Pick<Part["found"], "quantity" | "unit">>,
	{ index }: Knowledge,
): AskedItem[] | undefined {
	const last = items.at(-1);
	if (!last || quantity === undefined) return undefined;
	const isByWeight = last.ids.every((id) => index.item(id)?.measure === "kg");
	// "Make that five" of shirts whose rate is by weight.
	if (isByWeight && unit === undefined && last.quantity === undefined) return undefined;
	const amount = { quantity, unit: unit ?? (isByWeight ? "kg" : undefined) };
	const ids = inUnit(last.ids, amount, index);
	const count = quantityFor(amount, ids, index);
	// "90 ho to?" after 60 square feet: a size, or so many of that size.
	const isOpen = ids.every((id) => index.item(id)?.measure === "sqft");
	return count === undefined && !isOpen
		? undefined
		: [...items.slice(0, -1), askedItem(ids, count)];
}

/** The things asked for before, unless it is asked for anew. */
export function withLatest(before: readonly AskedItem[], items: readonly AskedItem[]): AskedItem[] {
	const others = before.filter(({ ids }) => !items.some((item) => share(item.ids, ids)));
	return [...others, ...items].slice(-frameLimits.items);
}

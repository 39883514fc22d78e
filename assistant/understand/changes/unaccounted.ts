/** Whether the sum after a follow-up may be stated. */
import type { Act, AskedItem } from "../../frame.ts";
import type { Part } from "../part.ts";
import { share, sumOf } from "../running-list.ts";

/** A message and what was said before it. */
export interface ReadMessage {
	/** Everything it says. */
	whole: Part;
	/** What it takes back, and the rest; undefined where there is none. */
	gone: Part | undefined;
	left: Part | undefined;
	/** The answer by rules. */
	merged: Part;
}

const sums: ReadonlySet<Act> = new Set<Act>(["price", "total"]);

/** Everything that was asked for. */
const listOf = ({ asked, frame }: Part) =>
	asked.length >= frame.items.length ? asked : frame.items;

/** A sum of the list in which a number of the message, or what it takes back, does not show. */
export function isUnaccounted(
	{ whole, gone, left, merged }: ReadMessage,
	before: Part | undefined,
): boolean {
	const { acts, items } = merged.frame;
	const list = before ? listOf(before) : [];
	const isSum =
		acts.some((act) => sums.has(act)) && items.some(({ quantity = 1 }) => quantity !== 1);
	if (list.length === 0 || !isSum || whole.asksMore) return false;
	const lineBefore = ({ ids }: AskedItem) => list.find((line) => share(line.ids, ids));
	const shown = items.flatMap((line) => {
		const { quantity = 1 } = line;
		const was = lineBefore(line)?.quantity ?? 0;
		return [quantity, Math.abs(quantity - was), was > 0 ? quantity / was : 0];
	});
	const taken = list.filter((line) => !items.some(({ ids }) => share(ids, line.ids)));
	const known = new Set([
		...[...shown, ...taken.map(({ quantity }) => quantity)],
		...[items.length, list.length, sumOf(items), sumOf(list)],
	]);
	const { numbers } = (gone && left ? left : whole).found;
	const isSame =
		items.length === list.length &&
		items.every((line) => {
			const was = lineBefore(line);
			return was?.quantity === line.quantity && was?.ids.length === line.ids.length;
		});
	// "No jacket this time", of shirts.
	const named = [...(gone?.found.items ?? []), ...whole.found.items];
	const isOfList = named.length === 0 || named.some((one) => lineBefore(one));
	const takesBack = (gone !== undefined || whole.removes) && isOfList;
	return (isSame && takesBack) || numbers.some((number) => !known.has(number));
}

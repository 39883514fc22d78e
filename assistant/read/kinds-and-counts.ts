/** Changes of a list by a kind or a number without its thing: "silk", "one is a double", "make it 3", "ek aur". */
import { type AskedItem, frameLimits } from "../frame.ts";
import { asksSum } from "./acts.ts";
import { countWords } from "./count-words.ts";
import { narrow } from "./entries.ts";
import type { ItemIndex } from "./item-index.ts";
import { type ChangedList, isCounted, joined, lineOf, sumOf } from "./lines.ts";
import type { Message } from "./message.ts";
import { inUnit, quantityFor } from "./price-units.ts";
import * as signs from "./signs.ts";
import { headsOf } from "./words/item-words.ts";

/** A word that changes counts, in a way that no rule reads. */
export const hasOpenWord = ({ reading }: Message): boolean =>
	countWords(reading).some((kind) => kind !== "each");

const headsOfLine = ({ ids }: AskedItem, index: ItemIndex): string[] => {
	const item = index.item(ids[0] ?? "");
	return [
		...new Set(
			[...(item?.cards ?? []), ...(item?.aliases ?? [])].flatMap((name) => headsOf([...name])),
		),
	];
};

/** Two kinds of one thing: a silk and a cotton saree. */
export const isAlike = (one: AskedItem, other: AskedItem, index: ItemIndex): boolean =>
	headsOfLine(one, index).some((head) => other.ids.every((id) => index.item(id)?.words.has(head)));

/** In words that no rule reads. */
const mostUnread = 2;

/** A long message of several unread words may say more about the list than its numbers do. */
export const isUnread = ({ reading }: Message): boolean => signs.unread(reading) > mostUnread;

/** "Silk", "one is a double": kinds without their thing. */
export function ofKind(
	said: Message,
	lines: readonly AskedItem[],
	last: number,
	index: ItemIndex,
): ChangedList | undefined {
	const { found, reading } = said;
	const refined = (line: AskedItem): readonly string[] => {
		const wanted = index.categories.filter(({ words }) =>
			found.genders.some((word) => words.has(word)),
		);
		const ids =
			found.loose.length > 0
				? (headsOfLine(line, index)
						.map((head) => index.find([head, ...found.loose]))
						.find((some) => some.length > 0) ?? [])
				: line.ids;
		return ids.filter(
			(id) => wanted.length === 0 || wanted.some(({ items }) => items.includes(id)),
		);
	};
	const order = [...lines.keys()].sort(
		(one, other) => Number(other === last) - Number(one === last) || other - one,
	);
	const at = order.find((place) => refined(lines[place] as AskedItem).length > 0);
	const line = lines[at ?? -1];
	if (!line) return undefined;
	const ids = refined(line);
	const { quantity: now = 1 } = line;
	const isMore = signs.isMore(reading) && line.ids.every((id) => ids.includes(id));
	const count =
		found.things.find(({ hasHead }) => !hasHead)?.quantity ??
		found.quantity ??
		(isMore ? 1 : undefined);
	const put = (next: readonly AskedItem[]) => lines.flatMap((one) => (one === line ? next : [one]));
	const isOpen = found.left.length > 1 || isUnread(said);
	const isAnother =
		signs.adds(reading) && !signs.isOfThose(reading) && !line.ids.some((id) => ids.includes(id));
	if (isAnother)
		return count === undefined
			? undefined
			: { lines: joined([...lines, lineOf(ids, count)]), isOpen };
	if (count === undefined || !isCounted(line))
		return {
			lines: put([lineOf(ids, count ?? line.quantity)]),
			isOpen:
				isOpen ||
				(now > 1 &&
					/ (?:ek|one|a|an) /.test(reading.text) &&
					!isCounted({ ids: [], ...(count !== undefined && { quantity: count }) })),
		};
	if (isMore) return { lines: put([lineOf(ids, now + count)]), isOpen };
	const others = narrow(line.ids, (id) => !ids.includes(id));
	return count < now
		? { lines: joined(put([lineOf(others, now - count), lineOf(ids, count)])), isOpen }
		: { lines: put([lineOf(ids, count)]), isOpen };
}

/** "Make it 3", "ek aur", "remove one", "5 each". */
export function ofNumber(
	said: Message,
	lines: readonly AskedItem[],
	at: number,
	index: ItemIndex,
): ChangedList | undefined {
	const { found, reading, frame } = said;
	const line = lines[at];
	const isMore = signs.isMore(reading);
	const kindCount = found.things.find(({ quantity }) => quantity !== undefined)?.quantity;
	const count =
		found.quantity ??
		kindCount ??
		((isMore || signs.takesLess(reading)) &&
		/ (?:another|ek|one) /.test(reading.text) &&
		frame.items.length === 0
			? 1
			: undefined);
	if (count === undefined || !line) return undefined;
	const now = line.quantity ?? 1;
	// "Three of them" of things that were not counted yet.
	const isKnown = (kind: string) => kind === "each" || (kind === "part" && now < count);
	const isOpen =
		countWords(reading).some((kind) => !isKnown(kind)) || found.left.length > 1 || isUnread(said);
	if (lines.length > 1 && (found.isEach || signs.isOfAll(reading)))
		return {
			lines: lines.map(({ ids }) => lineOf(ids, count)),
			isOpen: isOpen || signs.takesLess(reading),
		};
	const isWhole =
		lines.length > 1 &&
		(found.unit ?? "piece") === "piece" &&
		(asksSum(reading.pieces) || count === sumOf(lines));
	if (isWhole) return { lines, isOpen: isOpen || count !== sumOf(lines) };
	const of = (quantity: number) =>
		lines.flatMap((one) => (one !== line ? [one] : quantity > 0 ? [{ ...one, quantity }] : []));
	if (signs.takesLess(reading))
		return {
			lines: of(now - count),
			isOpen: isOpen || now <= count || lines.length > 1 || / r[ea]hn[ae] /.test(reading.text),
		};
	if (isMore) return { lines: of(Math.min(frameLimits.quantity, now + count)), isOpen };
	const isByWeight = line.ids.every((id) => index.item(id)?.measure === "kg");
	const amount = {
		quantity: count,
		unit: found.unit ?? (isByWeight && isCounted(line) ? ("kg" as const) : undefined),
	};
	const ids = inUnit(line.ids, amount, index);
	const quantity = quantityFor(amount, ids, index);
	const isSize = ids.every((id) => index.item(id)?.measure === "sqft");
	if (quantity === undefined)
		return isSize
			? { lines: lines.map((one) => (one === line ? lineOf(ids, undefined) : one)), isOpen: true }
			: undefined;
	return { lines: lines.map((one) => (one === line ? lineOf(ids, quantity) : one)), isOpen };
}

/** What a message does to the lines of a conversation's list: sets, adds, takes off, keeps only, names a kind or another thing. */
import { type AskedItem, frameLimits, type LineChange } from "../frame.ts";
import { asksPrice, asksSum } from "./acts.ts";
import { countWords } from "./count-words.ts";
import type { ItemIndex } from "./item-index.ts";
import type { NamedItem } from "./items.ts";
import type { Message } from "./message.ts";
import { inUnit, quantityFor } from "./price-units.ts";
import * as signs from "./signs.ts";
import { narrow } from "./things.ts";
import { headsOf, plainKinds } from "./words/item-words.ts";
import { ironedList, wantsDryCleaning } from "./work.ts";

/** The list after a message, and whether it leaves open how many of each are meant. */
export interface ChangedList {
	lines: readonly AskedItem[];
	isOpen: boolean;
}

export const share = (one: AskedItem, other: AskedItem): boolean =>
	one.ids.some((id) => other.ids.includes(id));
const sumOf = (lines: readonly AskedItem[]): number =>
	lines.reduce((all, { quantity = 1 }) => all + quantity, 0);
export const isCounted = ({ quantity }: AskedItem): boolean => quantity !== undefined;

const lineOf = (ids: readonly string[], quantity: number | undefined): AskedItem => ({
	ids: [...ids],
	...(quantity !== undefined && { quantity }),
});

interface Before {
	lines: readonly AskedItem[];
	/** How many of them are meant was asked. */
	isOpen: boolean;
	/** The lines spoken of last. */
	focus: readonly AskedItem[];
	index: ItemIndex;
}

/**
 * @param left what the message says, without what it takes back
 * @param gone what it takes back
 * @returns undefined where it changes nothing
 */
export function changedList(
	left: Message | undefined,
	gone: Message | undefined,
	{ lines, focus, index, isOpen }: Before,
): ChangedList | undefined {
	const known = lines.length > 0 ? lines : focus;
	if (known.length === 0) return undefined;
	if (left && signs.beginsAnew(left.reading) && left.frame.items.length > 0)
		return { lines: left.frame.items, isOpen: left.frame.isUncertain };
	const taken = gone ? takenOff(gone, known, index) : [];
	const [first] = taken;
	if (!first) return left && named(left, { lines: known, focus, index, isOpen });
	const [own, ...more] = left?.frame.items ?? [];
	const after = reduced(known, taken);
	const isNew = own !== undefined && more.length === 0 && !known.some((line) => share(line, own));
	// "Pants ki jagah 3 jeans": in the place of those, as many as they were.
	if (isNew && taken.length === 1 && left && !signs.adds(left.reading))
		return {
			lines: [...after, lineOf(own.ids, own.quantity ?? first.quantity ?? first.line.quantity)],
			isOpen: false,
		};
	const isSaid = left && (left.frame.items.length > 0 || left.found.quantity !== undefined);
	return (
		(isSaid && after.length > 0 && named(left, { lines: after, focus: after, index, isOpen })) || {
			lines: after,
			isOpen: false,
		}
	);
}

interface Taken {
	line: AskedItem;
	quantity: number | undefined;
}

/** The lines that a message takes back, by their things or kinds. */
function takenOff(
	{ found, reading }: Message,
	lines: readonly AskedItem[],
	index: ItemIndex,
): Taken[] {
	const isOfKind = ({ ids }: AskedItem) =>
		found.loose.length > 0 &&
		found.items.every(({ group }) => !group.hasHead) &&
		ids.every((id) => index.isNamedBy(id, found.loose));
	return lines.flatMap((line) => {
		const words = index.item(line.ids[0] ?? "")?.words;
		// "Without the jacket", of a leather one.
		const isKindOf = ({ words: named, hasHead }: NamedItem["group"]) =>
			hasHead && named.every((word) => words?.has(word));
		const item = found.items.find((one) => share(one, line) || isKindOf(one.group));
		if (!item && !isOfKind(line)) return [];
		// "Ek rajai fat gayi": one of them.
		const one = / (?:ek|one) /.test(reading.text) ? 1 : undefined;
		return [
			{
				line,
				quantity: item?.quantity ?? (found.items.length < 2 ? (found.quantity ?? one) : undefined),
			},
		];
	});
}

/** "Remove 1 shirt", "drop the pants". */
const reduced = (lines: readonly AskedItem[], taken: readonly Taken[]): AskedItem[] =>
	lines.flatMap((line) => {
		const off = taken.find((one) => one.line === line);
		const { quantity = 1 } = line;
		if (!off) return [line];
		return off.quantity !== undefined && off.quantity < quantity
			? [{ ...line, quantity: quantity - off.quantity }]
			: [];
	});

/** The changes by things, kinds and numbers that a message names. */
function named(said: Message, before: Before): ChangedList | undefined {
	const { found, frame, reading, isExplicit } = said;
	const { lines, focus, index } = before;
	const { items } = frame;
	const isIroning =
		found.loose.join() === "iron" &&
		items.every(({ ids }) => ids.every((id) => index.isExact(id, ["iron"])));
	const ironed =
		isIroning && !wantsDryCleaning(reading.text) && signs.leans(reading)
			? ironedList(lines, index)
			: undefined;
	if (ironed) return { lines: ironed, isOpen: false };
	const isNamed = (line: AskedItem) =>
		items.some((item) => share(item, line)) ||
		(found.loose.length > 0 && line.ids.every((id) => index.isNamedBy(id, found.loose)));
	const kept = lines.filter(isNamed);
	const isRecounted = items.some(
		(item) =>
			isCounted(item) && lines.some((line) => share(item, line) && line.quantity !== item.quantity),
	);
	const isOnly =
		signs.keepsOnly(reading) && kept.length > 0 && kept.length < lines.length && !isRecounted;
	if (isOnly && !(isExplicit && asksPrice(reading.pieces)))
		return { lines: kept, isOpen: hasOpenWord(said) };
	if (items.length > 0 && found.things.some(({ hasHead }) => hasHead))
		return ofThings(said, before);
	const isOfSum = frame.acts.every((act) => act === "price" || act === "total");
	if (isExplicit && !isOfSum && !signs.takesLess(reading)) return undefined;
	const last = focus.at(-1) ?? lines.at(-1);
	const at = Math.max(
		0,
		lines.findIndex((line) => last !== undefined && share(line, last)),
	);
	const isKind = found.loose.length > 0 || found.genders.length > 0;
	// "Single wale nahi chahiye"
	const others = lines.filter((line) => !isNamed(line));
	const isOff =
		isKind &&
		kept.length > 0 &&
		others.length > 0 &&
		found.numbers.length === 0 &&
		signs.refuses(reading);
	if (isOff) return { lines: others, isOpen: false };
	return (
		(isKind && signs.leans(reading) ? ofKind(said, lines, at, index) : undefined) ??
		(isKind && !found.loose.every((word) => plainKinds.has(word))
			? undefined
			: ofNumber(said, lines, at, index))
	);
}

/** A word that changes counts, in a way that no rule reads. */
export const hasOpenWord = ({ reading }: Message): boolean =>
	countWords(reading).some((kind) => kind !== "each");

/** "Teen sweater kar do", "and a coat", "2 more shirts", "do silk hain aur baki cotton". */
function ofThings(
	said: Message,
	{ lines, index, isOpen: wasOpen }: Before,
): ChangedList | undefined {
	const { frame, reading, found, isExplicit } = said;
	const asks = isExplicit && asksPrice(reading.pieces) && !asksSum(reading.pieces);
	const wasSum = wasOpen || lines.some(isCounted);
	const adds = signs.adds(reading);
	const split = new Map<AskedItem, number>();
	let after: readonly AskedItem[] = lines;
	let isOpen = countWords(reading).some(
		(kind) => kind === "same" || kind === "bundle" || kind === "often",
	);
	let isChanged = false;
	const put = (next: readonly AskedItem[]) => {
		isChanged = true;
		after = next;
	};
	for (const item of frame.items) {
		const line =
			lines.find((one) => one.ids.join() === item.ids.join()) ??
			lines.find((one) => share(one, item));
		if (!line) {
			const alike = adds
				? undefined
				: lines.find((one) => one.quantity !== undefined && isAlike(one, item, index));
			// "One saree is embroidered", of three silk ones.
			if (alike && !asks && item.quantity !== undefined && item.quantity <= (alike.quantity ?? 1)) {
				put([...reduced(after, [{ line: alike, quantity: item.quantity }]), item]);
				continue;
			}
			isOpen ||= alike !== undefined && !asks && !isCounted(item) && lines.length > 1;
			const isPut = wasSum || isCounted(item) || signs.puts(reading);
			const isAdded = adds
				? isPut && !(asks && !isCounted(item))
				: (wasSum || asksSum(reading.pieces)) && isCounted(item) && !asks;
			if (isAdded) put([...after, lineOf(item.ids, item.quantity ?? 1)]);
			else if (isCounted(item) && !wasSum && !asks) put([...after, item]);
			continue;
		}
		const { quantity: now = 1 } = line;
		const isLess = isCounted(item) ? signs.takesLess(reading) : signs.refuses(reading);
		if (isLess && !adds && frame.items.length === 1 && !asks) {
			put(reduced(after, [{ line, quantity: item.quantity }]));
			isOpen ||= item.quantity !== undefined && item.quantity >= now && now > 1;
			continue;
		}
		const ids = narrower(item, line);
		const isKind = ids.length < line.ids.length;
		const used = split.get(line) ?? 0;
		const isOfRest = item.quantity === undefined && signs.isOfRest(reading) && used > 0;
		const count = isOfRest ? now - used : item.quantity;
		if (isKind && count !== undefined && count + used <= now && (count < now || used > 0)) {
			// "2 are silk", of three: what the third is stays open.
			split.set(line, used + count);
			put([...after, lineOf(ids, count)]);
			continue;
		}
		if (asks && item.quantity === undefined) continue;
		const isMore =
			signs.isMoreOfThings(reading) && item.quantity !== undefined && wasSum && !isKind;
		const quantity =
			item.quantity === undefined
				? line.quantity
				: Math.min(frameLimits.quantity, isMore ? now + item.quantity : item.quantity);
		if (
			isKind ||
			(item.quantity !== undefined && (lines.length > 1 || isMore || !isExplicit || adds))
		)
			put(after.map((one) => (one === line ? lineOf(ids, quantity) : one)));
	}
	const kinds = frame.items.flatMap(({ ids }) => ids);
	for (const [line, used] of split) {
		const left = (line.quantity ?? 1) - used;
		const ids = narrow(line.ids, (id) => !kinds.includes(id));
		after = after.flatMap((one) => (one !== line ? [one] : left > 0 ? [lineOf(ids, left)] : []));
	}
	if (!isChanged) return undefined;
	// A thing whose price was only asked is no line of a sum.
	const isMeant = (line: AskedItem) =>
		wasSum || adds || isCounted(line) || frame.items.some((item) => share(item, line));
	const meant = after.filter(isMeant);
	return {
		lines: joined(meant),
		isOpen: isOpen || (found.isOpen && split.size === 0) || isUnread(said),
	};
}

/** One line for what is named twice. */
function joined(lines: readonly AskedItem[]): AskedItem[] {
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

const headsOfLine = ({ ids }: AskedItem, index: ItemIndex): string[] => {
	const item = index.item(ids[0] ?? "");
	return [
		...new Set(
			[...(item?.cards ?? []), ...(item?.aliases ?? [])].flatMap((name) => headsOf([...name])),
		),
	];
};

/** Two kinds of one thing: a silk and a cotton saree. */
const isAlike = (one: AskedItem, other: AskedItem, index: ItemIndex): boolean =>
	headsOfLine(one, index).some((head) => other.ids.every((id) => index.item(id)?.words.has(head)));

function narrower(item: AskedItem, line: AskedItem): readonly string[] {
	const both = line.ids.filter((id) => item.ids.includes(id));
	return both.length > 0 ? both : line.ids;
}

/** In words that no rule reads. */
const mostUnread = 2;

/** A long message of several unread words may say more about the list than its numbers do. */
const isUnread = ({ reading }: Message): boolean => signs.unread(reading) > mostUnread;

/** "Silk", "one is a double": kinds without their thing. */
function ofKind(
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
function ofNumber(
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

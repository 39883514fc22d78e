/**
 * A message's effect on the lines of the chat's list: sets, adds, takes off, keeps only, names a kind or another thing. Only
 * plain changes are read; where a word or a number of the message stays unread, how many are meant stays open.
 */
import type { Line } from "../frame.ts";
import { asksPrice, asksSum } from "./acts.ts";
import { type ItemIndex, narrow } from "./item-index.ts";
import { inUnit, quantityFor } from "./items.ts";
import { fewer, isCounted, joined, lineOf, share, sumOf } from "./lines.ts";
import type { Message } from "./message.ts";
import { countWords } from "./open.ts";
import { adds, isMore, leans, unread } from "./signs.ts";
import { isWork } from "./things.ts";
import { headsOf, isPlainKind } from "./words/item-words.ts";
import { says } from "./words/vocabulary.ts";

/** The list after a message, and whether it leaves open how many of each are meant. */
export interface ChangedList {
	lines: readonly Line[];
	isOpen: boolean;
}

/**
 * @param left what the message says, without what it takes back
 * @param gone what it takes back
 * @returns undefined where it changes nothing
 */
export function changedList(
	left: Message | undefined,
	gone: Message | undefined,
	before: Message,
	index: ItemIndex,
): ChangedList | undefined {
	const known = before.lines.length > 0 ? before.lines : before.frame.items;
	if (known.length === 0) return undefined;
	if (left && says("anew", left.reading.text) && left.frame.items.length > 0)
		return { lines: left.frame.items, isOpen: left.frame.isUncertain };
	const taken = gone ? takenOff(gone, known, index) : [];
	const [first] = taken;
	const after = known.flatMap((line) => {
		const off = taken.find((one) => one.line === line);
		return off ? fewer(line, off.quantity) : [line];
	});
	const [own, ...more] = left?.frame.items ?? [];
	// "Pants ki jagah 3 jeans": in the place of those, as many as they were.
	if (first && taken.length === 1 && left && own && more.length === 0 && !adds(left.reading)) {
		const quantity = own.quantity ?? first.quantity ?? first.line.quantity;
		if (!known.some((line) => share(line, own)))
			return { lines: [...after, lineOf(own.ids, quantity)], isOpen: false };
	}
	const change = left && after.length > 0 ? named(left, after, before, index) : undefined;
	return change ?? (first && { lines: after, isOpen: false });
}

/** The lines that a message takes back, by their things or kinds. */
function takenOff({ found, reading }: Message, lines: readonly Line[], index: ItemIndex) {
	return lines.flatMap((line) => {
		const words = index.item(line.ids[0] ?? "")?.words;
		// "Without the jacket", of a leather one.
		const item = found.items.find(
			(one) => share(one, line) || one.group.words.every((word) => words?.has(word)),
		);
		const isOfKind =
			found.items.length === 0 &&
			found.loose.length > 0 &&
			line.ids.every((id) => index.isNamedBy(id, found.loose));
		if (!item && !isOfKind) return [];
		// "Ek rajai fat gayi": one of them.
		const own = found.quantity ?? (says("one", reading.text) ? 1 : undefined);
		return [{ line, quantity: item?.quantity ?? (found.items.length < 2 ? own : undefined) }];
	});
}

interface Change {
	said: Message;
	lines: readonly Line[];
	/** The line that was spoken of last. */
	line: Line | undefined;
	/** The list before was a sum. */
	wasSum: boolean;
	/** Asks for a price. */
	asks: boolean;
	isAdded: boolean;
	/** So many more. */
	isMore: boolean;
	isLess: boolean;
	index: ItemIndex;
}

/** The changes by things, kinds and numbers that a message names. */
function named(
	said: Message,
	lines: readonly Line[],
	before: Message,
	index: ItemIndex,
): ChangedList | undefined {
	const { found, frame, reading, isExplicit } = said;
	const { text } = reading;
	const last = before.frame.items.at(-1) ?? lines.at(-1);
	const isAsked = asksPrice(reading.pieces) || (frame.acts[0] === "price" && says("asks", text));
	const change = changeOf({
		said,
		lines,
		line: lines.find((line) => last !== undefined && share(line, last)) ?? lines[0],
		wasSum: before.lines.some(isCounted),
		asks: isExplicit && isAsked && !asksSum(reading.pieces),
		isAdded: adds(reading),
		isMore: isMore(reading),
		isLess: says("less", text),
		index,
	});
	const isUnread =
		unread(reading) > 0 ||
		countWords(reading).some((kind) => kind !== "countEach" && kind !== "countPart") ||
		(found.numbers.length > 1 && found.left.length > 1);
	return change && { lines: joined(change.lines), isOpen: change.isOpen || isUnread };
}

function changeOf(change: Change): ChangedList | undefined {
	const { said, lines, asks, isLess, wasSum, index } = change;
	const { found, frame, reading, isExplicit } = said;
	const isKind = found.loose.length + found.genders.length > 0;
	const isNamed = (line: Line) =>
		frame.items.some((item) => share(item, line)) ||
		(found.loose.length > 0 && line.ids.every((id) => index.isNamedBy(id, found.loose)));
	const [kept, others] = [lines.filter(isNamed), lines.filter((line) => !isNamed(line))];
	const isPart = kept.length > 0 && others.length > 0;
	const isRecounted = frame.items.some((item) =>
		kept.some((line) => isCounted(item) && share(item, line) && line.quantity !== item.quantity),
	);
	if (says("only", reading.text) && isPart && !isRecounted && !asks)
		return { lines: kept, isOpen: false };
	if (found.items.some(({ group }) => group.hasHead)) return ofThings(change);
	if (isKind && asks && wasSum) return { lines, isOpen: true };
	const isOfSum = frame.acts.every((act) => act === "price" || act === "total");
	if (isExplicit && !isOfSum && !isLess) return undefined;
	// "Single wale nahi chahiye"
	const isRefused = isLess || says("refusal", reading.text);
	if (isKind && isPart && found.numbers.length === 0 && isRefused)
		return { lines: others, isOpen: false };
	const ofKinds = isKind && leans(reading) ? ofKind(change) : undefined;
	return ofKinds ?? (found.loose.every(isPlainKind) ? ofNumber(change) : undefined);
}

/** "Teen sweater kar do", "and a coat", "2 more shirts". */
function ofThings(change: Change): ChangedList | undefined {
	const { said, lines, asks, wasSum, isAdded, index } = change;
	const { frame, reading, found } = said;
	const { text } = reading;
	let after: readonly Line[] = lines;
	// "Only ironing" is said of other lines.
	let isOpen = found.items.some(
		({ ids, group }) => isWork(group.words) && index.item(ids[0] ?? "")?.measure !== "kg",
	);
	for (const item of frame.items) {
		const same = lines.find((one) => one.ids.join() === item.ids.join());
		const [line, ...more] = same ? [same] : lines.filter((one) => share(one, item));
		isOpen ||= more.length > 0 && !asks;
		if (!line) {
			const isKind = lines.length > 1 && lines.some((one) => isAlike(one, item, index));
			const mayBegin = wasSum || isCounted(item) || says("puts", text);
			const isPut = isAdded ? mayBegin && !(asks && !isCounted(item)) : isCounted(item) && !asks;
			if (isPut) after = [...after, lineOf(item.ids, item.quantity ?? 1)];
			// "One of them is a kurti": in the place of a line, or beside it.
			const isPart = isPut && !isAdded && wasSum && says("partOf", text);
			isOpen ||= isPart || (isKind && !isAdded && !asks);
			isOpen ||= isPut && !isCounted(item) && !says("one", text);
			continue;
		}
		const put = (next: readonly Line[]) => {
			after = after.flatMap((one) => (one === line ? next : [one]));
		};
		const { quantity: now = 1 } = line;
		const isLess = change.isLess || (!isCounted(item) && says("refusal", text));
		const ids = line.ids.filter((id) => item.ids.includes(id));
		const isKind = ids.length < line.ids.length;
		if (isLess && !isAdded && frame.items.length === 1 && !asks) {
			put(fewer(line, item.quantity));
			isOpen ||= (item.quantity ?? 0) >= now && now > 1;
		} else if (item.quantity === undefined) {
			if (isKind && !asks) put([lineOf(ids, line.quantity)]);
		} else {
			const isSum = change.isMore && wasSum && !isKind;
			put([lineOf(ids, isSum ? now + item.quantity : item.quantity)]);
			// "Aur pant bhi 2": so many, or so many more; "2 are silk", of three: a part.
			isOpen ||= isCounted(line) && (isKind ? item.quantity < now : isAdded && !isSum && wasSum);
		}
	}
	if (after === lines) return isOpen ? { lines, isOpen } : undefined;
	// A thing whose price was only asked is no line of a sum.
	const isMeant = (line: Line) =>
		wasSum || isAdded || isCounted(line) || frame.items.some((item) => share(item, line));
	return { lines: after.filter(isMeant), isOpen: isOpen || found.isOpen };
}

const headsOfLine = ({ ids }: Line, index: ItemIndex): string[] => {
	const { cards = [], aliases = [] } = index.item(ids[0] ?? "") ?? {};
	return [...new Set([...cards, ...aliases].flatMap((name) => headsOf([...name])))];
};

/** Two kinds of one thing: a silk and a cotton saree. */
const isAlike = (one: Line, other: Line, index: ItemIndex): boolean =>
	headsOfLine(one, index).some((head) => other.ids.every((id) => index.item(id)?.words.has(head)));

/** "Silk", "one is a double": kinds without their thing, of the line that was spoken of last and has such. */
function ofKind({ said, lines, line: last, isAdded, index, ...change }: Change) {
	const { found, reading } = said;
	const genders = index.categories.filter(({ words }) =>
		found.genders.some((word) => words.has(word)),
	);
	const refined = (line: Line): readonly string[] => {
		const ofKinds = headsOfLine(line, index).map((head) => index.find([head, ...found.loose]));
		const ids = found.loose.length > 0 ? ofKinds.find(({ length }) => length > 0) : line.ids;
		return (ids ?? []).filter(
			(id) => genders.length === 0 || genders.some(({ items }) => items.includes(id)),
		);
	};
	const fitting = lines.filter((line) => refined(line).length > 0);
	const line = fitting.find((one) => one === last) ?? fitting.at(-1);
	if (!line) return undefined;
	const ids = refined(line);
	const { quantity: now = 1 } = line;
	const kinds = found.things.filter(({ hasHead }) => !hasHead);
	const count = kinds[0]?.quantity ?? found.quantity ?? (change.isMore ? 1 : undefined);
	const isOther = !line.ids.some((id) => ids.includes(id));
	const isOpen =
		// "Two are silk, two cotton"
		kinds.length > 1 ||
		(fitting.length > 1 && fitting.every(isCounted)) ||
		// "One double", after three single ones: one of them, or one more.
		(isOther && count !== undefined && isCounted(line) && !isAdded) ||
		(isCounted(line) && now > 1 && count === undefined && says("one", reading.text));
	const put = (...next: Line[]) => ({
		lines: lines.flatMap((one) => (one === line ? next : [one])),
		isOpen,
	});
	if (isOther && isAdded && !says("those", reading.text))
		return count === undefined ? undefined : { lines: [...lines, lineOf(ids, count)], isOpen };
	if (count === undefined || !isCounted(line)) return put(lineOf(ids, count ?? line.quantity));
	if (change.isMore && line.ids.every((id) => ids.includes(id)))
		return put(lineOf(ids, now + count));
	const others = narrow(line.ids, (id) => !ids.includes(id));
	return put(...(count < now ? [lineOf(others, now - count)] : []), lineOf(ids, count));
}

/** "Make it 3", "ek aur", "remove one", "5 each". */
function ofNumber({ said, lines, line, isLess, isAdded, index, ...change }: Change) {
	const { found, reading, frame } = said;
	const { text } = reading;
	const isOne = (change.isMore || isLess) && says("one", text) && frame.items.length === 0;
	const kindCount = found.things.find(({ quantity }) => quantity !== undefined)?.quantity;
	const count = found.quantity ?? kindCount ?? (isOne ? 1 : undefined);
	if (count === undefined || !line) return undefined;
	const isSeveral = lines.length > 1;
	const isOpen =
		found.left.length > 1 ||
		(found.isEach && !isSeveral) ||
		(isCounted(line) && (found.loose.length > 0 || countWords(reading).includes("countPart")));
	if (isSeveral && (found.isEach || says("all", text))) {
		const all = lines.map(({ ids }) => lineOf(ids, count));
		return { lines: all, isOpen: isOpen || isLess || count % 1 > 0 };
	}
	if (isSeveral && (asksSum(reading.pieces) || count === sumOf(lines)))
		return { lines, isOpen: count !== sumOf(lines) };
	const put = (...next: Line[]) => lines.flatMap((one) => (one === line ? next : [one]));
	const { quantity: now = 1 } = line;
	if (isLess)
		// "Five, leave it" leaves five.
		return {
			lines: put(...fewer(line, count)),
			isOpen: isOpen || now <= count || isSeveral || says("leave", text),
		};
	if (change.isMore)
		return { lines: put(lineOf(line.ids, now + count)), isOpen: isOpen || isSeveral };
	const isByWeight = isCounted(line) && line.ids.every((id) => index.item(id)?.measure === "kg");
	const amount = { quantity: count, unit: found.unit ?? (isByWeight ? "kg" : undefined) };
	const ids = inUnit(line.ids, amount, index);
	const quantity = quantityFor(amount, ids, index);
	const isSize = ids.every((id) => index.item(id)?.measure === "sqft");
	if (quantity === undefined && !isSize) return undefined;
	const isUnclear = quantity === undefined || (isCounted(line) && says("also", text));
	return { lines: put(lineOf(ids, quantity)), isOpen: isOpen || isUnclear };
}

/**
 * A message's effect on the lines of the chat's list: sets, adds, takes off, keeps only, names a kind or another thing. Only
 * plain changes are read; where a word or a number of the message stays unread, how many are meant stays open.
 */
import type { Line } from "../frame.ts";
import { asksPrice, asksSum } from "./acts.ts";
import type { ItemIndex } from "./item-index.ts";
import { headsOfLine, ofKind, ofNumber } from "./kinds-and-counts.ts";
import { fewer, isCounted, isMoreThan, isOne, joined, lineOf, share } from "./lines.ts";
import type { Message } from "./message.ts";
import { countWords } from "./open.ts";
import { adds, isMore, leans, unread } from "./signs.ts";
import { isWork } from "./things.ts";
import { isPlainKind } from "./words/item-words.ts";
import { says } from "./words/vocabulary.ts";

/** The list after a message, and whether it leaves open how many of each are meant. */
interface ChangedList {
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
	// "Sweater me do kam kar do"
	const isLess =
		gone &&
		left?.frame.items.length === 0 &&
		says("less", left.reading.text) &&
		!says("all", left.reading.text);
	const count = isLess ? left.found.quantity : undefined;
	const taken = gone ? takenOff(gone, known, index, count) : [];
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
	const change =
		left && after.length > 0 && count === undefined ? named(left, after, before, index) : undefined;
	return change ?? (first && { lines: after, isOpen: false });
}

/** The lines that a message takes back, by their things or kinds. */
function takenOff(
	{ found, reading }: Message,
	lines: readonly Line[],
	index: ItemIndex,
	count = says("one", reading.text) ? 1 : undefined,
) {
	return lines.flatMap((line) => {
		const words = index.item(line.ids[0] ?? "")?.words;
		// "Without the jacket", of a leather one.
		const item = found.items.find(
			(one) => share(one, line) || one.group.words.every((word) => words?.has(word)),
		);
		const isOfKind =
			found.loose.length > 0 && line.ids.every((id) => index.isNamedBy(id, found.loose));
		if (!item && (found.items.length > 0 || !isOfKind)) return [];
		return [{ line, quantity: item?.quantity ?? (item ? undefined : found.quantity) ?? count }];
	});
}

/** A message that changes the list, with the signs by which it does. */
export interface Change {
	said: Message;
	lines: readonly Line[];
	/** The line, or the thing, that was spoken of last. */
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
		line: last && (lines.find((line) => share(line, last)) ?? lineOf(last.ids, undefined)),
		wasSum: before.lines.some(isCounted),
		// "And what about a handbag", not "what about 3 bags".
		asks: (isExplicit || frame.items.every(isOne)) && isAsked && !asksSum(reading.pieces),
		isAdded: adds(reading),
		isMore: isMore(reading),
		isLess: says("less", text),
		index,
	});
	const after = joined(change?.lines ?? []);
	// Additions need no other word: "ek razai aur nikal aayi sandook se". Fewer may be said of a part.
	const isPlain =
		frame.items.length > 0
			? frame.items.length === 1 || frame.items.every(isCounted)
			: lines.length === 1 && found.numbers.every((number) => number < 20);
	const isGrown =
		isPlain &&
		(reading.pieces.some(({ unit }) => unit) || found.numbers.every((number) => number < 20)) &&
		!(["less", "refusal", "instead", "countEach", "asks"] as const).some((kind) =>
			says(kind, text),
		) &&
		isMoreThan(after, lines);
	const isUnread =
		(unread(reading) > 0 && !isGrown) ||
		// "Change the towels to 25": the number is of clothes that are no line.
		(found.items.length === 0 &&
			found.numbers.length > 0 &&
			reading.pieces.some(({ kind }) => kind === "clothes" || kind === "other")) ||
		// Of some the count is not told.
		(after.some(isCounted) && !after.every(isCounted)) ||
		countWords(reading).some((kind) => kind !== "countEach" && kind !== "countPart") ||
		(found.numbers.length > 1 && found.left.length > 1);
	return change && { lines: after, isOpen: change.isOpen || isUnread };
}

function changeOf(change: Change): ChangedList | undefined {
	const { said, lines, asks, isLess, index } = change;
	const { found, frame, reading, isExplicit } = said;
	if (says("double", reading.text) && found.things.every(({ words }) => words.join() === "double"))
		return {
			lines: lines.map(({ ids, quantity }) => lineOf(ids, quantity && 2 * quantity)),
			isOpen: found.numbers.length > 0 || isLess,
		};
	const isKind = found.loose.length + found.genders.length > 0;
	const isNamed = (line: Line) =>
		frame.items.some((item) => share(item, line)) ||
		(found.loose.length > 0 && line.ids.every((id) => index.isNamedBy(id, found.loose)));
	const kept = lines.filter(isNamed);
	// "Gadde cancel karo, sirf kaleen": the rest is gone already.
	const isAll =
		!isLess &&
		!frame.items.some(isCounted) &&
		found.items.some(({ group }) => group.hasHead && !isWork(group.words));
	const isPart = kept.length > 0 && (kept.length < lines.length || isAll);
	const isRecounted = frame.items.some((item) =>
		kept.some((line) => isCounted(item) && share(item, line) && line.quantity !== item.quantity),
	);
	if (says("only", reading.text) && isPart && !isRecounted && !asks)
		return { lines: kept, isOpen: false };
	if (found.items.some(({ group }) => group.hasHead)) return ofThings(change);
	const isOfSum = frame.acts.every((act) => act === "price" || act === "total");
	if (isExplicit && !isOfSum && !isLess) return undefined;
	const ofKinds = isKind && leans(reading) ? ofKind(change) : undefined;
	return ofKinds ?? (found.loose.every(isPlainKind) ? ofNumber(change) : undefined);
}

const wordsOf = ({ ids }: Line, { said }: Change): readonly string[] =>
	said.found.items.find((one) => share(one, { ids }))?.group.words ?? [];

/** "Jacket 2", of a Nehru jacket. */
function ofName(item: Line, change: Change): readonly Line[] {
	const words = wordsOf(item, change);
	if (change.said.found.genders.length > 0) return [];
	return change.lines.filter(({ ids: [id = ""] }) => {
		const own = change.index.item(id)?.words;
		return own && words.every((word) => own.has(word));
	});
}

/** "Two piece", beside three-piece suits: perhaps some of them. */
const isOtherKind = (item: Line, change: Change): boolean =>
	change.lines.some(
		(line) =>
			(line.quantity ?? 1) >= (item.quantity ?? 1) &&
			headsOfLine(line, change.index).some((head) => wordsOf(item, change).includes(head)),
	);

/** "Teen sweater kar do", "and a coat", "2 more shirts". */
function ofThings(change: Change): ChangedList | undefined {
	const { said, lines, asks, wasSum, isAdded, index } = change;
	const { frame, reading, found } = said;
	const { text } = reading;
	let after: readonly Line[] = lines;
	const isWhole = ({ ids }: Line) => index.item(ids[0] ?? "")?.isWhole === true;
	// "Only ironing" is said of other lines. "Make it 6 shirts", of a list of ironing, means shirts to iron.
	let isOpen =
		found.items.some(
			({ ids, group }) => isWork(group.words) && index.item(ids[0] ?? "")?.measure !== "kg",
		) ||
		(lines.some(isWhole) && frame.items.some((item) => !isWhole(item)) && !asks);
	for (const item of frame.items) {
		const same = lines.find((one) => one.ids.join() === item.ids.join());
		const shared = same ? [same] : lines.filter((one) => share(one, item));
		const named = shared.length > 0 || isAdded ? shared : ofName(item, change);
		const [line, ...more] = named;
		isOpen ||= more.length > 0 && !asks;
		if (!line) {
			const isPut = isCounted(item) ? isAdded || !asks : isAdded && wasSum && !asks;
			if (isPut) after = [...after, lineOf(item.ids, item.quantity ?? 1)];
			// "One of them is a kurti": in the place of a line, or beside it.
			const isPart =
				isPut && !isAdded && wasSum && (says("partOf", text) || isOtherKind(item, change));
			isOpen ||= isPart || (isPut && !isCounted(item) && !says("one", text));
			continue;
		}
		const put = (next: readonly Line[]) => {
			after = after.flatMap((one) => (one === line ? next : [one]));
		};
		const { quantity: now = 1 } = line;
		const isLess = change.isLess || (!isCounted(item) && says("refusal", text));
		const ids = shared.length > 0 ? line.ids.filter((id) => item.ids.includes(id)) : line.ids;
		const isKind = ids.length < line.ids.length;
		if (isLess && !isAdded && frame.items.length === 1 && !asks) {
			put(fewer(line, item.quantity ?? (says("one", text) ? 1 : undefined)));
			isOpen ||= (item.quantity ?? 0) >= now && now > 1;
		} else if (item.quantity === undefined) {
			if (isKind && !asks) put([lineOf(ids, line.quantity)]);
		} else {
			const isSum = change.isMore && wasSum && !isKind;
			put([lineOf(ids, isSum ? now + item.quantity : item.quantity)]);
			// "Aur pant bhi 2": so many, or so many more; "2 are silk", of three: a part.
			const isUnclear = (isAdded || (frame.items.length === 1 && says("more", text))) && !isSum;
			isOpen ||=
				isCounted(line) &&
				(isKind
					? item.quantity < now
					: isUnclear && wasSum && !(item.quantity > now && says("also", text)));
		}
	}
	if (after === lines) return isOpen ? { lines, isOpen } : undefined;
	// A thing whose price was only asked is no line of a sum.
	const isMeant = (line: Line) =>
		wasSum || isAdded || isCounted(line) || frame.items.some((item) => share(item, line));
	return { lines: after.filter(isMeant), isOpen: isOpen || found.isOpen };
}

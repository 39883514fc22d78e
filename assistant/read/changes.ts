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
	const isInstead =
		own !== undefined && more.length === 0 && !known.some((line) => share(line, own));
	if (isInstead && first && taken.length === 1 && left && !adds(left.reading))
		return {
			lines: [...after, lineOf(own.ids, own.quantity ?? first.quantity ?? first.line.quantity)],
			isOpen: false,
		};
	const change = left && after.length > 0 ? named(left, after, before, index) : undefined;
	return change ?? (first && { lines: after, isOpen: false });
}

/** The lines that a message takes back, by their things or kinds. */
function takenOff({ found, reading }: Message, lines: readonly Line[], index: ItemIndex) {
	const hasThing = found.items.some(({ group }) => group.hasHead);
	return lines.flatMap((line) => {
		const words = index.item(line.ids[0] ?? "")?.words;
		// "Without the jacket", of a leather one.
		const item = found.items.find(
			(one) =>
				share(one, line) ||
				(one.group.hasHead && one.group.words.every((word) => words?.has(word))),
		);
		const isOfKind =
			!hasThing &&
			found.loose.length > 0 &&
			line.ids.every((id) => index.isNamedBy(id, found.loose));
		if (!item && !isOfKind) return [];
		// "Ek rajai fat gayi": one of them.
		const one = says("one", reading.text) ? 1 : undefined;
		const own = found.items.length < 2 ? (found.quantity ?? one) : undefined;
		return [{ line, quantity: item?.quantity ?? own }];
	});
}

/** The changes by things, kinds and numbers that a message names. */
function named(
	said: Message,
	lines: readonly Line[],
	{ frame: { items: focus }, lines: wereLines }: Message,
	index: ItemIndex,
): ChangedList | undefined {
	const { found, frame, reading, isExplicit } = said;
	const { items } = frame;
	const { text } = reading;
	const isKind = found.loose.length > 0 || found.genders.length > 0;
	const isAsked = asksPrice(reading.pieces) || (frame.acts[0] === "price" && says("asks", text));
	const asks = isExplicit && isAsked && !asksSum(reading.pieces);
	const open = (change: ChangedList | undefined, known: readonly string[] = []) =>
		change && {
			lines: joined(change.lines),
			isOpen:
				change.isOpen ||
				unread(reading) > 0 ||
				countWords(reading).some((kind) => !known.includes(kind)),
		};
	const isNamed = (line: Line) =>
		items.some((item) => share(item, line)) ||
		(found.loose.length > 0 && line.ids.every((id) => index.isNamedBy(id, found.loose)));
	const [kept, others] = [lines.filter(isNamed), lines.filter((line) => !isNamed(line))];
	const isPart = kept.length > 0 && others.length > 0;
	const isRecounted = items.some(
		(item) =>
			isCounted(item) && kept.some((line) => share(item, line) && line.quantity !== item.quantity),
	);
	if (isKind && items.length === 0 && asks && lines.some(isCounted)) return { lines, isOpen: true };
	if (says("only", text) && isPart && !isRecounted && !asks)
		return open({ lines: kept, isOpen: false });
	if (found.items.some(({ group }) => group.hasHead)) {
		// "Only ironing" is said of other lines.
		const isOfWork = found.items.some(
			({ ids, group }) => isWork(group.words) && index.item(ids[0] ?? "")?.measure !== "kg",
		);
		return open(
			ofThings(said, lines, { asks, wasSum: wereLines.some(isCounted), isOfWork, index }),
			["countEach", "countPart"],
		);
	}
	const isOfSum = frame.acts.every((act) => act === "price" || act === "total");
	if (isExplicit && !isOfSum && !says("less", text)) return undefined;
	// "Single wale nahi chahiye"
	const isRefused = says("less", text) || says("refusal", text);
	if (isKind && isPart && found.numbers.length === 0 && isRefused)
		return open({ lines: others, isOpen: false });
	const last = focus.at(-1) ?? lines.at(-1);
	const at = Math.max(
		0,
		lines.findIndex((line) => last !== undefined && share(line, last)),
	);
	const change = isKind && leans(reading) ? ofKind(said, lines, at, index) : undefined;
	if (change) return open(change, ["countPart"]);
	return isKind && !found.loose.every(isPlainKind)
		? undefined
		: open(
				ofNumber(said, lines, at, index),
				lines.some(isCounted) ? ["countEach"] : ["countEach", "countPart"],
			);
}

interface OfThings {
	asks: boolean;
	/** The list before was a sum. */
	wasSum: boolean;
	isOfWork: boolean;
	index: ItemIndex;
}

/** "Teen sweater kar do", "and a coat", "2 more shirts", "do silk hain aur baki cotton". */
function ofThings(
	{ frame, reading, found }: Message,
	lines: readonly Line[],
	{ asks, wasSum, isOfWork, index }: OfThings,
): ChangedList | undefined {
	const isAdded = adds(reading);
	/** How many of a line other kinds of it have. */
	const split = new Map<Line, number>();
	let after: readonly Line[] = lines;
	let isOpen = isOfWork;
	const replace = (line: Line, next: readonly Line[]) => {
		after = after.flatMap((one) => (one === line ? next : [one]));
	};
	for (const item of frame.items) {
		const same = lines.find((one) => one.ids.join() === item.ids.join());
		const [line, ...more] = same ? [same] : lines.filter((one) => share(one, item));
		isOpen ||= more.length > 0 && !asks;
		if (!line) {
			// "One saree is embroidered", of three silk ones.
			const isKind = lines.some((one) => isAlike(one, item, index));
			isOpen ||= isKind && !isAdded && !asks && lines.length > 1;
			const isPut = isAdded
				? (wasSum || isCounted(item) || says("puts", reading.text)) && !(asks && !isCounted(item))
				: isCounted(item) && !asks;
			if (!isPut) continue;
			after = [...after, lineOf(item.ids, item.quantity ?? 1)];
			// "One of them is a kurti": in the place of a line, or beside it.
			const isPart = !isAdded && wasSum && says("partOf", reading.text);
			isOpen ||= isPart || (!isCounted(item) && !says("one", reading.text));
			continue;
		}
		const { quantity: now = 1 } = line;
		const isLess =
			says("less", reading.text) || (!isCounted(item) && says("refusal", reading.text));
		if (isLess && !isAdded && frame.items.length === 1 && !asks) {
			replace(line, fewer(line, item.quantity));
			isOpen ||= isCounted(item) && (item.quantity ?? 0) >= now && now > 1;
			continue;
		}
		const ids = line.ids.filter((id) => item.ids.includes(id));
		const isKind = ids.length < line.ids.length;
		const used = split.get(line) ?? 0;
		const isOfRest = !isCounted(item) && used > 0 && says("rest", reading.text);
		const count = isOfRest ? now - used : item.quantity;
		if (isKind && count !== undefined && count + used <= now && (count < now || used > 0)) {
			// "2 are silk", of three: what the third is stays open.
			split.set(line, used + count);
			after = [...after, lineOf(ids, count)];
		} else if (item.quantity === undefined) {
			if (isKind && !asks) replace(line, [lineOf(ids, line.quantity)]);
		} else {
			const isMoreOf = isMore(reading) && wasSum && !isKind;
			replace(line, [lineOf(ids, isMoreOf ? now + item.quantity : item.quantity)]);
			// "Aur pant bhi 2": so many, or so many more.
			isOpen ||= isAdded && !isMoreOf && wasSum && isCounted(line);
		}
	}
	const kinds = frame.items.flatMap(({ ids }) => ids);
	for (const [line, used] of split) {
		const others = narrow(line.ids, (id) => !kinds.includes(id));
		replace(line, fewer(lineOf(others, line.quantity), used));
	}
	if (after === lines) return isOpen ? { lines, isOpen } : undefined;
	// A thing whose price was only asked is no line of a sum.
	const isMeant = (line: Line) =>
		wasSum || isAdded || isCounted(line) || frame.items.some((item) => share(item, line));
	return {
		lines: after.filter(isMeant),
		isOpen: isOpen || (found.isOpen && split.size === 0),
	};
}

const headsOfLine = ({ ids }: Line, index: ItemIndex): string[] => {
	const { cards = [], aliases = [] } = index.item(ids[0] ?? "") ?? {};
	return [...new Set([...cards, ...aliases].flatMap((name) => headsOf([...name])))];
};

/** Two kinds of one thing: a silk and a cotton saree. */
const isAlike = (one: Line, other: Line, index: ItemIndex): boolean =>
	headsOfLine(one, index).some((head) => other.ids.every((id) => index.item(id)?.words.has(head)));

/** "Silk", "one is a double": kinds without their thing, of the line that was spoken of last and has such. */
function ofKind(
	{ found, reading }: Message,
	lines: readonly Line[],
	last: number,
	index: ItemIndex,
): ChangedList | undefined {
	const genders = index.categories.filter(({ words }) =>
		found.genders.some((word) => words.has(word)),
	);
	const refined = (line: Line): readonly string[] => {
		const ofKinds = headsOfLine(line, index).map((head) => index.find([head, ...found.loose]));
		const ids =
			found.loose.length > 0 ? (ofKinds.find(({ length }) => length > 0) ?? []) : line.ids;
		return ids.filter(
			(id) => genders.length === 0 || genders.some(({ items }) => items.includes(id)),
		);
	};
	const fitting = lines.filter((line) => refined(line).length > 0);
	const line = fitting.find((one) => one === lines[last]) ?? fitting.at(-1);
	if (!line) return undefined;
	const ids = refined(line);
	const { quantity: now = 1 } = line;
	const more = isMore(reading);
	const count =
		found.things.find(({ hasHead }) => !hasHead)?.quantity ??
		found.quantity ??
		(more ? 1 : undefined);
	const isOther = !line.ids.some((id) => ids.includes(id));
	const isOpen =
		found.left.length > 1 ||
		// "One double", after three single ones: one of them, or one more.
		(isOther && count !== undefined && isCounted(line) && !adds(reading)) ||
		(fitting.length > 1 && fitting.every(isCounted)) ||
		// "Two are silk, two cotton"
		found.things.filter(({ hasHead }) => !hasHead).length > 1;
	const put = (...next: Line[]) => ({
		lines: lines.flatMap((one) => (one === line ? next : [one])),
		isOpen,
	});
	if (isOther && adds(reading) && !says("those", reading.text))
		return count === undefined ? undefined : { lines: [...lines, lineOf(ids, count)], isOpen };
	if (count === undefined || !isCounted(line)) {
		const isOne = now > 1 && count === undefined && says("one", reading.text);
		return { ...put(lineOf(ids, count ?? line.quantity)), isOpen: isOpen || isOne };
	}
	if (more && line.ids.every((id) => ids.includes(id))) return put(lineOf(ids, now + count));
	const others = narrow(line.ids, (id) => !ids.includes(id));
	return count < now
		? put(lineOf(others, now - count), lineOf(ids, count))
		: put(lineOf(ids, count));
}

/** "Make it 3", "ek aur", "remove one", "5 each". */
function ofNumber(
	{ found, reading, frame }: Message,
	lines: readonly Line[],
	at: number,
	index: ItemIndex,
): ChangedList | undefined {
	const line = lines[at];
	const isLess = says("less", reading.text);
	const more = isMore(reading);
	const isOne = (more || isLess) && says("one", reading.text) && frame.items.length === 0;
	const count =
		found.quantity ??
		found.things.find(({ quantity }) => quantity !== undefined)?.quantity ??
		(isOne ? 1 : undefined);
	if (count === undefined || !line) return undefined;
	const isSeveral = lines.length > 1;
	const isKind = found.loose.length > 0 && isCounted(line);
	const isOpen = found.left.length > 1 || (found.isEach && !isSeveral) || isKind;
	if (isSeveral && (found.isEach || says("all", reading.text)))
		return {
			lines: lines.map(({ ids }) => lineOf(ids, count)),
			isOpen: isOpen || isLess || count % 1 > 0,
		};
	if (isSeveral && (asksSum(reading.pieces) || count === sumOf(lines)))
		return { lines, isOpen: count !== sumOf(lines) };
	const put = (...next: Line[]) => lines.flatMap((one) => (one === line ? next : [one]));
	const { quantity: now = 1 } = line;
	if (isLess)
		return {
			lines: put(...fewer(line, count)),
			// "Five, leave it" leaves five.
			isOpen: isOpen || now <= count || isSeveral || says("leave", reading.text),
		};
	if (more) return { lines: put(lineOf(line.ids, now + count)), isOpen: isOpen || isSeveral };
	const isByWeight = isCounted(line) && line.ids.every((id) => index.item(id)?.measure === "kg");
	const amount = {
		quantity: count,
		unit: found.unit ?? (isByWeight ? ("kg" as const) : undefined),
	};
	const ids = inUnit(line.ids, amount, index);
	const quantity = quantityFor(amount, ids, index);
	const isSize = ids.every((id) => index.item(id)?.measure === "sqft");
	return quantity === undefined && !isSize
		? undefined
		: {
				lines: put(lineOf(ids, quantity)),
				isOpen: isOpen || quantity === undefined || (isCounted(line) && says("also", reading.text)),
			};
}

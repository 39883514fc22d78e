/** A message's effect on the lines of a conversation's list: sets, adds, takes off, keeps only, names a kind or another thing. */
import { type AskedItem, frameLimits } from "../frame.ts";
import { asksPrice, asksSum } from "./acts.ts";
import { countWords } from "./count-words.ts";
import { narrow } from "./entries.ts";
import type { ItemIndex } from "./item-index.ts";
import type { NamedItem } from "./items.ts";
import { hasOpenWord, isAlike, isUnread, ofKind, ofNumber } from "./kinds-and-counts.ts";
import {
	type ChangedList,
	isCounted,
	joined,
	lineOf,
	reduced,
	share,
	type Taken,
} from "./lines.ts";
import type { Message } from "./message.ts";
import * as signs from "./signs.ts";
import { plainKinds } from "./words/item-words.ts";
import { ironedList, wantsDryCleaning } from "./work.ts";

interface Before {
	lines: readonly AskedItem[];
	/** The question before was how many of them are meant. */
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

function narrower(item: AskedItem, line: AskedItem): readonly string[] {
	const both = line.ids.filter((id) => item.ids.includes(id));
	return both.length > 0 ? both : line.ids;
}

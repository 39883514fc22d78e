/** Changes of the chat's list by the things that a message names: "3 sweaters", "and a coat", "coat hata do". */
import type { AskedItem, Line } from "../frame.ts";
import type { Change, ChangedList } from "./changes.ts";
import { isMeasured } from "./item-index.ts";
import { fewer, isCounted, isOne, lineOf, share, sumOf } from "./lines.ts";
import { isWork, type Thing } from "./things.ts";
import { headsOf } from "./words/item-words.ts";
import { isOf, says } from "./words/vocabulary.ts";
import { wantsDryCleaning } from "./work.ts";

/** "Teen sweater kar do", "and a coat", "2 more shirts", "coat hata do", "lehenga bridal hai". */
export function ofThings(change: Change): ChangedList | undefined {
	const { said, lines, asks, wasSum, isAdded, says, index } = change;
	const { frame, found } = said;
	if (!found.items.some(({ group }) => group.hasHead)) return undefined;
	const ironing = ofIroning(change);
	if (ironing) return ironing;
	const isWhole = ({ ids }: Line) => index.item(ids[0] ?? "")?.isWhole === true;
	// "Make it 6 shirts", of a list of ironing, means shirts to iron.
	let isOpen = lines.some(isWhole) && !frame.items.every(isWhole) && !asks;
	let after: readonly Line[] = lines;
	for (const item of withSameNumber(change)) {
		const [line, ...more] = linesNamed(item, change);
		isOpen ||= more.length > 0 && !asks;
		const next = line ? changedLine(line, item, change) : newLine(item, change);
		if (!next) continue;
		after = after.flatMap((one) => (one === (line ?? next.of) ? next.lines : [one]));
		if (!line && !next.of) after = [...after, ...next.lines];
		isOpen ||= next.isOpen;
	}
	isOpen ||=
		found.left.length > 0 || ((says("swaps") || says("instead")) && frame.items.length > 1);
	if (after === lines) return isOpen ? { lines, isOpen } : undefined;
	// A thing whose price was only asked is no line of a sum.
	const isMeant = (line: Line) =>
		wasSum ||
		isAdded ||
		change.isLess ||
		isCounted(line) ||
		frame.items.some((item) => share(item, line));
	return { lines: after.filter(isMeant), isOpen };
}

/** "2 more kurtas", "12 shirts and 8 pants" of 20 pieces that are only ironed. */
function ofIroning({
	said,
	lines,
	isAdded,
	isMore,
	isLess,
	index,
}: Change): ChangedList | undefined {
	const { found, frame, reading } = said;
	const [line, ...more] = lines;
	const isIroned = line?.ids.every((id) => index.isExact(id, ["iron"]));
	const isPieces = frame.items.every(
		(item) =>
			isCounted(item) && !item.ids.some((id) => index.item(id)?.measure || index.item(id)?.isWhole),
	);
	if (
		!line ||
		!isIroned ||
		more.length > 0 ||
		!isPieces ||
		isLess ||
		found.left.length > 0 ||
		found.things.some(({ words }) => isWork(words) && words.join() !== "iron") ||
		wantsDryCleaning(reading.text)
	)
		return undefined;
	const { quantity: now = 0 } = line;
	const sum = sumOf(frame.items);
	if (!isAdded && !isMore && sum !== now) return undefined;
	return { lines: [lineOf(line.ids, sum === now && !isMore ? now : now + sum)], isOpen: false };
}

/** "Utni hi pant", "a blouse for each saree": as many as of the line that is named beside it, or was spoken of last. */
function withSameNumber(change: Change): readonly AskedItem[] {
	const { said, lines, last, says } = change;
	const { items } = said.frame;
	if (change.asks || !(says("sameNumber") || says("countEach"))) return items;
	const known = lines.find((line) => items.some((item) => share(item, line))) ?? last;
	const [own, ...more] = items.filter(
		(item) => !lines.some((line) => line === known && share(item, line)),
	);
	if (!own || more.length > 0 || known?.quantity === undefined) return items;
	return [isOne(own) ? { ...own, quantity: known.quantity } : own];
}

interface Next extends ChangedList {
	/** The line in whose place they stand. */
	of?: Line | undefined;
}

/** A line that is named, after the change. */
export function changedLine(line: Line, item: AskedItem, change: Change): Next | undefined {
	const { said, wasSum, isAdded, asks, says } = change;
	const { quantity: now = 1 } = line;
	const { quantity } = item;
	const ids = line.ids.some((id) => item.ids.includes(id))
		? line.ids.filter((id) => item.ids.includes(id))
		: line.ids;
	const isNarrower = ids.length < line.ids.length;
	const isLess = change.isLess || (quantity === undefined && says("refusal"));
	if (isLess && (says("takesOff") || (!isAdded && !asks))) {
		const isSingle = says("one") && said.frame.items.length === 1;
		const off = quantity ?? (isSingle ? 1 : undefined);
		return { lines: fewer(line, off), isOpen: (off ?? 0) > now };
	}
	if (quantity === undefined)
		return isNarrower && !asks ? { lines: [lineOf(ids, line.quantity)], isOpen: false } : undefined;
	if (isNarrower) return split(line, ids, quantity, change);
	// "2 pant bhi" are more, "pant bhi 2" are all.
	const { first = 0 } = groupOf(item, change) ?? {};
	const isBefore = said.reading.pieces[first - 1]?.number !== undefined;
	const isSum = wasSum && (change.isMore || (isAdded && isBefore));
	return { lines: [lineOf(ids, isSum ? now + quantity : quantity)], isOpen: false };
}

/** A thing that no line is: beside the lines, or another kind of one of them. */
function newLine(item: AskedItem, change: Change): Next | undefined {
	const { asks, wasSum, isAdded, isLess, lines, index } = change;
	const { ids, quantity } = item;
	const kin = lines.filter((line) => isKin(line, item, change));
	const of = kin.find((line) => line === change.last) ?? kin.at(-1);
	if (of && wasSum && !isAdded && !asks && !isLess && (quantity === undefined || isPartOf(change)))
		return { of, ...split(of, ids, quantity, change) };
	// "And how much is one shirt"
	const isPriced = asks && isOne(item);
	const isPut = isCounted(item)
		? !isPriced && (isAdded || !asks)
		: isAdded && wasSum && !asks && !isQuery(change);
	if (!isPut) return undefined;
	return {
		lines: [lineOf(ids, quantity ?? (isMeasured(item, index) ? undefined : 1))],
		// "One of them is a kurti": perhaps in the place of another.
		isOpen:
			isLess ||
			(!isAdded && wasSum && (isPartOf(change) || (of?.quantity ?? 0) >= (quantity ?? 1))),
	};
}

/** A line of which so many, or all, are another kind. */
export function split(
	line: Line,
	ids: readonly string[],
	count: number | undefined,
	change: Change,
): Next {
	const { quantity: now = 1 } = line;
	const isOther = !line.ids.some((id) => ids.includes(id));
	// "One of them is silk", of several; "half silk"; "change 2 cotton to silk".
	const isPart = isCounted(line) && now > 1 && count === undefined && change.says("one");
	const isUnclear = isPart || (count ?? 1) < 1 || change.says("swaps");
	if (count === undefined || !isCounted(line) || count === now)
		return {
			lines: [lineOf(ids, count ?? line.quantity)],
			isOpen: isUnclear || (isOther && count !== undefined && isCounted(line) && !isPartOf(change)),
		};
	const rest = isOther ? line.ids : line.ids.filter((id) => !ids.includes(id));
	const others = rest.length > 0 ? rest : line.ids;
	return {
		lines: [...(count < now ? [lineOf(others, now - count)] : []), lineOf(ids, count)],
		// "One double", after three single ones: one of them, or one more.
		isOpen: isUnclear || count > now || (isOther && !isPartOf(change)),
	};
}

/** The lines that a thing names; "jacket" that of a Nehru jacket. */
export function linesNamed(item: AskedItem, change: Change): readonly Line[] {
	const { lines, isAdded, index, said } = change;
	const same = lines.find((line) => line.ids.join() === item.ids.join());
	const shared = same ? [same] : lines.filter((line) => share(line, item));
	if (shared.length > 0 || isAdded || said.found.genders.length > 0) return shared;
	const words = wordsOf(item, change);
	return lines.filter(({ ids: [id = ""] }) => {
		const own = index.item(id)?.words;
		return own && words.length > 0 && words.every((word) => own.has(word));
	});
}

export const groupOf = (item: AskedItem, { said: { found } }: Change): Thing | undefined =>
	[...found.items, ...found.dropped].find((one) => share(one, item))?.group;

const wordsOf = (item: AskedItem, change: Change): readonly string[] =>
	groupOf(item, change)?.words ?? [];

/** True if two are the same thing of several kinds: sneakers and white sneakers. */
export function isKin(line: Line, item: AskedItem, { index }: Change): boolean {
	const thingsOf = ({ ids: [id = ""] }: AskedItem) =>
		(index.item(id)?.cards ?? []).map((card) => headsOf([...card]).join()).filter(Boolean);
	const things = thingsOf(item);
	return thingsOf(line).some((thing) => things.includes(thing));
}

/** True of a line of which all these kinds are said. */
export const isKind = ({ ids }: Line, kinds: readonly string[], { index }: Change): boolean =>
	kinds.length > 0 && ids.every((id) => kinds.every((kind) => index.isNamedBy(id, [kind])));

/** "Aur pant ka?" */
const isQuery = ({ said: { reading } }: Change): boolean =>
	reading.tokens.at(-1)?.end === "?" ||
	isOf("genitive", reading.texts.at(-1)) ||
	says("tell", reading.text);

/** "2 are silk", "unme se ek" */
const isPartOf = ({ says }: Change): boolean => says("partOf") || says("ofThem");

/**
 * A message's effect on the lines of the chat's list: sets, adds, takes off, keeps only, names a kind or another thing. Only
 * plain changes are read; where a word or a number of the message stays unread, how many are meant stays open.
 */
import type { AskedItem, Line } from "../frame.ts";
import { asksPrice, asksSum } from "./acts.ts";
import { groupOf, isKin, isKind, linesNamed, ofThings } from "./changed-things.ts";
import { adds, isMore, unread, wordsOnly } from "./clauses.ts";
import { type ItemIndex, isMeasured } from "./item-index.ts";
import { ofKinds, ofNumber } from "./kinds-and-counts.ts";
import { fewer, isCounted, isMoreThan, isOne, joined, lineOf, share } from "./lines.ts";
import type { Message } from "./message.ts";
import { countWords } from "./open.ts";
import { isWork } from "./things.ts";
import { isModifier } from "./words/item-words.ts";
import { type Kind, says } from "./words/vocabulary.ts";

/** The list after a message, and whether it leaves open how many of each are meant. */
export interface ChangedList {
	lines: readonly Line[];
	isOpen: boolean;
}

/** A message that may change the list, with the signs by which it does. */
export interface Change {
	said: Message;
	lines: readonly Line[];
	/** The line, or the thing, that was spoken of last. */
	last: Line | undefined;
	/** The list before was a sum. */
	wasSum: boolean;
	/** Asks for a price. */
	asks: boolean;
	isAdded: boolean;
	/** So many more. */
	isMore: boolean;
	isLess: boolean;
	says: (kind: Kind) => boolean;
	index: ItemIndex;
}

/**
 * @param said what the message says
 * @param gone what it takes back beside that
 * @returns undefined where it changes nothing
 */
export function changedList(
	said: Message,
	gone: Message | undefined,
	before: Message,
	index: ItemIndex,
): ChangedList | undefined {
	const lines = before.lines.length > 0 ? before.lines : before.frame.items;
	if (lines.length === 0) return undefined;
	const { found, frame, reading, isExplicit } = said;
	const { text } = reading;
	const words = wordsOnly(reading.pieces);
	if (says("anew", text) && frame.items.length > 0)
		return { lines: frame.items, isOpen: frame.isUncertain };
	// "Clear my list", "sab hata do"
	if (found.things.length + found.numbers.length === 0 && says("emptied", words))
		return { lines: [], isOpen: false };
	const last = before.frame.items.at(-1) ?? lines.at(-1);
	const isAsked = asksPrice(reading.pieces) || (frame.acts[0] === "price" && says("asks", text));
	const change: Change = {
		said,
		lines,
		last: last && (lines.find((line) => share(line, last)) ?? lineOf(last.ids, undefined)),
		wasSum: before.lines.some(isCounted),
		// "And what about a handbag", not "what about 3 bags".
		asks: (isExplicit || frame.items.every(isOne)) && isAsked && !asksSum(reading.pieces),
		isAdded: adds(reading),
		isMore: isMore(reading),
		isLess: isLess(said),
		says: (kind) => says(kind, words),
		index,
	};
	const isOther = reading.pieces.some(({ kind }) => kind === "other" || kind === "clothes");
	// "Tie rehne do", "2 towels too", which are no lines of it.
	if (
		isOther &&
		found.things.length + found.dropped.length + found.left.length === 0 &&
		change.wasSum &&
		!change.asks
	)
		return { lines, isOpen: unread(reading) > 0 };
	const after = withoutGone(change, [...found.dropped, ...(gone?.found.items ?? [])]);
	if (!after) return undefined;
	const now = joined(after.lines);
	return { lines: now, isOpen: after.isOpen || isUnread(change, now) };
}

/** Takes off; "sirf single rehne do" keeps it. */
function isLess({ reading }: Message): boolean {
	const words = wordsOnly(reading.pieces);
	const isKept = says("leave", words) && (says("only", words) || says("alone", words));
	return says("less", words) && !isKept;
}

/** Takes off what is taken back, then does what else is said. */
function withoutGone(change: Change, gone: readonly AskedItem[]): ChangedList | undefined {
	const { said, lines, isAdded } = change;
	const { refused, things } = said.found;
	const named = gone.flatMap((item) =>
		linesNamed(item, change)
			.slice(0, 1)
			.map((line) => ({ line, off: item.quantity })),
	);
	// "Three piece ki jagah two piece"
	const isSaid = things.length > 0 || change.says("handed");
	const ofKind = isSaid
		? lines.filter((line) => refused.some((word) => isKind(line, [word], change)))
		: [];
	const taken =
		ofKind.length === 1 && named.length === 0
			? ofKind.map((line) => ({ line, off: undefined }))
			: named;
	if (taken.length === 0) return changeOf(change);
	const rest = lines.flatMap((line) => {
		const off = taken.find((one) => one.line === line);
		return off ? fewer(line, off.off) : [line];
	});
	const [own, ...more] = said.frame.items;
	// "Coat nahi, sweater", "pants ki jagah 3 jeans": in the place of those, as many as they were.
	const isInstead = taken.length === 1 && more.length === 0 && !isAdded;
	if (own && isInstead && !lines.some((line) => share(line, own)))
		return {
			lines: [...rest, lineOf(own.ids, own.quantity ?? taken[0]?.off ?? taken[0]?.line.quantity)],
			isOpen: false,
		};
	return (
		(own && changeOf({ ...change, lines: rest, isLess: false })) ?? { lines: rest, isOpen: false }
	);
}

/** The first of these that is said. */
const changeOf = (change: Change): ChangedList | undefined =>
	doubled(change) ?? kept(change) ?? ofThings(change) ?? ofKinds(change) ?? ofNumber(change);

/** A number, a kind or a word that no rule reads may change what the rest of the message says. */
function isUnread({ said, lines, says, index }: Change, after: readonly Line[]): boolean {
	const { found, frame, reading } = said;
	// Additions need no other word: "ek razai aur nikal aayi sandook se". Fewer may be said of a part.
	const isPlain =
		frame.items.length > 0
			? frame.items.length === 1 || frame.items.every(isCounted)
			: lines.length === 1 && found.numbers.every((number) => number < 20);
	const isGrown =
		isPlain &&
		!(["less", "refusal", "instead", "countEach", "asks"] as const).some(says) &&
		isMoreThan(after, lines);
	// "Coats went to my brother, so remove them"
	const isTakenOff = says("takesOff") && frame.items.length === 1;
	const known: readonly Kind[] = ["countEach", "ofThem", "sameNumber"];
	// "Ulta bol diya, 2 pant 3 shirt": all of it is counted again.
	const isOfAll = (line: Line) => frame.items.some((item) => isCounted(item) && share(item, line));
	if (lines.length > 1 && lines.every(isOfAll) && found.left.length === 0) return false;
	return (
		(unread(reading) > 0 && !isGrown && !isTakenOff) ||
		// "Change the towels to 25": the number is of clothes that are no line.
		(found.items.length === 0 &&
			found.numbers.length > 0 &&
			reading.pieces.some(({ kind }) => kind === "clothes" || kind === "other")) ||
		// Of some the count is not told.
		(after.some(isCounted) && !after.every((line) => isCounted(line) || isMeasured(line, index))) ||
		countWords(reading).some((kind) => !known.includes(kind)) ||
		found.left.length > 1
	);
}

/** "Double everything" */
function doubled({ said: { found, reading }, lines, isLess }: Change): ChangedList | undefined {
	const isAlone = found.things.every(({ words }) => words.join() === "double");
	if (!says("double", reading.text) || !isAlone) return undefined;
	const all = lines.map(({ ids, quantity }) => lineOf(ids, quantity && 2 * quantity));
	return { lines: all, isOpen: found.numbers.length > 0 || isLess };
}

/** "Sirf coat", "only the silk ones", without another count of it. */
function kept(change: Change): ChangedList | undefined {
	const { said, lines, asks, isLess, says } = change;
	const { found, frame } = said;
	if (!says("only") || isLess || asks) return undefined;
	const named = lines.filter(
		(line) =>
			frame.items.some((item) => share(item, line)) ||
			found.loose.some((word) => isKind(line, [word], change)),
	);
	const isRecounted =
		found.left.length > 0 ||
		frame.items.some(
			(item) =>
				groupOf(item, change)?.quantity !== undefined && named.some((line) => share(item, line)),
		);
	// "Gadde cancel karo, sirf kaleen": the rest is gone already.
	const isAll =
		!frame.items.some(isCounted) &&
		found.items.some(({ group }) => group.hasHead && !isWork(group.words));
	const isPart = named.length > 0 && (named.length < lines.length || isAll);
	if (!isPart || isRecounted) return undefined;
	// "Kambal sirf single wala" is said of blankets; what is beside them stays.
	const isOfKind = found.things.some(({ words, hasHead }) => hasHead && words.some(isModifier));
	const kin = lines.filter(
		(line) => isOfKind && !named.includes(line) && named.some((one) => isKin(one, line, change)),
	);
	return {
		lines: kin.length > 0 ? lines.filter((line) => !kin.includes(line)) : named,
		isOpen: false,
	};
}

/** Whether a follow-up explains how the list came from the one before: no line and no count changes by itself. */
import type { AskedItem } from "../frame.ts";
import type { Doubt } from "./certainty.ts";
import type { ItemIndex } from "./item-index.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Part } from "./part.ts";
import { isAlone, share, withLatest } from "./running-list.ts";
import { countWordsOf } from "./words/count-words.ts";

/** "One more shirt", "do aur": added to what is there. */
const saysMore =
	/ (?:\d+|ek|one|an?|do|two|teen|three|char|four|panch|five) (?:aur|more|extra|other)\b| (?:more|extra|another|aur|or)(?: (?:bhi|hai|hain|add|jod|jodo|kar|karo|kardo|do|lo|dal|dalo|please|pls))* $/;
/** "Make it four", "char kar do": so many in all. */
const setsCount = / (?:make|making|change|set|kar|karo|kardo|rakho|rakh|hee|only|sirf|just) /;

/** @param part what was said, @param before what was asked for until then, @param current what of it was spoken of last, @param after what is now */
function explainsChange(
	part: Part,
	before: readonly AskedItem[],
	current: readonly AskedItem[],
	after: readonly AskedItem[],
	index: ItemIndex,
): boolean {
	const { found } = part;
	const text = ` ${part.text} `;
	if (Object.keys(found.windows).length > 0) return true;
	// Of the same things another work.
	if (part.drycleans && found.numbers.length === 0 && part.frame.items.length === 0) return true;
	if (found.isEach) return after.every(({ quantity }) => quantity === found.quantity);
	const numbers = [...found.numbers];
	const lost = current.filter((line) => !after.some(({ ids }) => share(ids, line.ids)));
	const take = (number: number) => {
		const at = numbers.indexOf(number);
		if (at >= 0) numbers.splice(at, 1);
		return at >= 0;
	};
	const was = (line: AskedItem) => before.find(({ ids }) => share(ids, line.ids));
	const isMore = saysMore.test(text);
	const isFixed = setsCount.test(text) && !isMore;
	const isLess = part.removes;
	const sum = (list: readonly AskedItem[]) =>
		list.reduce((total, { quantity = 1 }) => total + quantity, 0);
	const isMoved = sum(after) === sum(current);
	const isNamed = (line: AskedItem) =>
		part.frame.items.some(({ ids }) => share(ids, line.ids)) ||
		found.items.some(({ ids }) => share(ids, line.ids));
	for (const line of after) {
		const old = was(line);
		const [now, then] = [line.quantity, old?.quantity];
		if (!old && (isSwap(line) || isSame(line))) {
			take(now ?? 1);
			continue;
		}
		if (old && now === then) {
			if (now !== undefined && isNamed(line) && !isMore) take(now);
			continue;
		}
		// "2 of them are silk", of five.
		if (part.refersToMany && now !== undefined && then !== undefined && now < then && !isMoved)
			return false;
		// Some are of another kind now.
		if (isMoved && now !== undefined && then !== undefined && now < then) continue;
		const change = (now ?? 1) - (old ? (then ?? 1) : 0);
		// "And one of 5 by 7": a second one, not the first anew.
		const isSecond = part.adds && index.item(line.ids[0] ?? "")?.measure === "sqft";
		if (isSecond && then !== undefined) return false;
		const isSet = now !== undefined && !(isMore && old && then !== undefined) && take(now);
		const isChanged =
			old !== undefined &&
			((change > 0 && (part.adds || isMore) && !isFixed) || (change < 0 && isLess));
		// A line that is new and not counted is one.
		const isOne = !old && !isLess && (now === undefined || now === 1);
		const isStep = Math.abs(change) === 1 && isChanged;
		if (!(isSet || (isChanged && take(Math.abs(change))) || isOne || isStep || isReckoned(line)))
			return false;
	}
	const dropped = found.dropped.flat();
	// The lines of before are spoken of, unless only other things are named.
	const heads = new Set(current.flatMap(({ ids }) => [...(index.item(ids[0] ?? "")?.words ?? [])]));
	const named = found.groups.filter(({ hasHead }) => hasHead);
	const isAbout =
		after.some((line) => was(line) !== undefined) ||
		part.adds ||
		part.removes ||
		named.length === 0 ||
		named.some(({ words }) => words.some((word) => heads.has(word) && !index.isModifier(word)));
	const isExplained = (line: AskedItem) =>
		line.ids.some((id) => dropped.includes(id)) ||
		(isLess && isNamed(line)) ||
		(isAlone(part) && found.numbers.length === 0) ||
		after.some(isSwap);
	const isWeighed = ({ ids }: AskedItem) => ids.some((id) => index.item(id)?.measure === "kg");
	const weighed = after.filter(isWeighed);
	if (weighed.length > 1 && weighed.some(({ quantity }) => quantity === undefined)) return false;
	// "6 shirts wash and press", then "and 3 trousers": which work is meant is open.
	const isOfWork = ({ ids }: AskedItem) => ids.every((id) => index.item(id)?.isWhole);
	const isNew = (line: AskedItem) => was(line) === undefined && !isWeighed(line) && !isOfWork(line);
	if (!part.drycleans && current.length > 0 && current.every(isOfWork) && after.some(isNew))
		return false;
	if (isAbout && !lost.every(isExplained)) return false;
	// What was to be taken off is still there.
	const isKept = (line: AskedItem) => isNamed(line) && was(line)?.quantity === line.quantity;
	if (isLess && lost.length === 0 && after.some(isKept)) return false;
	const isAdded = after.some((line) => was(line) === undefined);
	return numbers.every(
		(number) =>
			(number > 1 && number === after.length) || (number === 1 && isAdded) || isPlainPart(number),
	);

	/** Seats and square feet: a product of what was said. */
	function isReckoned({ ids, quantity }: AskedItem): boolean {
		const measure = index.item(ids[0] ?? "")?.measure;
		if (measure === undefined || quantity === undefined) return false;
		const then = was({ ids, quantity })?.quantity ?? 0;
		return (
			numbers.length > 1 || numbers.some((number) => take(number) && quantity === then * number)
		);
	}

	/** As many of another thing, or ironed, stand in the place of what was there. */
	function isSwap(line: AskedItem): boolean {
		return lost.length > 0 && was(line) === undefined && (line.quantity ?? 1) === sum(lost);
	}

	/** "Same for pants". */
	function isSame({ quantity }: AskedItem): boolean {
		return / same /.test(text) && before.some((line) => line.quantity === quantity);
	}

	/** "2 are silk", where the price does not know it. */
	function isPlainPart(number: number): boolean {
		const isOpen = (line: AskedItem) => was(line)?.ids.join() === line.ids.join();
		return (
			found.loose.length > 0 &&
			!/ (?:and|aur|n) (?:\d+|one|ek|a) /.test(text) &&
			after.some((line) => isOpen(line) && number < (line.quantity ?? 1))
		);
	}
}

/** Doubts that no list of before resolves. */
const ofItself: ReadonlySet<Doubt> = new Set<Doubt>(["name", "row", "price", "either"]);

/** Words of a follow-up that change a count in a way that no list operation knows. */
function hasOpenWord(part: Part, before: readonly AskedItem[]): boolean {
	const { unit, doubts, groups } = part.found;
	// "3 of them king size": a kind is named without its thing.
	const isNamed = groups.some(({ hasHead }) => hasHead);
	if (part.found.hasLaterNumber) return true;
	// "Total 6" of five things: one is missing, or one too many.
	if (part.frame.acts.includes("total") && part.frame.items.length === 0 && before.length > 1)
		if (part.found.quantity !== undefined && !part.found.isEach) return true;
	if (isNamed && doubts.some((doubt) => ofItself.has(doubt))) return true;
	if ((unit === "set" || unit === "pair") && before.length > 1) return true;
	return countWordsOf(part.text.split(" ")).some(
		({ kind }) => kind === "bundle" || kind === "same" || (kind === "part" && !part.refersToMany),
	);
}

/** Leaves the quantities out where the message does not account for all that has become of the list. */
export function withCertainty(
	merged: Part,
	part: Part,
	before: Part | undefined,
	{ index }: Knowledge,
): Part {
	const { items } = merged.frame;
	const isOwn = items === part.frame.items;
	const isCarried = before !== undefined && items.length > 0 && !isOwn;
	const list = before ? [...withLatest(before.asked, before.frame.items)] : [];
	const isOpen =
		isCarried &&
		before.frame.isUncertain &&
		(items.length < before.frame.items.length ||
			items.some(({ quantity }) => quantity === undefined));
	const isUncertain = isCarried
		? isOpen ||
			hasOpenWord(part, before.frame.items) ||
			!explainsChange(part, list, before.frame.items, items, index)
		: part.frame.isUncertain || (items.length === 0 && before?.frame.isUncertain === true);
	const withoutCount = (all: readonly AskedItem[]) => all.map(({ ids }) => ({ ids }));
	const frame = {
		...merged.frame,
		isUncertain,
		...(isUncertain && { items: withoutCount(items) }),
	};
	return { ...merged, frame, ...(isUncertain && { asked: withoutCount(merged.asked) }) };
}

/** A message that speaks of the list or of the things before it. */
import { type Act, frameLimits } from "../frame.ts";
import { asksPrice, asksSum } from "./acts.ts";
import { changedList } from "./changes.ts";
import {
	asksMore,
	isEmpty,
	ofPrice,
	type PartedMessage,
	restOf,
	withFrame,
} from "./conversation.ts";
import { hasOpenWord } from "./kinds-and-counts.ts";
import type { Knowledge } from "./knowledge.ts";
import { type ChangedList, isCounted, isUnaccounted, share } from "./lines.ts";
import { actsOfThings, type Message } from "./message.ts";
import { leans } from "./signs.ts";

/** Of a list they are said of a change: "kam karo", "cancel the coat", "2 jeans bhi le jao". */
const besideChange: ReadonlySet<Act> = new Set<Act>([
	"discount",
	"order",
	"book",
	"pickup",
	"pockets",
	"unsure",
	"services",
]);

/** A message's effect on the list, or its question about it. */
export function ofList(
	parted: PartedMessage,
	before: Message,
	knowledge: Knowledge,
): Message | undefined {
	const { whole, left, gone } = parted;
	const said = left ?? whole;
	const { frame, found } = said;
	if (asksMore(said) && !(before.frame.acts.includes("total") && found.numbers.length > 0))
		return restOf(said, before);
	const focus = before.frame.items;
	const { lines } = before;
	const isOfLines =
		frame.items.some((item) => isCounted(item) || lines.some((line) => share(line, item))) ||
		found.numbers.length > 0;
	const mayChange = (act: Act) =>
		actsOfThings.has(act) || act === "notListed" || (isOfLines && besideChange.has(act));
	const isTaken =
		gone?.frame.items.some((item) => lines.some((line) => share(line, item))) === true;
	const isOther = said.isExplicit && !isTaken && !frame.acts.some(mayChange);
	// "No jacket", of a list without one.
	const isElse =
		gone !== undefined &&
		gone.frame.items.length > 0 &&
		!isTaken &&
		left !== undefined &&
		isEmpty(left);
	if (isElse && lines.length > 0) return { ...before, passage: undefined };
	const change = isOther
		? undefined
		: changedList(left, gone, {
				lines,
				focus,
				isOpen: before.frame.isUncertain,
				index: knowledge.index,
			});
	if (change) return carried(said, gone, before, change);
	// "Red ones", after a price: which they are changes nothing.
	const matters = before.frame.acts.filter((act) => ofPrice.has(act));
	const isDetail =
		frame.acts.join() === "unsure" &&
		frame.items.length + found.numbers.length === 0 &&
		said.reading.tokens.length < 8 &&
		said.reading.tokens.at(-1)?.end !== "?";
	if (
		isDetail &&
		matters.length > 0 &&
		focus.length > 0 &&
		frame.areas.length + frame.days.length === 0
	)
		return {
			...before,
			frame: { ...before.frame, acts: matters, isUncertain: before.frame.isUncertain },
			passage: undefined,
		};
	return unreadOf(parted, before) ?? ofThingsBefore(said, before);
}

/** A message that speaks of the list, though no rule reads what it does to it: the counts are asked for. */
function unreadOf({ whole, gone }: PartedMessage, before: Message): Message | undefined {
	const { frame, found, reading, isExplicit } = whole;
	const isSum = before.lines.some(isCounted) && before.frame.acts.some((act) => ofPrice.has(act));
	const isOfList = frame.acts.every(
		(act) =>
			(ofPrice.has(act) && !(isExplicit && asksPrice(reading.pieces))) || besideChange.has(act),
	);
	const isNamed =
		gone !== undefined ||
		found.numbers.length > 0 ||
		found.loose.length > 0 ||
		found.genders.length > 0;
	if (!isSum || !isOfList || !(isNamed || hasOpenWord(whole))) return undefined;
	return {
		...withFrame(whole, { acts: ["total"], items: [...before.lines], isUncertain: true }),
		lines: before.lines,
		passage: undefined,
	};
}

/** The list as it is now, with the acts of before, unless the message says an act of its own. */
function carried(
	said: Message,
	gone: Message | undefined,
	before: Message,
	{ lines, isOpen }: ChangedList,
): Message {
	if (lines.length === 0) return { ...withFrame(said, { acts: ["help"], items: [] }), lines: [] };
	const numbers = said.found.numbers;
	const open =
		isOpen ||
		(before.frame.isUncertain && !lines.every(isCounted)) ||
		isUnaccounted(numbers, lines, before.lines.length > 0 ? before.lines : before.frame.items);
	const isAsked =
		said.isExplicit &&
		gone === undefined &&
		!said.frame.acts.every((act) => besideChange.has(act) || act === "notListed");
	const kept = before.frame.acts.filter((act) => actsOfThings.has(act));
	const own = isAsked ? said.frame.acts : kept.length > 0 ? kept : (["price"] as Act[]);
	const isSum = lines.some(isCounted);
	const acts = [
		...new Set(
			own.map(
				(act): Act =>
					(act === "price" || act === "care") && isSum
						? "total"
						: act === "total" && !isSum
							? "price"
							: act,
			),
		),
	];
	const items = lines.slice(0, frameLimits.items);
	const { category, ...frame } = said.frame;
	return {
		...said,
		frame: { ...frame, acts, items: [...items], isUncertain: open && isSum },
		lines: items,
		isExplicit: true,
		passage: undefined,
	};
}

/** A matter that is asked of the things of before: "how long will it take", "what do they cost". */
function ofThingsBefore(said: Message, before: Message): Message | undefined {
	const { frame, reading } = said;
	const isOfTime = frame.acts.every((act) => act === "turnaround" || act === "express");
	const isShort =
		frame.acts.every((act) => act === "price" || act === "total") && reading.tokens.length < 9;
	const isOfThings = frame.acts.some((act) => actsOfThings.has(act));
	const hasClothes = reading.pieces.some(({ kind }) => kind === "clothes");
	if (
		frame.items.length > 0 ||
		!isOfThings ||
		frame.category !== undefined ||
		!(leans(reading) || ((isOfTime || isShort) && !hasClothes))
	)
		return undefined;
	const isOfAll = frame.acts.includes("total") || asksSum(reading.pieces);
	const items = isOfAll && before.lines.length > 0 ? before.lines : before.frame.items;
	if (items.length === 0) return undefined;
	const isSum = items.some(isCounted) && frame.acts.includes("price");
	const acts = frame.acts.map((act): Act => (act === "price" && isSum ? "total" : act));
	return {
		...withFrame(said, {
			acts,
			items: [...items],
			isUncertain: before.frame.isUncertain && !items.every(isCounted),
		}),
		lines: before.lines,
	};
}

/** A message after what was said before it: "what about silk one", "and for two?", "kitne din?", "in the evening then". */
import { type Act, frameLimits, type Line } from "../frame.ts";
import { asksPrice } from "./acts.ts";
import { changedList } from "./changes.ts";
import type { Knowledge } from "./knowledge.ts";
import { isCounted, isSumOf, share } from "./lines.ts";
import { asksMore, ofList, withFrame } from "./list-follow-up.ts";
import { isOfThings, type Message, type PartedMessage } from "./message.ts";
import { type Reading, wordsOnly } from "./pieces.ts";
import { isWork } from "./things.ts";
import { partNamed } from "./time.ts";
import { headsOf, isFamily } from "./words/item-words.ts";
import { isOf, says } from "./words/vocabulary.ts";
import { mayBeWritten } from "./written-answers.ts";

/** Leans on what was said before, or is short: "and for silk?", "kal bhi?". */
const leans = ({ tokens, pieces, texts, text }: Reading): boolean =>
	tokens.length <= 6 ||
	isOf(
		"begins",
		texts.find((word) => !isOf("leadIn", word)),
	) ||
	says("also", wordsOnly(pieces)) ||
	says("refers", text);

/** A day or a time may be asked of these. */
const ofTime = /^(?:hours|turnaround|express)$/;
const ofComing = /^(?:pickupTime|pickup|areas|book)$/;
/** Matters that cost something themselves. */
const ofCost = /^(?:express|damage|guarantee|discount)$/;
/** Their answers say nothing of the things before them, of which the next message may ask. */
const besideThings =
	/^(?:homeCare|condition|pickup|pickupTime|areas|hours|address|book|pay|discount|eco|guarantee|handover|phone|expert|estimate)$/;

/** Acts of the matter before, acts as which a short message may be read by itself, its most words, and what it asks then. */
type Thread = [after: string, of: string, length: number, act: Act];

const coming = "pickupTime pickup areas book";
const threads: readonly Thread[] = [
	// "It is a month old", "will it go?", of a stain.
	["care condition", "care condition harm unsure beyond unclaimed", 8, "condition"],
	// "It's 4 pm now", and "how much extra?", of the same day.
	["express", "hours unsure price", 5, "express"],
	// "Kab milenge", of what was only asked about, is no order under way.
	["price total care works turnaround express", "order", 4, "turnaround"],
	// "Free?", of a pickup.
	[coming, "price included pickup guarantee discount", 4, "pickup"],
	// "Subah", of the day of a pickup.
	[coming, "hours unsure pickupTime", 4, "pickupTime"],
];

const hourIn = ({ frame, reading }: Message) => frame.time ?? partNamed(reading.texts);

/** True if a message has the words that its thread is recognized by. */
function holds(act: Act, said: Message, { frame: told, lines }: Message): boolean {
	const { frame, found, reading } = said;
	if (act === "condition")
		return told.service !== undefined && (frame.service ?? told.service) === told.service;
	if (act === "express" && frame.acts[0] === "price") return says("more", reading.text);
	if (act === "express") return frame.time !== undefined || found.numbers.length > 0;
	if (act === "turnaround") return found.numbers.length === 0;
	return act === "pickup"
		? lines.length === 0
		: frame.days.length === 0 && hourIn(said) !== undefined;
}

/** A short message that names no thing and goes on with the matter before it. */
function ofThread(said: Message, before: Message): Message | undefined {
	const { frame, found, isExplicit, reading } = said;
	const { acts, days, isElsewhere, items, service } = before.frame;
	const named = [...frame.items, ...found.things, ...frame.areas];
	if (named.length > 0 || frame.category || frame.isElsewhere) return undefined;
	const has = (list: string, act: Act) => list.split(" ").includes(act);
	const thread = threads.find(([after, of, length, act]) => {
		// A message that only tells something is of a stain or of the same day, too.
		const isTold = !isExplicit && (act === "condition" || act === "express");
		const isOfIt = isTold || frame.acts.every((one) => has(of, one));
		const isAfter = acts.some((one) => has(after, one));
		return isOfIt && isAfter && reading.tokens.length <= length && holds(act, said, before);
	});
	if (!thread) return undefined;
	const act = isElsewhere && thread[3] === "pickup" ? "areas" : thread[3];
	const time = hourIn(said);
	return {
		...withFrame(said, {
			...{ acts: [act], items, isElsewhere, isUncertain: false },
			days: frame.days.length > 0 ? frame.days : days,
			...(service && { service }),
			...(time && { time }),
		}),
		lines: before.lines,
	};
}

export function merge(
	spoken: PartedMessage,
	before: Message | undefined,
	knowledge: Knowledge,
): Message {
	const { isDoubtful } = spoken;
	const whole = withoutStrayKinds(spoken.whole, before, knowledge);
	const left = spoken.left && withoutStrayKinds(spoken.left, before, knowledge);
	const parted = { ...spoken, whole, left };
	const said = left ?? whole;
	const ofLines =
		before?.lines.some(isCounted) && ofList(spoken.left ?? spoken.whole, before, knowledge);
	const changed =
		before &&
		(ofLines ||
			(ofTrouble(said, before) ??
				ofWriting(said, before, knowledge) ??
				ofThread(whole, before) ??
				ofList(said, before, knowledge)));
	const merged = changed ?? (before ? ofMatters(said, before) : first(parted, knowledge));
	const isMissed =
		!changed &&
		before?.lines.some(isCounted) === true &&
		!merged.frame.acts.includes("notListed") &&
		changedList(said, before, knowledge.index) !== undefined;
	const { acts, items, isUncertain } = merged.frame;
	const isSum = isSumOf(items);
	const summed = acts.map((act): Act => (act === "price" && isSum ? "total" : act));
	const isStated = summed.includes("total") && items.some(isCounted);
	const isOpen = isUncertain || (isStated && isDoubtful);
	return {
		...withFrame(merged, { acts: [...new Set(summed)], isUncertain: isOpen }),
		isOpen: isOpen || isMissed || merged.isOpen,
		isMissed,
	};
}

/** Words of a thing: those that say which one are of the things before, though none of these is sold by them. */
function withoutStrayKinds(
	said: Message,
	before: Message | undefined,
	{ index }: Knowledge,
): Message {
	const { frame, found, isExplicit } = said;
	const { items = [], acts = [] } = before?.frame ?? {};
	// "Does it include ironing?" asks for no ironing.
	const isIncluded = frame.acts[0] === "included";
	const isThing =
		found.things.length === 0 ||
		found.things.some(({ hasHead, words }) => hasHead || (isWork(words) && !isIncluded));
	if (items.length === 0 || isThing) return said;
	const known = items.flatMap(({ ids }) => ids.flatMap((id) => index.item(id) ?? []));
	const isSold = found.things.some(({ words }) =>
		known.some(({ cards: [name = []], wider }) => {
			const others = [...wider].filter(isFamily).map((word) => [word]);
			return [headsOf([...name]), ...others].some(
				(head) => index.find([...head, ...words]).length > 0,
			);
		}),
	);
	if (isSold && !isIncluded) return said;
	const kept = found.numbers.length > 0 ? [] : items;
	const counted = found.things.find((thing) => thing.quantity !== undefined);
	const { quantity, unit, first = 0, last = 0 } = counted ?? {};
	const amount =
		quantity === undefined
			? []
			: [{ quantity, ...(unit && { unit }), place: first, end: last, isEach: false }];
	const ofThem = acts.filter(isOfThings);
	return {
		...withFrame(said, {
			items: [...kept],
			...(!isExplicit && ofThem.length > 0 && { acts: ofThem }),
		}),
		// "5 by 7 feet, wool" is of the carpet before.
		found: {
			...found,
			...{ things: [], items: [], named: [], loose: [], left: [...found.left, ...amount] },
			...{ quantity: found.quantity ?? quantity, unit: found.unit ?? unit },
		},
		lines: kept,
	};
}

/** The first message: "more" is of nothing; what is taken back is no item. */
function first({ whole, left, gone }: PartedMessage, { index }: Knowledge): Message {
	if (!left) return whole;
	const said = asksMore(left) ? withFrame(left, { acts: ["help"] }) : left;
	if (!gone) return said;
	// "All shoes but sneakers", "silk nahi"
	const isGone = (id: string) =>
		gone.found.items.some(({ ids }) => ids.includes(id)) || index.isNamedBy(id, gone.found.loose);
	const items = said.frame.items.map((item) => {
		const ids = item.ids.filter((id) => !isGone(id));
		return ids.length > 0 ? { ...item, ids } : item;
	});
	return { ...withFrame(said, { items }), lines: items };
}

/** More of what went wrong, after it was told: "it was a silk one", "4 panels", "so what now?". */
function ofTrouble(said: Message, { frame: told }: Message): Message | undefined {
	const { frame, isExplicit, reading } = said;
	const isBrief = reading.tokens.length < 5 && !says("asks", reading.text);
	const mayBeOfIt = (act: Act) =>
		/^(?:unsure|damage|harm)$/.test(act) ||
		(isBrief && /^(?:care|pay|complaint)$/.test(act)) ||
		(reading.tokens.length < 4 && act === "turnaround");
	const trouble = told.acts.find((act) => act === "complaint" || act === "order");
	const isMore = !isExplicit || frame.acts.every(mayBeOfIt);
	if (!trouble || !isMore || asksPrice(reading.pieces)) return undefined;
	// "It was wool" is of the coat that was told of.
	const isNamed = frame.items.length > 0 && said.found.things.some(({ hasHead }) => hasHead);
	const things = isNamed ? frame.items : told.items;
	const isOfMoney = frame.acts.includes("pay") && isExplicit;
	const acts: Act[] = trouble === "order" ? ["order"] : ["complaint", isOfMoney ? "pay" : "damage"];
	const items = things.map(({ ids }) => ({ ids }));
	return withFrame({ ...said, passage: undefined }, { acts, items, isUncertain: false });
}

/** A question that the shop has answered in writing of the things before it: "rui wali hai", after a quilt. */
function ofWriting(said: Message, before: Message, { index, written }: Knowledge) {
	const { frame, found, isExplicit, reading } = said;
	const about = before.frame.items.flatMap(({ ids }) =>
		headsOf([...(index.item(ids[0] ?? "")?.cards[0] ?? [])]),
	);
	const isOther = isExplicit && !mayBeWritten(frame.acts);
	if (isOther || about.length === 0 || found.things.length + found.numbers.length > 0)
		return undefined;
	const passage = said.passage ?? written(reading.tokens, about);
	return passage === undefined
		? undefined
		: {
				...withFrame(said, { acts: ["services"], items: before.frame.items }),
				passage,
				lines: before.lines,
			};
}

/** Another matter, or the matter of before of another thing, place or time. */
function ofMatters(said: Message, before: Message): Message {
	const { frame, isExplicit, reading } = said;
	const isNewSum = isExplicit && frame.acts.includes("total") && frame.items.length > 0;
	const counted = frame.acts.includes("notListed") ? [] : frame.items;
	const kept: Message = {
		...said,
		lines: isNewSum ? frame.items : withLatest(before.lines, counted),
		// "He wears his uniform instead, so drop his": said of a line, beside another matter.
		isOpen: isNewSum ? frame.isUncertain : before.isOpen,
	};
	const has = (acts: RegExp) => before.frame.acts.find((one) => acts.test(one));
	const isNamed = frame.items.length > 0 || frame.category !== undefined;
	// "How much extra?" of the matter before it.
	const isAside =
		!isNamed &&
		before.lines.length === 0 &&
		frame.acts.every((act) => act === "price" || act === "included");
	const isBrief = reading.tokens.length < 4 && has(/^notListed$/) !== undefined;
	if (isAside && (has(ofCost) || isBrief))
		return { ...kept, frame: before.frame, unknown: before.unknown };
	if (!isExplicit && !isNamed && leans(reading)) {
		if (frame.areas.length > 0 || frame.isElsewhere) return withFrame(kept, { acts: ["areas"] });
		const act = has(ofTime) ?? has(ofComing);
		const isOfTime = frame.days.length > 0 || frame.time !== undefined || frame.isHoliday;
		if (act && isOfTime)
			return withFrame(kept, {
				acts: [ofComing.test(act) ? "pickupTime" : act],
				items: before.frame.items,
				days: frame.days.length > 0 || frame.isHoliday ? frame.days : before.frame.days,
			});
	}
	// "Same for a heavy lehenga", after how long dry cleaning takes.
	const matters = before.frame.acts.filter((act) =>
		/^(?:turnaround|express|harm|included|care)$/.test(act),
	);
	const isSame = !isExplicit && isNamed && ![...before.lines, ...frame.items].some(isCounted);
	// "Ok how much", after a question that names no thing.
	const isBeside = !isNamed && frame.acts.every((act) => besideThings.test(act));
	if (isBeside && !before.frame.items.some(isCounted))
		return withFrame(kept, { items: before.frame.items });
	if (!isSame || matters.length === 0 || !leans(reading)) return kept;
	const { service = frame.service } = before.frame;
	return withFrame(kept, { acts: matters, ...(service && { service }) });
}

/** The lines of before and what was counted now; a price that is only asked adds no line to a sum. */
function withLatest(before: readonly Line[], items: readonly Line[]): Line[] {
	const isSum = before.some(isCounted);
	const others = before.filter(
		(line) =>
			(isSum || !items.some(isCounted)) &&
			!items.some((item) => isCounted(item) && share(item, line)),
	);
	const isNew = (item: Line) =>
		isCounted(item) || (!isSum && !others.some((line) => share(item, line)));
	return [...others, ...items.filter(isNew)].slice(-frameLimits.items);
}

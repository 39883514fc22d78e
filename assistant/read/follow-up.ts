/** A message after what was said before it: "what about silk one", "and for two?", "kitne din?", "in the evening then". */
import { type Act, type AskedItem, type Frame, frameLimits } from "../frame.ts";
import { asksPrice, asksSum, isOfComplaint } from "./acts.ts";
import {
	type ChangedList,
	changedList,
	hasOpenWord,
	isCounted,
	isUnaccounted,
	share,
} from "./changes.ts";
import type { Knowledge } from "./knowledge.ts";
import { actsOfThings, isQuiet, type Message } from "./message.ts";
import { adds, leans } from "./signs.ts";
import { partNamed, timeNamed } from "./time.ts";

/** A message as it was typed, and its parts where it takes something back. */
export interface PartedMessage {
	whole: Message;
	left: Message | undefined;
	gone: Message | undefined;
	/** Other words may be taken back as well. */
	isDoubtful: boolean;
}

const listed: ReadonlySet<Act> = new Set<Act>([
	...([
		"price",
		"total",
		"services",
		"areas",
		"reviews",
		"hours",
		"terms",
		"social",
		"why",
	] as const),
]);
/** A day or a time may be asked of these. */
const ofTime: ReadonlySet<Act> = new Set<Act>(["hours", "turnaround", "express"]);
const ofComing: ReadonlySet<Act> = new Set<Act>(["pickupTime", "pickup", "areas", "book"]);
/** Another thing may be asked these by its name alone. */
const ofMatter: ReadonlySet<Act> = new Set<Act>(["turnaround", "express", "harm", "included"]);
const ofPrice: ReadonlySet<Act> = new Set<Act>(["price", "total", "care"]);

const withFrame = (said: Message, frame: Partial<Frame>): Message => ({
	...said,
	frame: { ...said.frame, ...frame },
});

export function merge(
	parted: PartedMessage,
	before: Message | undefined,
	knowledge: Knowledge,
): Message {
	const said = parted.left ?? parted.whole;
	const earlier = earlierOf(parted, before, knowledge);
	if (earlier)
		return merge({ ...parted, gone: undefined, left: said, whole: said }, earlier, knowledge);
	const merged = before
		? (ofTrouble(said, before) ??
			ofVisit(said, before) ??
			ofList(parted, before, knowledge) ??
			ofMatters(said, before))
		: first(parted, knowledge);
	const { acts, items } = merged.frame;
	const isSum =
		items.some(({ quantity }) => (quantity ?? 1) !== 1) ||
		(items.length > 1 && items.every(isCounted));
	const summed =
		acts.includes("price") && isSum
			? [...new Set(acts.map((act) => (act === "price" ? "total" : act)))]
			: acts;
	const isOpen =
		merged.frame.isUncertain ||
		(parted.isDoubtful && summed.includes("total") && items.some(isCounted));
	return isOpen
		? withoutCounts(withFrame(merged, { acts: summed }))
		: withFrame(merged, { acts: summed });
}

/** "4 kurtas, no wait, 3", "sneakers, not white, black": the rest only corrects what is taken back. */
function earlierOf(
	{ gone, left }: PartedMessage,
	before: Message | undefined,
	knowledge: Knowledge,
): Message | undefined {
	if (
		!gone ||
		!left ||
		gone.frame.items.length === 0 ||
		left.found.things.some(({ hasHead }) => hasHead)
	)
		return undefined;
	const isListed = gone.frame.items.some((item) => before?.lines.some((line) => share(line, item)));
	const corrects = left.found.numbers.length > 0 || left.found.loose.length > 0;
	const isOfIt = left.isExplicit && left.frame.acts.every((act) => actsOfThings.has(act));
	return corrects || (!isListed && isOfIt)
		? merge({ whole: gone, left: gone, gone: undefined, isDoubtful: false }, before, knowledge)
		: undefined;
}

/** The counts are asked for. */
function withoutCounts(said: Message): Message {
	const uncounted = (items: readonly AskedItem[]) => items.map(({ ids }) => ({ ids }));
	return {
		...withFrame(said, { items: uncounted(said.frame.items), isUncertain: true }),
		lines: uncounted(said.lines),
	};
}

/** The first message: "more" is of nothing; what is taken back is no item. */
function first({ whole, left, gone }: PartedMessage, { index }: Knowledge): Message {
	if (!left) return whole;
	const said = asksMore(left) ? withFrame(left, { acts: ["help"] }) : left;
	if (!gone || said.frame.items.length === 0) return gone && isEmpty(said) ? whole : said;
	// "All shoes but sneakers", "silk nahi"
	const isGone = (id: string) =>
		gone.found.items.some(({ ids }) => ids.includes(id)) || index.isNamedBy(id, gone.found.loose);
	const items = said.frame.items.map((item) => {
		const ids = item.ids.filter((id) => !isGone(id));
		return ids.length > 0 ? { ...item, ids } : item;
	});
	return { ...withFrame(said, { items }), lines: items };
}

const isEmpty = ({ frame, found }: Message) =>
	frame.items.length === 0 &&
	found.numbers.length === 0 &&
	(frame.acts.join() === "unsure" || frame.acts.join() === "help");

const troubles: ReadonlySet<Act> = new Set<Act>(["complaint", "order"]);
const ofOrder: ReadonlySet<Act> = new Set<Act>(["discount", "express", "turnaround"]);

/** After a complaint a description is no order: "they were white ones". */
function ofTrouble(said: Message, before: Message): Message | undefined {
	const { acts, items } = said.frame;
	const [act = "help"] = before.frame.acts;
	if (!troubles.has(act)) return undefined;
	const isSame =
		act === "complaint"
			? isOfComplaint(acts, items.length > 0)
			: items.length === 0 &&
				(acts.every((one) => ofOrder.has(one)) ||
					/ (?:na+m|name|bill|slip|parchi|token) /.test(said.reading.text));
	const isDescribed =
		!said.isExplicit && !asksMore(said) && !(isQuiet(said) && acts[0] !== "unsure");
	return isSame || isDescribed
		? {
				...withFrame(said, { acts: before.frame.acts, items: [], isUncertain: false }),
				passage: undefined,
			}
		: undefined;
}

/** Beside a bare number they make it an hour. */
const ofHours = / (?:after|before|by|til|till|until|tak|bad|baad|pehle|make|at|around|about) /;

/** Another time of a visit that was spoken of: "make it 8", "in the evening then". */
function ofVisit(said: Message, before: Message): Message | undefined {
	const { frame, reading, isExplicit } = said;
	const act = before.frame.acts.find((one) => ofComing.has(one) || one === "hours");
	const isOther =
		isExplicit &&
		frame.acts.some((one) => !ofComing.has(one) && one !== "price" && one !== "hours");
	if (!act || isOther || before.frame.items.length + frame.items.length > 0) return undefined;
	const [hour, ...more] = reading.pieces.filter(({ kind }) => kind === "number");
	const isBare = more.length === 0 && (reading.texts.length < 3 || ofHours.test(reading.text));
	const late = (before.frame.time ?? "12:00") < "12:00" ? "" : "after";
	const bare = hour && isBare ? [late, ...reading.texts.slice(hour.from, hour.to), "baje"] : [];
	const time = frame.time ?? timeNamed(bare)?.time ?? partNamed(reading.texts);
	if (time === undefined) return undefined;
	const days = frame.days.length > 0 ? frame.days : before.frame.days;
	return withFrame(said, { acts: [act === "hours" ? "hours" : "pickupTime"], time, days });
}

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

/** What a message does to the list, or asks of it. */
function ofList(parted: PartedMessage, before: Message, knowledge: Knowledge): Message | undefined {
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

/** Another matter, or the matter of before of another thing, place or time. */
function ofMatters(said: Message, before: Message): Message {
	const { frame, found, isExplicit } = said;
	const lines = withLatest(before.lines, frame.acts.includes("notListed") ? [] : frame.items);
	const kept = {
		...said,
		lines:
			isExplicit && frame.acts.includes("total") && frame.items.length > 0 ? frame.items : lines,
	};
	const isOfTrip =
		before.lines.length === 0 &&
		before.frame.acts.some((act) => ofComing.has(act)) &&
		frame.acts.every((act) => act === "price" || act === "included");
	if (isOfTrip && frame.items.length === 0 && frame.category === undefined)
		return withFrame(kept, {
			acts: [before.frame.isElsewhere ? "areas" : "pickup"],
			isElsewhere: before.frame.isElsewhere,
		});
	const isOfTime = frame.days.length > 0 || frame.time !== undefined || frame.isHoliday;
	if (!isExplicit && frame.items.length === 0 && leans(said.reading)) {
		if (frame.areas.length > 0 || frame.isElsewhere) return withFrame(kept, { acts: ["areas"] });
		const act = before.frame.acts.find((one) => ofTime.has(one) || ofComing.has(one));
		if (act && isOfTime)
			return withFrame(kept, {
				acts: [ofComing.has(act) ? "pickupTime" : act],
				items: before.frame.items,
				days: frame.days.length > 0 || frame.isHoliday ? frame.days : before.frame.days,
			});
	}
	// "Same for a heavy lehenga", after how long dry cleaning takes.
	const matter = before.frame.acts.filter((act) => ofMatter.has(act));
	if (
		!isExplicit &&
		!before.lines.some(isCounted) &&
		matter.length > 0 &&
		frame.items.length > 0 &&
		!found.items.some(isCounted) &&
		leans(said.reading)
	)
		return withFrame(kept, { acts: matter });
	// "And from a sofa?", after a stain on a shirt.
	const isSameWork =
		(frame.acts[0] === "care" || (frame.acts[0] === "price" && !asksPrice(said.reading.pieces))) &&
		before.frame.acts[0] === "care" &&
		(adds(said.reading) || frame.items.length === 0);
	return isSameWork && frame.service === undefined && before.frame.service !== undefined
		? withFrame(kept, { acts: ["care"], service: before.frame.service })
		: kept;
}

/** The lines of before and what was counted now; a price that is only asked adds no line to a sum. */
function withLatest(before: readonly AskedItem[], items: readonly AskedItem[]): AskedItem[] {
	const isSum = before.some(isCounted);
	if (!isSum && items.some(isCounted)) return [...items];
	const others = before.filter(
		(line) => !items.some((item) => isCounted(item) && share(item, line)),
	);
	const isNew = (item: AskedItem) =>
		isCounted(item) || (!isSum && !others.some((line) => share(item, line)));
	return [...others, ...items.filter(isNew)].slice(-frameLimits.items);
}

const moreWord =
	/^(?:more|next|baki|baaki|remaining|aage|agl[aei]|else|rest|others?|continue|left|bach[aei]?|bache|khat?am|alawa|alava|iske|uske)$/;
const besideMore =
	/^(?:and|aur|or|bhi|list|show|dikha\w*|bata\w*|kya|kuch+|what|which|kaun\w*|kon\w*|hai|hain|he|h|ho|the|of|them|please|pls|ok|okay|acha|accha|ji|kitn\w*|is|are|there|any\w*|some\w*|all|that|this|those|it|its|thats|see|go|on|do|you|have|clean|do|rates?|ret|prices?|items?|chij\w*|chee?z\w*|ke|ka|ki|se|me|mein|sab|wale|vale|itn[aei]|hi|bas|everything|then|phir|fir|to|toh|gay[aei]|reh|after|yes|haan|number|time|uske|iske|baad)$/;

/** Asks for nothing but the rest of a list: "aur dikhao", "next 5", "anything else", "bas itna hi?". */
function asksMore({ reading: { pieces, texts } }: Message): boolean {
	const words = pieces.filter(({ kind }) => kind === "word");
	if (
		pieces.length > 8 ||
		pieces.some(({ kind }) => kind !== "word" && kind !== "number" && kind !== "clothes")
	)
		return false;
	const hasMore = words.some(({ meaning }) => moreWord.test(meaning));
	const isAnd =
		/^(?:aur|or)(?: (?:bhi|kya|kuch|kuchh|dikha\w*|bata\w*|batao|hai|hain|kaun\w*|kon\w*|list|chij\w*|\d+))*$/.test(
			texts.join(" "),
		);
	const isAll =
		/^(?:ok |okay |acha |so |and |bas )?(?:is |are )?(?:(?:that|this|these|those|thats)(?: is| are)? (?:all|everything|it)|itn[aei] hi)(?: \S+){0,4}$/.test(
			texts.join(" "),
		);
	return (
		isAnd ||
		isAll ||
		(hasMore && words.every(({ meaning }) => moreWord.test(meaning) || besideMore.test(meaning)))
	);
}

/** The next page of what was shown, whatever else was asked beside it. */
function restOf(said: Message, before: Message): Message {
	const { frame } = before;
	if (!frame.acts.some((act) => listed.has(act) || actsOfThings.has(act)))
		return { ...withFrame(said, { acts: ["help"], items: [] }), lines: before.lines };
	const isOfPrices =
		(frame.items.length > 0 || frame.category !== undefined) &&
		frame.acts.some((act) => ofPrice.has(act) || act === "services");
	return {
		...before,
		frame: {
			...frame,
			acts: isOfPrices ? ["price"] : frame.acts,
			page: Math.min(50, frame.page + 1),
		},
		passage: undefined,
	};
}

/** A message that speaks of the list, or of the things, before it. */
import { type Act, type Frame, frameLimits } from "../frame.ts";
import { asksPrice, asksSum } from "./acts.ts";
import { changedList } from "./changes.ts";
import { isMore, unread, wordsOnly } from "./clauses.ts";
import type { Knowledge } from "./knowledge.ts";
import { changesBetween, isCounted, isUnaccounted, share } from "./lines.ts";
import { isOfThings, type Message, type PartedMessage } from "./message.ts";
import { countWords } from "./open.ts";
import { isOf, says } from "./words/vocabulary.ts";

const setOf = (acts: string): ReadonlySet<Act> => new Set(acts.split(" ") as Act[]);

/** Of a list they are said of a change: "kam karo", "cancel the coat", "2 jeans bhi le jao". */
const besideChange = setOf("discount order book pickup pockets unsure services notListed");
/** Their answers have pages. */
const listed = setOf("price total services areas reviews hours terms social why");
const ofPrice = setOf("price total care");
/** A sum is asked in their words, too: "hisaab kya hua". */
const ofMoney = setOf("pay unsure help estimate services order book complaint");

export const withFrame = (said: Message, frame: Partial<Frame>): Message => ({
	...said,
	frame: { ...said.frame, ...frame },
});

const unique = (acts: readonly Act[]): Act[] => [...new Set(acts)];

/** A message's effect on the list, or its question about it. */
export function ofList(
	parted: PartedMessage,
	before: Message,
	knowledge: Knowledge,
): Message | undefined {
	const { whole, left, gone } = parted;
	const said = left ?? whole;
	const { frame, found } = said;
	const isOfCount =
		found.numbers.length > 0 && (before.frame.acts.includes("total") || isMore(said.reading));
	if (asksMore(said) && !isOfCount) return restOf(said, before);
	const { lines } = before;
	const isListed = ({ frame: { items } }: Message) =>
		items.some((item) => lines.some((line) => share(line, item)));
	const isOfLines = isListed(said) || frame.items.some(isCounted) || found.numbers.length > 0;
	const mayChange = (act: Act) => isOfThings(act) || (isOfLines && besideChange.has(act));
	const isTaken = gone !== undefined && isListed(gone);
	const isOther = said.isExplicit && !isTaken && !frame.acts.some(mayChange);
	const change = changeIn(parted, before, knowledge);
	// "Sweater is baar nahi", which is read whole, is no complaint of a sweater.
	const isPlain =
		change !== undefined &&
		!change.isOpen &&
		unread(whole.reading) === 0 &&
		lines.some(isCounted) &&
		(frame.acts[0] === "notListed" || changesBetween(lines, change.lines).length > 0);
	// "No ties": what the card lacks is given up, so nothing is told of it.
	const isGivenUp =
		found.things.length === 0 &&
		(["less", "refusal"] as const).some((kind) => says(kind, wordsOnly(said.reading.pieces)));
	if (change && (!isOther || isPlain)) {
		const told = isGivenUp ? { ...withFrame(said, { isPartial: false }), unknown: [] } : said;
		return carried(told, isOther || gone !== undefined, before, change);
	}
	return unreadOf(whole, gone, before) ?? ofThingsBefore(said, before);
}

/** A change that the words say, else one by words that are learnt to take others back. */
function changeIn({ whole, left, gone }: PartedMessage, before: Message, { index }: Knowledge) {
	const change = changedList(whole, undefined, before, index);
	return change && (!change.isOpen || unread(whole.reading) > 0)
		? change
		: ((left && gone && changedList(left, gone, before, index)) ?? change);
}

/** A message that speaks of the list, though no rule reads what it does to it: the counts are asked for. */
function unreadOf(
	{ frame, found, reading, isExplicit, ...whole }: Message,
	gone: Message | undefined,
	before: Message,
): Message | undefined {
	const isSum = before.lines.some(isCounted) && before.frame.acts.some((act) => ofPrice.has(act));
	const isNew = frame.items.length > 0 && found.numbers.length === 0;
	const asks =
		(isExplicit && asksPrice(reading.pieces)) ||
		(isNew && (says("asks", reading.text) || asksPrice(reading.pieces)));
	const isOfList = frame.acts.every(
		(act) => (ofPrice.has(act) && !asks) || (besideChange.has(act) && act !== "notListed"),
	);
	const isNamed =
		gone !== undefined ||
		found.numbers.length + found.loose.length + found.genders.length + frame.items.length > 0 ||
		says("one", reading.text) ||
		countWords(reading).some((kind) => kind !== "countEach");
	if (!isSum || !isOfList || !isNamed) return undefined;
	const items = [...before.lines];
	return {
		...whole,
		found,
		reading,
		isExplicit,
		frame: { ...frame, acts: ["total"], items, isUncertain: true },
		lines: items,
		isOpen: true,
		passage: undefined,
	};
}

/** The list as it is now, with the acts of before, unless the message says an act of its own. */
function carried(
	said: Message,
	isOnlyChange: boolean,
	before: Message,
	{ lines: all, isOpen }: NonNullable<ReturnType<typeof changedList>>,
): Message {
	const lines = all.slice(0, frameLimits.items);
	if (lines.length === 0)
		return {
			...withFrame(said, { acts: ["total"], items: [], isUncertain: false }),
			lines,
			isOpen: false,
			isChangeRead: true,
			passage: undefined,
		};
	const known = before.lines.length > 0 ? before.lines : before.frame.items;
	// "One more" of a number that is open leaves it open.
	const isRelative = isMore(said.reading) || says("less", said.reading.text);
	const isAnswered =
		!isRelative &&
		((lines.length === 1 && said.found.numbers.length > 0) ||
			lines.every((line) => said.frame.items.some((item) => isCounted(item) && share(item, line))));
	const isSum = lines.some(isCounted);
	const isChangeRead = !isOpen && !isUnaccounted(said.found.numbers, lines, known);
	const isUncertain = isSum && (!isChangeRead || (before.isOpen && !isAnswered));
	const isAsked =
		said.isExplicit && !isOnlyChange && !said.frame.acts.every((act) => besideChange.has(act));
	const kept = before.frame.acts.filter((act) => (isSum ? ofPrice.has(act) : isOfThings(act)));
	const own: readonly Act[] = isAsked ? said.frame.acts : kept.length > 0 ? kept : ["price"];
	const acts = unique(
		own.map((act) => {
			if (isSum && (act === "price" || act === "care")) return "total";
			return act === "total" && !isSum ? "price" : act;
		}),
	);
	const { category, ...frame } = said.frame;
	return {
		...said,
		frame: { ...frame, acts, items: [...lines], isUncertain },
		lines,
		isOpen: isUncertain,
		isChangeRead,
		isExplicit: true,
		passage: undefined,
	};
}

/** A matter that is asked of the things of before: "how long will it take", "what do they cost". */
function ofThingsBefore(said: Message, before: Message): Message | undefined {
	const { reading, found } = said;
	const { pieces, tokens } = reading;
	// "Ab kitna hua", of a list that is summed.
	const isOfSum =
		before.lines.some(isCounted) &&
		(asksSum(pieces) ||
			(asksPrice(pieces) &&
				tokens.length < 7 &&
				said.frame.acts.every((act) => ofPrice.has(act) || ofMoney.has(act))));
	const frame =
		isOfSum && !said.frame.acts.some(isOfThings)
			? {
					...said.frame,
					acts: unique(["total", ...said.frame.acts.filter((act) => !ofMoney.has(act))]),
				}
			: said.frame;
	const isOfAll = isOfSum || frame.acts.includes("total") || asksSum(pieces);
	const items = isOfAll && before.lines.length > 0 ? before.lines : before.frame.items;
	if (
		items.length === 0 ||
		frame.items.length > 0 ||
		frame.category !== undefined ||
		!frame.acts.some(isOfThings)
	)
		return undefined;
	const isSum = items.some(isCounted);
	const isOpen =
		before.isOpen ||
		found.numbers.length > 0 ||
		isMore(reading) ||
		says("less", reading.text) ||
		says("instead", reading.text);
	const acts = frame.acts.map((act): Act => (act === "price" && isSum ? "total" : act));
	return {
		...withFrame(said, { acts, items: [...items], isUncertain: isOpen && isSum }),
		lines: before.lines,
		isOpen,
	};
}

/** Asks for nothing but the rest of a list: "aur dikhao", "next 5", "anything else", "bas itna hi?". */
export function asksMore({ reading }: Message): boolean {
	const { pieces } = reading;
	const words = pieces.filter(({ kind }) => kind === "word");
	return (
		pieces.length < 9 &&
		!says("less", reading.text) &&
		pieces.every(({ kind }) => /^(?:word|number|clothes)$/.test(kind)) &&
		words.some(
			({ meaning }, at) =>
				isOf("rest", meaning) || isOf("next", meaning) || (at === 0 && isOf("more", meaning)),
		) &&
		words.every(
			({ meaning }) =>
				isOf("rest", meaning) || isOf("next", meaning) || isOf("besideNext", meaning),
		)
	);
}

/** The next page of what was shown, whatever else was asked beside it. */
function restOf(said: Message, before: Message): Message {
	const { frame } = before;
	if (!frame.acts.some((act) => listed.has(act) || isOfThings(act)))
		return { ...withFrame(said, { acts: ["help"], items: [] }), lines: before.lines };
	const isOfPrices =
		(frame.items.length > 0 || frame.category !== undefined) &&
		frame.acts.some((act) => ofPrice.has(act) || act === "services");
	const acts: Act[] = isOfPrices ? ["price"] : frame.acts;
	const page = Math.min(50, frame.page + 1);
	return withFrame({ ...before, passage: undefined }, { acts, page });
}

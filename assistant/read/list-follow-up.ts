/** A message that speaks of the list, or of the things, before it. */
import { type Act, type Frame, frameLimits } from "../frame.ts";
import { asksPrice, asksSum } from "./acts.ts";
import { changedList } from "./changes.ts";
import type { Knowledge } from "./knowledge.ts";
import { changesBetween, isCounted, share } from "./lines.ts";
import { isOfThings, type Message } from "./message.ts";
import { isOf, says } from "./words/vocabulary.ts";

const setOf = (acts: string): ReadonlySet<Act> => new Set(acts.split(" ") as Act[]);

/** Of a list they are said of a change: "kam karo", "cancel the coat", "2 jeans bhi le jao". */
const besideChange = setOf("discount order book pickup pockets unsure services notListed");
/** Their answers have pages. */
const listed = setOf("price total services areas reviews hours terms social why");
const ofPrice = setOf("price total care");
/** Asked in one message with a change of the list. */
const ofOrder = /^(?:turnaround|pickup|pickupTime|hours|pay|address)$/;
/** A sum is asked in their words, too: "hisaab kya hua". */
const ofMoney = setOf("pay unsure help estimate services order book complaint");

export const withFrame = (said: Message, frame: Partial<Frame>): Message => ({
	...said,
	frame: { ...said.frame, ...frame },
});

/** The least probability of a change beside another matter. */
const certainBeside = 0.7;

const unique = (acts: readonly Act[]): Act[] => [...new Set(acts)];

/** A message's effect on the list, or its question about it. */
export function ofList(said: Message, before: Message, knowledge: Knowledge): Message | undefined {
	const { frame, found } = said;
	const isOfCount = found.numbers.length > 0 && before.frame.acts.includes("total");
	if (asksMore(said) && !isOfCount) return restOf(said, before);
	const { lines } = before;
	const isListed = frame.items.some((item) => lines.some((line) => share(line, item)));
	const isOfLines = isListed || frame.items.some(isCounted) || found.numbers.length > 0;
	const mayChange = (act: Act) => isOfThings(act) || (isOfLines && besideChange.has(act));
	const isOther = said.isExplicit && !frame.acts.some(mayChange);
	const change = changedList(said, before, knowledge.index);
	if (change && (!isOther || change.certainty > certainBeside)) {
		const isGivenUp = found.things.length === 0 && lines.some(isCounted);
		// "No ties": what the card lacks is given up, so nothing is told of it.
		const told = isGivenUp ? { ...withFrame(said, { isPartial: false }), unknown: [] } : said;
		return carried(told, isOther, before, change);
	}
	return ofThingsBefore(said, before);
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
	// "3 then", of a list that was not read.
	const isAnswered =
		(lines.length === 1 && said.found.numbers.includes(lines[0]?.quantity ?? 1)) ||
		lines.every((line) => said.frame.items.some((item) => isCounted(item) && share(item, line)));
	const isSum = lines.some(isCounted);
	const isUncertain = isSum && (isOpen || (before.isOpen && !isAnswered));
	const isAsked =
		said.isExplicit && !isOnlyChange && !said.frame.acts.every((act) => besideChange.has(act));
	const kept = before.frame.acts.filter((act) => (isSum ? ofPrice.has(act) : isOfThings(act)));
	// "And a quilt, when will it be ready?"
	const isQuestion = isOnlyChange && said.reading.tokens.at(-1)?.end === "?";
	const besides = isQuestion ? said.frame.acts.filter((act) => ofOrder.test(act)) : [];
	const isChanged = isSum && changesBetween(before.lines, lines).length > 0;
	const asked = said.frame.acts.filter((act) => !isChanged || !besideChange.has(act));
	const own: readonly Act[] = isAsked
		? [...(isChanged ? (["total"] as const) : []), ...asked]
		: [...(kept.length > 0 ? kept : (["price"] as const)), ...besides];
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
		isChangeRead: !isOpen,
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
	const isOpen = before.isOpen || found.numbers.length > 0;
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

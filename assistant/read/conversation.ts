/** A message in its conversation: its parts, and whether it asks for nothing but the rest of a list. */
import type { Act, Frame } from "../frame.ts";
import { actsOfThings, type Message } from "./message.ts";

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

export const ofPrice: ReadonlySet<Act> = new Set<Act>(["price", "total", "care"]);

export const withFrame = (said: Message, frame: Partial<Frame>): Message => ({
	...said,
	frame: { ...said.frame, ...frame },
});

export const isEmpty = ({ frame, found }: Message) =>
	frame.items.length === 0 &&
	found.numbers.length === 0 &&
	(frame.acts.join() === "unsure" || frame.acts.join() === "help");

const moreWord =
	/^(?:more|next|baki|baaki|remaining|aage|agl[aei]|else|rest|others?|continue|left|bach[aei]?|bache|khat?am|alawa|alava|iske|uske)$/;

const besideMore =
	/^(?:and|aur|or|bhi|list|show|dikha\w*|bata\w*|kya|kuch+|what|which|kaun\w*|kon\w*|hai|hain|he|h|ho|the|of|them|please|pls|ok|okay|acha|accha|ji|kitn\w*|is|are|there|any\w*|some\w*|all|that|this|those|it|its|thats|see|go|on|do|you|have|clean|do|rates?|ret|prices?|items?|chij\w*|chee?z\w*|ke|ka|ki|se|me|mein|sab|wale|vale|itn[aei]|hi|bas|everything|then|phir|fir|to|toh|gay[aei]|reh|after|yes|haan|number|time|uske|iske|baad)$/;

/** Asks for nothing but the rest of a list: "aur dikhao", "next 5", "anything else", "bas itna hi?". */
export function asksMore({ reading: { pieces, texts } }: Message): boolean {
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
export function restOf(said: Message, before: Message): Message {
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

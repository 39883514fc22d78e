/** Reads a question into a frame with tables, rules, the shop's data and two small learnt models; no AI provider. */
import type { ShopData, Turn } from "../contract.ts";
import type { Line, LineChange, Understood } from "../frame.ts";
import { limits } from "../limits.ts";
import { merge } from "./follow-up.ts";
import { type Knowledge, knowledgeOf } from "./knowledge.ts";
import { languageOf } from "./language.ts";
import { changesBetween } from "./lines.ts";
import { type Message, messageOf, type PartedMessage, read } from "./message.ts";
import { isOfAnyThing } from "./named.ts";
import { readTokens } from "./pieces.ts";
import { withoutTakenBack } from "./taken-back.ts";
import { tokensOf } from "./tokens.ts";

interface Circumstances {
	data: ShopData;
	history?: readonly Turn[] | undefined;
	/** The chat's list as it stands. */
	lines?: readonly Line[] | undefined;
	now: Date;
	/** The page's language, for a question without a sign of its own. */
	pageLanguage?: "en" | "hi" | undefined;
}

/** The frame of a question, in the light of the conversation before it. */
export function understand(
	question: string,
	{ data, history = [], lines, now, pageLanguage }: Circumstances,
): Understood {
	const knowledge = knowledgeOf(data);
	const turns = history.slice(-limits.turns);
	const language = languageOf(question, { history: turns, pageLanguage });
	let before: Message | undefined;
	for (const { role, content } of turns)
		if (role === "user")
			before = merge(partsOf(content, before, knowledge, now), before, knowledge);
	if (lines && (before || lines.length > 0))
		before = withList(before ?? messageOf(readTokens([], knowledge, now), knowledge), lines);
	const said = merge(partsOf(question, before, knowledge, now), before, knowledge);
	const { service, ...frame } = said.frame;
	const isSaid =
		service !== undefined && (frame.items.length === 0 || isOfAnyThing(service, knowledge));
	// The counts are asked for.
	const uncounted = (items: readonly Line[]) => items.map(({ ids }) => ({ ids }));
	return {
		...frame,
		...(frame.isUncertain && { items: uncounted(frame.items) }),
		...(isSaid && { service }),
		changes: changesOf(said, lines ?? []),
		language,
		unknown: said.unknown,
		nearest: said.nearest,
		...(said.passage && { passage: said.passage }),
	};
}

/** The conversation with the list as the visitor's taps have left it. */
function withList(before: Message, lines: readonly Line[]): Message {
	const isSum = before.frame.acts.includes("total");
	return {
		...before,
		lines,
		isOpen: false,
		frame: { ...before.frame, isUncertain: false, ...(isSum && { items: [...lines] }) },
	};
}

/** The changes of the list by a message that asks for a sum; nothing where something of it stays unread. */
function changesOf({ frame, lines }: Message, before: readonly Line[]): LineChange[] {
	const isSum = frame.acts.includes("total") && frame.items.length > 0;
	if (!isSum || (frame.isUncertain && before.length > 0)) return [];
	const after = lines.length > 0 ? lines : frame.items;
	return changesBetween(before, frame.isUncertain ? after.map(({ ids }) => ({ ids })) : after);
}

/** A message as it was typed, without what it takes back, and that by itself. */
function partsOf(
	message: string,
	before: Message | undefined,
	knowledge: Knowledge,
	now: Date,
): PartedMessage {
	const reading = readTokens(tokensOf(message.slice(0, limits.question)), knowledge, now);
	const { left, gone, isDoubtful } = withoutTakenBack(reading, before ? "later" : "first");
	const whole = messageOf(reading, knowledge);
	const [act] = whole.frame.acts;
	// "Wrong bag, these are not ours" takes nothing back.
	const isTold = whole.isExplicit && (act === "complaint" || act === "order" || act === "email");
	// Of one thing the last of two numbers is meant: "3 pants, no sorry 4 pants".
	const things = new Set(whole.found.things.map(({ words }) => words.join()).filter(Boolean));
	const isSeveral = things.size > 1 || whole.found.numbers.length > 2;
	if (gone.length === 0 || isTold)
		return { whole, left: whole, gone: undefined, isDoubtful: isDoubtful && isSeveral };
	const parts = {
		whole,
		left: left.length > 0 ? read(left, knowledge, now) : undefined,
		gone: read(gone, knowledge, now),
	};
	return { ...parts, isDoubtful: (isDoubtful && isSeveral) || contradicts(parts) };
}

/** Of "3 pants and 2 shirts, forget the pants" not "3 pants" is left, and one number is of no two things. */
function contradicts({ left, gone }: Omit<PartedMessage, "isDoubtful">): boolean {
	if (!left || !gone) return false;
	const isCounted = ({ quantity }: { quantity?: number }) => quantity !== undefined;
	const isBoth = left.found.things.some((one) =>
		gone.found.things.some(
			(other) => one.words.join() === other.words.join() && isCounted(one) !== isCounted(other),
		),
	);
	const isOfSeveral =
		gone.frame.items.length > 1 && left.found.numbers.length > 0 && left.found.things.length === 0;
	return isBoth || isOfSeveral;
}

/** Reads a question into a frame with tables, rules, the shop's data and two small learnt models; no AI provider. */
import type { ShopData, Turn } from "../contract.ts";
import type { Line, LineChange, ListBefore, Understood } from "../frame.ts";
import { limits } from "../limits.ts";
import { merge } from "./follow-up.ts";
import { knowledgeOf } from "./knowledge.ts";
import { languageOf } from "./language.ts";
import { changesBetween } from "./lines.ts";
import { isOfThings, type Message, messageOf, type PartedMessage } from "./message.ts";
import { isOfAnyThing } from "./named.ts";
import { readTokens } from "./pieces.ts";
import { withoutTakenBack } from "./taken-back.ts";
import { type Token, tokensOf } from "./tokens.ts";

interface Circumstances extends ListBefore {
	data: ShopData;
	history?: readonly Turn[] | undefined;
	now: Date;
	/** The page's language, for a question without a sign of its own. */
	pageLanguage?: "en" | "hi" | undefined;
}

/** The frame of a question, in the light of the conversation before it. */
export function understand(
	question: string,
	{ data, history = [], lines, isListOpen = false, now, pageLanguage }: Circumstances,
): Understood {
	const knowledge = knowledgeOf(data);
	const turns = history.slice(-limits.turns);
	const language = languageOf(question, { history: turns, pageLanguage });
	const read = (tokens: readonly Token[]) =>
		messageOf(readTokens(tokens, knowledge, now), knowledge);
	const readAfter = (last: Message | undefined, content: string): Message =>
		merge(partsOf(tokensOf(content.slice(0, limits.question)), last, read), last, knowledge);
	let before: Message | undefined;
	for (const { role, content } of turns) if (role === "user") before = readAfter(before, content);
	if (lines && (before || lines.length > 0))
		before = withList(before ?? read([]), lines, isListOpen);
	const said = readAfter(before, question);
	const { service, ...frame } = said.frame;
	const isSaid =
		service !== undefined && (frame.items.length === 0 || isOfAnyThing(service, knowledge));
	return {
		...frame,
		// The counts are asked for.
		...(frame.isUncertain && { items: frame.items.map(({ ids }) => ({ ids })) }),
		...(isSaid && { service }),
		changes: changesOf(said, lines ?? []),
		language,
		unknown: said.unknown,
		nearest: said.nearest,
		isPriced: before?.frame.acts.some(isOfThings) === true,
		...(said.passage && { passage: said.passage }),
	};
}

/** The conversation with the list as the visitor's taps have left it. */
function withList(before: Message, lines: readonly Line[], isOpen: boolean): Message {
	const { frame, isMissed = false } = before;
	const items = frame.acts.includes("total") ? { items: [...lines] } : {};
	return {
		...before,
		lines,
		isOpen: isOpen || isMissed,
		frame: { ...frame, isUncertain: isOpen || isMissed, ...items },
	};
}

/** The changes of the list by a message that asks for a sum; nothing where something of it stays unread. */
function changesOf(
	{ frame, lines, isChangeRead = false }: Message,
	before: readonly Line[],
): LineChange[] {
	const isEmptied = isChangeRead && lines.length === 0;
	const isSum = frame.acts.includes("total") && (frame.items.length > 0 || isEmptied);
	const isUnread = frame.isUncertain && !isChangeRead;
	if (!isSum || (isUnread && before.length > 0)) return [];
	const after = lines.length > 0 ? lines : frame.items;
	return changesBetween(before, after);
}

/** A message as it was typed, without what it takes back, and that by itself. */
function partsOf(
	tokens: readonly Token[],
	before: Message | undefined,
	read: (tokens: readonly Token[]) => Message,
): PartedMessage {
	const whole = read(tokens);
	// Things that are taken off a list are read with its changes.
	if (before && before.lines.length > 0)
		return { whole, left: whole, gone: undefined, isDoubtful: false };
	const { left, gone, isDoubtful } = withoutTakenBack(whole.reading);
	const [act = "help"] = whole.frame.acts;
	// "Wrong bag, these are not ours" takes nothing back.
	const isTold = whole.isExplicit && /^(?:complaint|order|email)$/.test(act);
	// Of one thing the last of two numbers is meant: "3 pants, no sorry 4 pants".
	const things = new Set(whole.found.things.map(({ words }) => words.join()).filter(Boolean));
	const isSeveral = things.size > 1 || whole.found.numbers.length > 2;
	if (gone.length === 0 || isTold)
		return { whole, left: whole, gone: undefined, isDoubtful: isDoubtful && isSeveral };
	return {
		whole,
		left: left.length > 0 ? read(left) : undefined,
		gone: read(gone),
		isDoubtful: isDoubtful && isSeveral,
	};
}

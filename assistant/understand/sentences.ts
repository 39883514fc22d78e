/** The sentences of a text, and which of them count. */
import { type Act, type AskedItem, frameLimits } from "../frame.ts";
import { actsOf } from "./acts/acts.ts";
import { isOfComplaint } from "./acts/after-complaint.ts";
import { likelyActs } from "./acts/learnt/likely-acts.ts";
import { asksSum } from "./acts/prices.ts";
import type { Sentence } from "./acts/sentence.ts";
import { askedItem } from "./asked-item.ts";
import { type FoundItems, findItems } from "./items.ts";
import type { Knowledge } from "./knowledge.ts";
import { readTokens } from "./read.ts";
import type { Reading } from "./reading.ts";
import { categoryNamed, serviceNamed, wholeCategory } from "./services-named.ts";
import type { Token } from "./tokens.ts";
import { isUnknownPlace } from "./unknown-words.ts";

export interface ReadSentence {
	sentence: Sentence;
	found: FoundItems;
	acts: readonly Act[];
	service: string | undefined;
	category: string | undefined;
	isQuestion: boolean;
	/** Tells what came before the question. */
	isBackground: boolean;
}

/** A sentence without its acts, as they are learnt from it. */
export function sentenceOf(tokens: readonly Token[], knowledge: Knowledge, now: Date) {
	const reading = readTokens(tokens, knowledge, now);
	const read = findItems(reading, knowledge.index);
	const whole = wholeCategory(reading, read, knowledge);
	const found = whole ? { ...read, items: [], groups: [] } : read;
	const service = serviceNamed(reading, found, knowledge);
	const quantities = found.items.filter(({ quantity }) => quantity !== undefined);
	const sentence: Sentence = {
		...reading,
		isElsewhere: reading.isElsewhere || isUnknownPlace(reading),
		hasThing: found.items.length > 0 || reading.has("everyday"),
		hasService: service !== undefined,
		hasQuantity: quantities.length > 0,
		isSum: quantities.some(({ quantity }) => quantity !== 1) || quantities.length > 1,
	};
	return { sentence, found, whole, service };
}

export function readSentence(
	tokens: readonly Token[],
	knowledge: Knowledge,
	now: Date,
): ReadSentence {
	const { sentence, found, whole, service } = sentenceOf(tokens, knowledge, now);
	const likely = likelyActs(sentence);
	return {
		sentence,
		found,
		acts: whole ? ["price"] : actsOf(sentence, likely.acts),
		service: whole ? undefined : service,
		category: whole ?? categoryNamed(sentence, found, knowledge),
		isQuestion: isQuestion(sentence),
		isBackground: likely.isBackground,
	};
}

const askingConcepts = [
	"what",
	"how",
	"howmuch",
	"howmany",
	"when",
	"where",
	"why",
	"who",
	"which",
	"price",
	"howlong",
	"hours",
	"open",
	"address",
	"total",
];

function isQuestion({ tokens, has, text }: Reading): boolean {
	return (
		(tokens.length <= 7 && tokens.length > 1) ||
		tokens.at(-1)?.end === "?" ||
		has(...askingConcepts) ||
		/ (?:can|could|will|do you|is there|are you|is it|bata\w*|tell|chahiye|cahiye|sakte) /.test(
			text,
		)
	);
}

const mostSentences = 8;

export function sentencesOf(whole: ReadSentence, knowledge: Knowledge, now: Date): ReadSentence[] {
	const parts = split(whole.sentence.tokens);
	const read =
		parts.length === 1 ? [whole] : parts.map((part) => readSentence(part, knowledge, now));
	return read.flatMap((sentence) => halves(sentence, knowledge, now));
}

function split(tokens: readonly Token[]): Token[][] {
	const parts: Token[][] = [[]];
	for (const token of tokens) {
		parts.at(-1)?.push(token);
		if (token.end && parts.length < mostSentences) parts.push([]);
	}
	return parts.filter((part) => part.length > 0);
}

const stillOrToo = /^(?:bhi\b|(?:phir|fir) bhi$)/;

/** "I am at Clock Tower, how do I reach you" */
const tellsPlace = /^ (?:(?:hi|hello|bhaiya|sir) )?(?:i am|im|i m|ve are|main|mai|hum) /;

/** In words: in a longer sentence more is told than asked, and each cut is read anew. */
const longestHalved = 30;

/** Questions that "and" or a comma joins: "shirt ka rate aur sunday timing aur upi". */
function halves(whole: ReadSentence, knowledge: Knowledge, now: Date): ReadSentence[] {
	const isOne = whole.acts.join() === "discount,dropOff";
	if (
		isOne ||
		whole.sentence.tokens.length > longestHalved ||
		whole.acts.some((act) => strong.has(act) || act === "harm" || act === "unsure")
	)
		return [whole];
	const { tokens, pieces, words } = whole.sentence;
	const cuts = pieces.flatMap(({ meaning, from, to, isLast }) =>
		// "Phir bhi daag nahi gaya" is one sentence.
		meaning === "and" && !stillOrToo.test(words.slice(from, from + 2).join(" "))
			? [[from, to] as const]
			: isLast
				? [[to, to] as const]
				: [],
	);
	for (const [end, start] of cuts.slice(0, 4)) {
		if (end < 2 || tokens.length - start < 2) continue;
		const one = readSentence(tokens.slice(0, end), knowledge, now);
		const other = readSentence(tokens.slice(start), knowledge, now);
		// Half a question denies or laments what the whole of it does not.
		if (one.acts.join() === "areas" && tellsPlace.test(one.sentence.text)) continue;
		const isOfHalf = (act: Act) =>
			(act === "notListed" || strong.has(act)) && !whole.acts.includes(act);
		if ([...one.acts, ...other.acts].some(isOfHalf)) continue;
		if (isAsked(one) && isAsked(other) && askDifferently(one, other))
			return [one, ...halves(other, knowledge, now)].map((part) => ({
				...part,
				isQuestion: true,
			}));
	}
	return [whole];
}

function isAsked({ isQuestion, sentence }: ReadSentence): boolean {
	return isQuestion || sentence.tokens.length <= 7;
}

/** Each has an act that the other has not; prices and sums are one matter. */
function askDifferently({ acts: one }: ReadSentence, { acts: other }: ReadSentence): boolean {
	return (
		[...one, ...other].some((act) => act !== "price" && act !== "total") &&
		one.some((act) => !other.includes(act)) &&
		other.some((act) => !one.includes(act))
	);
}

const strong: ReadonlySet<Act> = new Set<Act>([
	"order",
	"complaint",
	"damage",
	"beyond",
	"otherShop",
]);

/** Of a story the questions count; a wrong that was told counts where the question says little. */
export function chooseSentences(all: readonly ReadSentence[]): ReadSentence[] {
	const asking = all.filter((one) => !one.isBackground && !tellsWhoAsks(one));
	const sentences = asking.length > 0 ? asking : all;
	const questions = sentences.filter(({ isQuestion, acts }) => isQuestion && acts.length > 0);
	const told = sentences.filter(({ acts }) => acts.some((act) => strong.has(act)));
	if (questions.length === 0) {
		const acting = sentences.filter(({ acts }) => acts.length > 0);
		return acting.length > 0 ? acting : sentences.filter(({ found }) => found.items.length > 0);
	}
	const wronged = sentences.filter(({ acts }) => acts[0] === "complaint");
	const isOfWrong = ({ acts, found }: ReadSentence) =>
		acts[0] === "complaint" || (found.items.length === 0 && isOfComplaint(acts, true));
	if (wronged.length > 0 && questions.every(isOfWrong)) return wronged;
	return told.length > 0 ? questions.filter((one) => !onlyCounts(one)) : questions;
}

/** "I'm a student in a hostel. Is pickup free there?": no discount is asked for. */
const tellsWhoAsks = ({ acts, sentence }: ReadSentence) =>
	acts.includes("discount") && !sentence.has("discount") && tellsPlace.test(sentence.text);

/** "Where is my order? Given on Friday 3 sarees": things that are told, not asked about. */
const onlyCounts = ({ acts, sentence }: ReadSentence) =>
	acts.join() === "total" && !asksSum(sentence);

export function unite(all: readonly ReadSentence[]): AskedItem[] {
	const items: AskedItem[] = [];
	const hasHead = all.some(({ found }) => found.items.some(({ group }) => group.hasHead));
	const named = all.flatMap(({ found }) => found.items);
	for (const one of named) {
		const { ids, quantity, group } = one;
		if (hasHead && !group.hasHead && group.words.join() !== "iron") continue;
		const isSame = (item: AskedItem) => item.ids.join() === ids.join();
		const same = items.find(isSame);
		if (!same) items.push(askedItem(ids, quantity));
		else if (quantity !== undefined) same.quantity = quantity;
	}
	return items.slice(0, frameLimits.items);
}

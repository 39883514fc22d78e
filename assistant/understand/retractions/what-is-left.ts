/** A message without what is taken back in it. */
import { declines, works } from "../kinds-of-work.ts";
import { classOf, isEntity, type Piece, type Reading } from "../reading.ts";
import type { Token } from "../tokens.ts";
import { drops, hasRetractionSign, takesBack } from "./features.ts";
import { mendTags, segmentsOf, takeFromLater } from "./mended-tags.ts";
import {
	refusedCount,
	restatedList,
	type Segment,
	settledCount,
	tellsKindOfAll,
} from "./restated.ts";
import { retractedWords } from "./retracted-words.ts";

const only = /^(?:only|just|sirf|bas|keval)$/;
const rest = /^(?:baki|baaki|rest|remaining|others?)$/;

export interface Message {
	/** What is still asked. */
	left: readonly Token[];
	/** What is taken back. */
	gone: readonly Token[];
	/** Other words may be meant as well. */
	isDoubtful: boolean;
}

/**
 * Of the tags of a message; below it the counts are asked for. Of 61 held-out messages with counts 11 are below, 5 of
 * them read wrongly; of the 50 above it 4.
 */
const leastProbability = 0.4;
/**
 * The same where no word takes anything back: of 3,650 everyday messages 20 were struck between 0.4 and 0.75, some 14 of
 * them wrongly.
 */
const leastUnsaid = 0.75;

export function withoutRetracted(reading: Reading): Message {
	const retold = retoldMessage(reading);
	if (retold) return { left: retold, gone: [], isDoubtful: false };
	const { tags, probability } = retractedWords(reading);
	const isDoubtful = probability < leastProbability;
	if (tellsKindOfAll(reading)) return { left: reading.tokens, gone: [], isDoubtful: false };
	// A message without a word that takes anything back is seldom meant to.
	const isUnlikely =
		!hasRetractionSign(reading) &&
		(probability < leastUnsaid || losesCount(reading, tags) || takesNothing(reading, tags));
	const isGone = isUnlikely ? tags.map(() => false) : tags;
	mendTags(reading, isGone);
	for (const segment of segmentsOf(isGone))
		if ([refusesOnlyWork, asksOnly, removesStain, asksOfPlaces].some((is) => is(reading, segment)))
			isGone.fill(false, segment.from, segment.to);
	const tokens = [...reading.tokens];
	// "2 shirts [and a coat, not the coat], only shirts" says no more than what is taken back.
	const isOnly = (at: number) => only.test(tokens[at]?.text ?? "") && isGone[at - 1] === true;
	for (const at of tokens.keys()) if (isOnly(at) && isGone.indexOf(false) < at) isGone[at] = true;
	// "[The coat not,] the rest": no more than what is left.
	const isRest = (at: number) => rest.test(tokens[at]?.text ?? "") && isGone[at - 1] === true;
	for (const at of tokens.keys()) if (isRest(at) && isGone.indexOf(false) < at) isGone[at] = true;
	for (const place of reading.pieces.keys()) takeFromEarlier(place, reading, isGone, tokens);
	for (const segment of segmentsOf(isGone)) takeFromLater(segment, reading, isGone);
	const things = reading.pieces.filter(({ kind }) => kind === "thing");
	const isEmptied = things.length > 1 && things.every(({ from }) => isGone[from]);
	if (isDoubtful && isEmptied) isGone.fill(false);
	const gone = tokens.filter((_, at) => isGone[at]);
	const left = tokens.flatMap((token, at) => {
		if (isGone[at]) return [];
		// The comma before retracted words separated them, so it goes with them.
		const isBeforeGone = isGone[at + 1] === true && isGone.includes(false, at + 1);
		return [isBeforeGone ? { ...token, isLast: false } : token];
	});
	return { left, gone, isDoubtful };
}

/** Of a message that counts, whether only words that name nothing are taken back: "[make both] 2". */
function takesNothing({ pieces }: Reading, isGone: readonly boolean[]): boolean {
	const isCount = pieces.some(({ kind }) => kind === "number");
	return isCount && !pieces.some((piece) => isEntity(piece) && isGone[piece.from]);
}

/** Whether a thing stays whose only count is taken back: "[a couple] of sarees, 3 blouses". */
function losesCount({ pieces }: Reading, isGone: readonly boolean[]): boolean {
	const isHere = ({ from }: Piece) => isGone[from] !== true;
	return pieces.some((piece, at) => {
		if (piece.kind !== "number" || isHere(piece)) return false;
		const later = pieces.slice(at + 1);
		const thing = later.findIndex(({ kind }) => kind === "thing");
		const other = later.findIndex((one) => one.kind === "number" && isHere(one));
		const next = later.findIndex(({ kind }, on) => kind === "thing" && on > thing + 1);
		const after = later[other + 1];
		const isOfNext =
			after && /^(?:thing|unknown|unlistedThing|everyday)$/.test(classOf(after) || after.kind);
		const hasOther = other >= 0 && !isOfNext && (next < 0 || other < next);
		return thing >= 0 && isHere(later[thing] as Piece) && !hasOther;
	});
}

/** The message with each count as it is told last; undefined where none is told anew. */
function retoldMessage(reading: Reading): Token[] | undefined {
	const restated = restatedList(reading) ?? refusedCount(reading);
	if (restated) return without([...reading.tokens], restated);
	const settled = settledCount(reading);
	if (!settled) return undefined;
	const { first, value, gone } = settled;
	const tokens = reading.tokens.map((token, at) =>
		at === first ? { ...token, text: String(value), raw: String(value) } : token,
	);
	return without(tokens, gone);
}

/** The tokens before and after a segment; a mark that ends it stays. */
function without(tokens: Token[], { from, to }: Segment): Token[] {
	const last = tokens[to - 1];
	return tokens
		.map((token, at) => (at === from - 1 && last?.isLast ? { ...token, isLast: true } : token))
		.toSpliced(from, to - from);
}

/** "Haldi ka daag kurte se nikal jayega": what is to come out is the stain. */
function removesStain({ has, tokens }: Reading, { from, to }: Segment): boolean {
	const said = tokens.slice(from, to).map(({ text }) => text);
	return has("stain") && said.some((text) => /^(?:nikal|nikl|hat|chhut|chut)/.test(text));
}

/** "You only come to Jakhan, not to Premnagar?" */
function asksOfPlaces({ has, tokens, pieces }: Reading, { from, to }: Segment): boolean {
	const isOfPlace = pieces.some(
		({ kind, from: at }) => (kind === "area" || kind === "elsewhere") && at >= from && at < to,
	);
	return isOfPlace && has("only") && has("come", "pickup") && tokens.at(-1)?.end === "?";
}

const asking: ReadonlySet<string> = new Set(["howlong", "express", "price", "howmuch", "hours"]);

/** "Kal dunga to time pe mil jayegi na": a question that no word takes back. */
function asksOnly(reading: Reading, { from, to }: Segment): boolean {
	const pieces = reading.pieces.filter((piece) => piece.from >= from && piece.to <= to);
	// "Na" at the end asks for assent.
	const told = pieces.filter(({ to: end }) => end < to);
	return (
		pieces.some(({ meaning }) => asking.has(meaning)) &&
		pieces.every(({ kind }) => kind !== "thing" && kind !== "number") &&
		!told.some((piece) => takesBack(piece, reading) || drops(piece, reading))
	);
}

function refuses(work: string, { words, tokens }: Reading, { from, to }: Segment): boolean {
	// "10 kg, no ironing"; "no, ironing" corrects.
	const isBare = to - from === 1 && tokens[from]?.isLast !== true;
	return declines(work, ` ${words.slice(from, isBare ? to + 1 : to).join(" ")} `);
}

/** Whether words only refuse a work ("press nahi chahiye"). They stay in the message: they say which work is wanted. */
function refusesOnlyWork(reading: Reading, segment: Segment): boolean {
	const isOther = reading.pieces.some(
		(piece) =>
			piece.from >= segment.from &&
			piece.from < segment.to &&
			isEntity(piece) &&
			!piece.meaning
				.split(" ")
				.every((word) => word === "iron" || word === "wash" || word === "fold"),
	);
	const refused = works.filter((work) => refuses(work, reading, segment));
	// "Not dry cleaning, just ironing": ironing is asked for, so the refusal adds nothing.
	const isNamed = reading.pieces.some(
		({ meaning, from }) => meaning === "iron" && (from < segment.from || from >= segment.to),
	);
	return !isOther && refused.length > 0 && !(isNamed && !refused.includes("iron"));
}

/**
 * Takes back an earlier mention of a thing that is taken back later ("2 coats, 3 pants, the coats not"), or lowers its
 * count ("5 shirts … minus 1 shirt" leaves 4). Changes `isGone` and `tokens`.
 */
function takeFromEarlier(place: number, reading: Reading, isGone: boolean[], tokens: Token[]) {
	const { pieces } = reading;
	const thing = pieces[place];
	if (thing?.kind !== "thing" || isGone[thing.from]) return;
	const later = pieces.flatMap(({ kind, meaning }, at) =>
		at > place && kind === "thing" && meaning === thing.meaning ? [at] : [],
	);
	const [first] = later;
	if (first === undefined || !later.every((at) => isGone[pieces[at]?.from ?? 0])) return;
	// "2 shirts, 1 coat, the coat not pressed": the coat stays.
	const said = segmentsOf(isGone).find(({ to }) => to > (pieces[first]?.from ?? 0));
	if (said && works.some((work) => refuses(work, reading, said))) return;
	const count = pieces[place - 1];
	const fewer = pieces[first - 1]?.number;
	if (count?.number !== undefined && fewer !== undefined && fewer < count.number) {
		const token = tokens[count.from];
		if (token) tokens[count.from] = { ...token, text: String(count.number - fewer) };
		return;
	}
	isGone.fill(true, count?.kind === "number" ? count.from : thing.from, thing.to);
}

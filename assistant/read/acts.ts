/** The acts of a message: what is learnt of its sentences from examples, and what their things say beside it. */
import { type Act, isQuiet } from "../frame.ts";
import { type LikelyAct, likelyActs } from "./learnt/likely-acts.ts";
import { isEntity, type Piece } from "./pieces.ts";
import { isOf } from "./words/vocabulary.ts";
import { namesCleaning } from "./work.ts";

/** Matters that somebody tells or fears: whatever else stands there, this is answered. */
const isTold = (act: Act) =>
	/^(?:complaint|order|harm|damage|guarantee|condition|feedback|otherShop)$/.test(act);

/** Least probability of an act. */
const enough = {
	alone: 0.25,
	/** The same of a few words with a thing, which a conversation may explain. */
	ofNamed: 0.5,
	/** As a second act. */
	besides: 0.3,
	/** To be offered where nothing is understood. */
	near: 0.05,
	/** Of all acts together that are told. */
	told: 0.5,
};

const asksFor = (kind: "price" | "sum") => (pieces: readonly Piece[]) =>
	pieces.some((piece) => piece.kind === "word" && isOf(kind, piece.meaning));

/** Has a word that asks what something costs. */
export const asksPrice = asksFor("price");
export const asksSum = asksFor("sum");

/** A thing, a number, a time or a place, or a word that asks nothing by itself: "lete ho". */
const isEntityOrFiller = (piece: Piece): boolean =>
	isEntity(piece) || (["filler", "afterCount"] as const).some((kind) => isOf(kind, piece.meaning));

/** The acts nearest to words that are not understood, the nearest first; at most three. */
export const nearestActs = (pieces: readonly Piece[]): Act[] =>
	likelyActs(pieces, false)
		.acts.filter(({ act, probability }) => !isQuiet(act) && probability > enough.near)
		.slice(0, 3)
		.map(({ act }) => act);

type Sentence = ReturnType<typeof readSentence>;

/** The acts of a sentence; a background tells what came before the question. */
function readSentence(pieces: readonly Piece[], asks: boolean) {
	const { acts: likely, isBackground } = likelyActs(pieces, asks);
	const [best] = likely;
	return { acts: best && !isBare(pieces) ? actsOf(pieces, likely, best, asks) : [], isBackground };
}

/** "Make that 4", "one is a double", "Sunday too?": the conversation tells what of them. */
const isBare = (pieces: readonly Piece[]): boolean =>
	pieces.some(isEntity) &&
	pieces.every((piece) => isEntity(piece) || isOf("silent", piece.meaning));

function actsOf(
	pieces: readonly Piece[],
	likely: readonly LikelyAct[],
	best: LikelyAct,
	asks: boolean,
): Act[] {
	const has = (kind: Piece["kind"]) => pieces.some((piece) => piece.kind === kind);
	const hasThing = has("thing") || has("clothes");
	const told = likely.filter(({ act }) => isTold(act)).map(({ probability }) => probability);
	if (isTold(best.act) && told.reduce((sum, one) => sum + one, 0) > enough.told)
		return withCompanions(best, pieces);
	// Nothing that the shop has is denied: a work that is not listed is neither promised nor refused of a thing that is.
	const isListed = hasThing && !has("other");
	if (best.act === "notListed" && isListed) {
		const text = ` ${pieces.map(({ meaning }) => meaning).join(" ")} `;
		if (!has("thing") || namesCleaning(text)) return ["care"];
		// "Shirt lete ho?" names no other work.
		if (pieces.every(isEntityOrFiller)) return has("number") ? [] : ["care"];
		return best.probability > enough.alone && !has("number") ? ["unsure"] : [];
	}
	const isShort = hasThing && pieces.length < 6 && !asks && !isQuiet(best.act);
	if (best.probability < (isShort ? enough.ofNamed : enough.alone)) return [];
	if (has("other") && !hasThing && /^(?:price|care|services)$/.test(best.act)) return ["notListed"];
	const others = likely.filter(
		({ act, probability }) =>
			probability > enough.besides && !isQuiet(act) && !(act === "notListed" && isListed),
	);
	const all = [best, ...others].flatMap(({ act, besides }) => (besides ? [act, besides] : [act]));
	return [...new Set(all)].slice(0, 3);
}

/** Acts that the answer to the first act says besides. */
function withCompanions({ act, besides }: LikelyAct, pieces: readonly Piece[]): Act[] {
	if (besides) return [act, besides];
	// A piece that is not clean is cleaned again; a hole is not mended by it.
	const isUnclean = pieces.some(({ meaning }) => isOf("unclean", meaning));
	return act === "complaint" && isUnclean ? ["complaint", "guarantee"] : [act];
}

const mostSentences = 8;

/** The acts of a message: of a story the questions count. A mere story is one of what was asked before. */
export function actsOfMessage(pieces: readonly Piece[]): { acts: Act[]; isStory: boolean } {
	const rows: Piece[][] = [[]];
	for (const piece of pieces) {
		rows.at(-1)?.push(piece);
		if (piece.end && rows.length < mostSentences) rows.push([]);
	}
	const all = rows
		.filter((row) => row.length > 0)
		.flatMap((row) => halves(row, row.at(-1)?.end === "?"));
	const asking = all.filter(({ isBackground }) => !isBackground);
	const sentences = (asking.length > 0 ? asking : all).filter(({ acts }) => acts.length > 0);
	const telling = sentences.filter(({ acts }) => !acts.every(isQuiet));
	const chosen = telling.length > 0 ? telling : sentences;
	const acts = [...new Set(chosen.flatMap(({ acts }) => acts))].slice(0, 3);
	return { acts, isStory: asking.length === 0 };
}

/** A sentence, in halves where "and" or a comma joins two questions. */
function halves(pieces: readonly Piece[], asks: boolean): Sentence[] {
	const whole = readSentence(pieces, asks);
	if (whole.acts.some((act) => isTold(act) || act === "unsure")) return [whole];
	const cuts = pieces.flatMap(({ meaning, isLast }, at) => {
		if (isOf("halves", meaning)) return [[at, at + 1] as const];
		return isLast ? [[at + 1, at + 1] as const] : [];
	});
	// Half a question denies or laments what the whole of it does not.
	const isOfHalf = (act: Act) =>
		(act === "notListed" || isQuiet(act) || isTold(act)) && !whole.acts.includes(act);
	for (const [end, start] of cuts.slice(0, 4)) {
		const one = readSentence(pieces.slice(0, end), asks);
		const other = readSentence(pieces.slice(start), asks);
		const isOther =
			one.acts.some((act) => !other.acts.includes(act)) &&
			other.acts.some((act) => !one.acts.includes(act));
		const isStory = one.isBackground || other.isBackground;
		if (isOther && !isStory && ![...one.acts, ...other.acts].some(isOfHalf))
			return [one, ...halves(pieces.slice(start), asks)];
	}
	return [whole];
}

/** The things of a message: words in a row that name one thing, with the entries that they fit. */
import type { ItemIndex } from "./item-index.ts";
import type { Unit } from "./numbers.ts";
import type { Piece, Reading } from "./pieces.ts";
import { headsOf, isModifier, isOccasion, isPlainKind } from "./words/item-words.ts";
import { isOf } from "./words/vocabulary.ts";

/** The words of one thing, in a row. */
export interface Thing {
	words: string[];
	/** Places of its first and last piece. */
	first: number;
	last: number;
	/** Names a thing, not only which one. */
	hasHead: boolean;
	quantity?: number;
	unit?: Unit;
}

/** Words of categories, which are no things. */
const isGender = (word: string) => /^(?:men|women|household|footwear|housing)$/.test(word);

/** Kinds of work that have prices of their own. */
export const isWork = (words: readonly string[]): boolean =>
	words.every((word) => /^(?:wash|iron|fold|normal|premium)$/.test(word));

export const isAnd = ({ kind, meaning }: Piece): boolean => kind === "word" && isOf("and", meaning);

/** "Bina lining", "press nahi": what is named only to be left out. */
function isRefused(from: number, to: number, { texts, tokens }: Reading): boolean {
	if (isOf("without", texts[from - 1]) && tokens[from - 1]?.isLast !== true) return true;
	const after = texts.slice(to, to + 4).filter((text) => !isOf("wala", text));
	return tokens[to - 1]?.isLast !== true && isOf("refusal", after[0]);
}

export interface NamedThings {
	things: Thing[];
	/** Kinds and works that are refused: "lined", "iron". */
	refused: readonly string[];
	/** "men", "women", and where they stand. */
	genders: readonly { name: string; place: number }[];
}

export function thingsIn(reading: Reading, index: ItemIndex): NamedThings {
	const { pieces } = reading;
	const refused = pieces.filter(
		({ kind, meaning, from, to }) =>
			kind === "thing" && meaning.split(" ").every(isModifier) && isRefused(from, to, reading),
	);
	const rows = inRows(pieces, new Set(refused), index);
	const things = rows.filter(({ first, last }) => {
		// "Chadar 4, pillow nahi": of several things one that is refused.
		const isCounted = [first - 1, last + 1].some((at) => pieces[at]?.kind === "number");
		const [from = 0, to = 0] = [pieces[first]?.from, pieces[last]?.to];
		return rows.length < 2 || isCounted || !isRefused(from, to, reading);
	});
	joinWorks(things);
	inherit(things, pieces, index);
	return {
		things: things.filter(({ words }) => words.length > 0),
		refused: refused.flatMap(({ meaning }) => meaning.split(" ")),
		genders: pieces.flatMap(({ kind, meaning }, place) =>
			kind === "thing" && isGender(meaning) ? [{ name: meaning, place }] : [],
		),
	};
}

/** A word that does not fit starts the next thing. */
function inRows(pieces: readonly Piece[], refused: ReadonlySet<Piece>, index: ItemIndex): Thing[] {
	const things: Thing[] = [];
	let open: Thing | undefined;
	pieces.forEach((piece, at) => {
		// "2 silk 2 cotton" are two, "party wali 3 dress" is one.
		const isCounted = open && pieces[open.first - 1]?.kind === "number";
		if (isAnd(piece) || (piece.kind === "number" && (open?.hasHead || isCounted))) open = undefined;
		else if (piece.kind === "thing" && !isGender(piece.meaning) && !refused.has(piece)) {
			const words = piece.meaning.split(" ").filter((word) => index.has(word));
			if (words.length === 0) return;
			const together = [...(open?.words ?? []), ...words];
			// "Pant coat" is a suit, but not in a list of garments.
			const isOther =
				open?.hasHead === true &&
				things.at(-2)?.last === open.first - 1 &&
				!words.every(isModifier);
			// "Shaadi nipat gai, ab ek lehenga": an occasion before it tells a story.
			const isStory = open?.words.every(isOccasion) && at - open.last > 2;
			if (open && !isOther && !isStory && index.find(together).length > 0) {
				open.words = together;
				open.last = at;
			} else {
				open = { words, first: at, last: at, hasHead: false };
				things.push(open);
			}
			open.hasHead = open.words.some((word) => !isModifier(word));
		}
		if (piece.isLast) open = undefined;
	});
	return things;
}

/** "Dhulai aur press", "wash with ironing": one kind of work. */
function joinWorks(things: Thing[]) {
	for (let at = 1; at < things.length; at++) {
		const [one, other] = [things[at - 1], things[at]];
		if (!one || !other || !isWork(one.words) || !isWork(other.words)) continue;
		one.words = [...new Set([...one.words, ...other.words])];
		one.last = other.last;
		things.splice(at--, 1);
	}
}

/** "Silk saree aur cotton", "2 single aur 1 double blanket": the head of the thing beside. */
function inherit(things: Thing[], pieces: readonly Piece[], index: ItemIndex) {
	const isCounted = ({ first }: Thing) => pieces[first - 1]?.kind === "number";
	things.forEach((thing, at) => {
		const { words, first, last } = thing;
		const [before, after] = [things[at - 1], things[at + 1]];
		const told = pieces.slice(last + 1, after?.first);
		// "Didi ki shaadi thi, 3 lehenga": a story.
		const isStory = words.every(isOccasion) && (pieces[last]?.isLast === true || told.length > 2);
		if (thing.hasHead || isStory) return;
		const fits = (other: Thing) => index.find([...other.words, ...words]).length > 0;
		const mayJoin = (other: Thing | undefined): other is Thing =>
			other?.hasHead === true && (fits(other) || words.every(isPlainKind));
		const counted = isCounted(thing);
		// "Blanket, single", as the rate card writes it, and "kambal 10 single".
		const isBeside =
			mayJoin(before) &&
			(counted ? before.last === first - 2 && !isCounted(before) : first - before.last < 3);
		// "Party wali 3 dress", and "a single quilt", of which the price knows no sizes.
		const isBefore =
			mayJoin(after) &&
			!counted &&
			!pieces[last]?.isLast &&
			!isWork(words) &&
			(isCounted(after)
				? after.first - last < 4 && fits(after) && !told.some(isAnd)
				: after.first === last + 1);
		const whole = isBeside ? before : isBefore ? after : undefined;
		if (whole) {
			if (fits(whole)) whole.words.push(...words);
			if (isBeside) whole.last = last;
			thing.words = [];
			return;
		}
		for (const other of [before, after]) {
			if (!other?.hasHead || !(counted || isNextTo(thing, other, pieces))) continue;
			const heads = headsOf(other.words);
			const own = index.find(words);
			const together = index.find([...heads, ...words]);
			// "Sherwani aur coat pant": a kind of suit only.
			if (together.length === 0 || (own.length > 0 && !together.some((id) => own.includes(id))))
				continue;
			thing.words = [...heads, ...words];
			thing.hasHead = true;
			return;
		}
		if (things.length > 1 && words.every((word) => word.endsWith("-piece"))) thing.hasHead = true;
	});
}

/** True if only numbers and up to two words stand between. */
function isNextTo(one: Thing, other: Thing, pieces: readonly Piece[]): boolean {
	const [from, to] = [Math.min(one.last, other.last) + 1, Math.max(one.first, other.first)];
	const between = pieces.slice(from, to);
	return (
		between.filter(({ kind }) => kind === "word").length < 3 &&
		between.every(({ kind }) => /^(?:number|unit|word)$/.test(kind))
	);
}

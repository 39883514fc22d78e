/** The things of a message: words in a row that name one thing, with the entries that they fit. */
import type { ItemIndex } from "./item-index.ts";
import type { Unit } from "./numbers.ts";
import type { Piece, Reading } from "./pieces.ts";
import { headsOf, isModifier, isOccasion, isPlainKind } from "./words/item-words.ts";
import { isOf, says } from "./words/vocabulary.ts";

/** The words of one thing, in a row. */
export interface Thing {
	words: string[];
	/** Places of its first and last piece. */
	first: number;
	last: number;
	/** Names a thing, not only which one. */
	hasHead: boolean;
	/** Only a kind of the thing beside it was said. */
	isKind?: boolean;
	quantity?: number;
	unit?: Unit;
}

/** Words of categories, which are no things. */
const isGender = (word: string) => /^(?:men|women|household|footwear|housing)$/.test(word);

/** Kinds of work that have prices of their own. */
export const isWork = (words: readonly string[]): boolean =>
	words.every((word) => /^(?:wash|iron|fold|normal|premium)$/.test(word));

export const isAnd = ({ kind, meaning }: Piece): boolean => kind === "word" && isOf("and", meaning);

/** "Bina lining", "press nahi", "coat ki jagah", "instead of the coat": what is named only to be left out. */
function isRefused(from: number, to: number, { texts, tokens }: Reading): boolean {
	const before = texts.slice(Math.max(0, from - 3), from).join(" ");
	if (says("insteadOf", ` ${before} `)) return true;
	const isSwapped =
		says("swaps", ` ${before} `) && says("swappedFor", ` ${texts.slice(to).join(" ")} `);
	if (isSwapped) return true;
	if (isOf("without", texts[from - 1]) && tokens[from - 1]?.isLast !== true) return true;
	const [after] = texts.slice(to, to + 4).filter((text) => !isOf("wala", text));
	return tokens[to - 1]?.isLast !== true && (isOf("refusal", after) || isOf("inPlace", after));
}

export interface NamedThings {
	things: Thing[];
	/** Beside others those that are refused: "chadar 4, pillow nahi". */
	dropped: readonly Thing[];
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
	// "Not bridal, I wore it at a wedding"
	const given = pieces.filter(({ meaning }) => refused.some((piece) => piece.meaning === meaning));
	const rows = inRows(pieces, new Set(given), index);
	const hasOther = pieces.some(({ kind }) => kind === "other" || kind === "clothes");
	const dropped = rows.filter(({ first, last }) => {
		const isCounted = [first - 1, last + 1].some((at) => pieces[at]?.kind === "number");
		const [from = 0, to = 0] = [pieces[first]?.from, pieces[last]?.to];
		return (rows.length > 1 || hasOther) && !isCounted && isRefused(from, to, reading);
	});
	const things = rows.filter((row) => !dropped.includes(row));
	joinWorks(things, pieces);
	inherit(things, pieces, index);
	return {
		things: things.filter(({ words }) => words.length > 0),
		dropped,
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
	// "Swap the quilt for a comforter" names two.
	const isSwap = pieces.some(({ kind, meaning }) => kind === "word" && isOf("swaps", meaning));
	pieces.forEach((piece, at) => {
		// "2 silk 2 cotton" are two, "party wali 3 dress" is one.
		const isCounted = open && pieces[open.first - 1]?.kind === "number";
		const isTurn = isSwap && isOf("swappedFor", piece.meaning);
		if (isAnd(piece) || isTurn || (piece.kind === "number" && (open?.hasHead || isCounted)))
			open = undefined;
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
function joinWorks(things: Thing[], pieces: readonly Piece[]) {
	for (let at = 1; at < things.length; at++) {
		const [one, other] = [things[at - 1], things[at]];
		if (!one || !other || !isWork(one.words) || !isWork(other.words)) continue;
		// "4 kg fold aur 3 kg press" are two.
		if (pieces.slice(one.last + 1, other.first).some(({ kind }) => kind === "number")) continue;
		one.words = [...new Set([...one.words, ...other.words])];
		one.last = other.last;
		things.splice(at--, 1);
	}
}

/** "Silk saree aur cotton", "2 single aur 1 double blanket": the head of the thing beside. */
function inherit(things: Thing[], pieces: readonly Piece[], index: ItemIndex) {
	const isCounted = ({ first }: Thing) => {
		const [amount, unit] = pieces.slice(Math.max(0, first - 2), first).reverse();
		if (amount?.isLast) return false;
		return amount?.kind === "number" || (amount?.kind === "unit" && unit?.kind === "number");
	};
	/** Things of which a kind is counted: "kambal 2 double". */
	const told = new Set<Thing>();
	things.forEach((thing, at) => {
		const { words, first, last } = thing;
		const before = things.slice(0, at).findLast((one) => one.words.length > 0);
		const after = things[at + 1];
		const between = pieces.slice(last + 1, after?.first);
		// "Didi ki shaadi thi, 3 lehenga": a story.
		const isStory =
			words.every(isOccasion) && (pieces[last]?.isLast === true || between.length > 2);
		if (thing.hasHead || isStory) return;
		const fits = (other: Thing) => index.find([...other.words, ...words]).length > 0;
		const mayJoin = (other: Thing | undefined): other is Thing =>
			other?.hasHead === true && (fits(other) || words.every(isPlainKind));
		const counted = isCounted(thing);
		// "Blanket, single", as the rate card writes it, and "kambal 10 single".
		const isBeside =
			mayJoin(before) &&
			(counted
				? !told.has(before) && first - before.last < 4 && !isCounted(before)
				: first - before.last < 3 && pieces[before.last + 1]?.kind !== "number");
		// "Party wali 3 dress", and "a single quilt", of which the price knows no sizes.
		const isBefore =
			mayJoin(after) &&
			(!counted || after.first === last + 1) &&
			!pieces[last]?.isLast &&
			!isWork(words) &&
			(isCounted(after)
				? after.first - last < 4 && fits(after) && !between.some(isAnd)
				: after.first === last + 1);
		const whole = isBeside ? before : isBefore ? after : undefined;
		if (whole) {
			if (fits(whole)) whole.words.push(...words);
			if (isBeside) whole.last = last;
			if (counted) told.add(whole);
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
			thing.isKind = true;
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

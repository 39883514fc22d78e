/** The things of a message: words in a row that name one thing, with the entries that they fit. */
import type { ItemIndex } from "./item-index.ts";
import type { Unit } from "./numbers.ts";
import type { Piece, Reading } from "./pieces.ts";
import { headsOf, isModifier, occasions, plainKinds } from "./words/item-words.ts";

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
const genders: ReadonlySet<string> = new Set(["men", "women", "household", "footwear", "housing"]);

/** Kinds of work that have prices of their own. */
export const works: ReadonlySet<string> = new Set(["wash", "iron", "fold", "normal", "premium"]);

export const isWork = (words: readonly string[]): boolean => words.every((word) => works.has(word));

const mostThings = 12;
const refusesNext = /^(?:no|not|without|bina|except)$/;
const refusesLast =
	/^(?:(?:[vw]al[aei]|ka|ki|ke|lag[aei]|k[aei] bhi) )*(?:nahi|nah?in|na|mat|bina)(?: |$)/;

/** "Bina lining", "press nahi": what is named only to be left out. */
function isRefused({ from, to, isLast }: Piece, { texts, tokens }: Reading): boolean {
	if (refusesNext.test(texts[from - 1] ?? "") && tokens[from - 1]?.isLast !== true) return true;
	return !isLast && refusesLast.test(texts.slice(to, to + 4).join(" "));
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
	const named = pieces.filter(({ kind }) => kind === "thing");
	const without: string[] = [];
	const isKind = ({ meaning }: Piece) => meaning.split(" ").every(isModifier);
	// "Bina lining wala parda" is a curtain, and not a lined one.
	for (const piece of named) {
		const words = piece.meaning.split(" ");
		const heads = headsOf(words);
		if (
			heads.length === 0 ||
			heads.length === words.length ||
			!refusesNext.test(reading.texts[piece.from - 1] ?? "")
		)
			continue;
		piece.meaning = heads.join(" ");
		without.push(...words.filter(isModifier));
	}
	const refused = named.filter((piece) => isKind(piece) && isRefused(piece, reading));
	const isList =
		pieces.some(({ isEach }) => isEach) ||
		/ (?:all three|teeno|tino|charo|each) /.test(reading.text);
	const things = inRows(pieces, new Set(refused), index, isList).filter((thing, _, all) => {
		// "Chadar 4, pillow nahi": of several things one that is refused.
		const [first, last] = [pieces[thing.first], pieces[thing.last]];
		const isCounted = [pieces[thing.first - 1], pieces[thing.last + 1]].some(
			(piece) => piece?.kind === "number",
		);
		return (
			all.length < 2 ||
			isCounted ||
			!first ||
			!last ||
			!isRefused({ ...first, to: last.to, isLast: last.isLast }, reading)
		);
	});
	joinWorks(things, pieces);
	inherit(things, pieces, index);
	return {
		things: things.filter(({ words }) => words.length > 0),
		refused: [...without, ...refused.flatMap(({ meaning }) => meaning.split(" "))],
		genders: pieces.flatMap(({ kind, meaning }, place) =>
			kind === "thing" && genders.has(meaning) ? [{ name: meaning, place }] : [],
		),
	};
}

/** A word that does not fit starts the next thing. */
function inRows(
	pieces: readonly Piece[],
	refused: ReadonlySet<Piece>,
	index: ItemIndex,
	isList: boolean,
): Thing[] {
	const things: Thing[] = [];
	let open: Thing | undefined;
	pieces.forEach((piece, at) => {
		if (piece.kind === "number") {
			if (open?.hasHead) open = undefined;
		} else if (isAnd(piece)) open = undefined;
		else if (piece.kind === "thing" && !genders.has(piece.meaning) && !refused.has(piece)) {
			const words = piece.meaning.split(" ").filter((word) => index.has(word));
			if (words.length === 0 || things.length >= mostThings) return;
			const together = [...(open?.words ?? []), ...words];
			// "Pant coat" is a suit, but not in a list of garments.
			const isOther =
				open?.hasHead === true &&
				words.some((word) => !isModifier(word) && !open?.words.includes(word)) &&
				(isList || things.at(-2)?.last === open.first - 1);
			// "Shaadi nipat gai, ab ek lehenga": an occasion before it tells a story.
			const isStory = open?.words.every((word) => occasions.has(word)) && at - open.last > 2;
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

export const isAnd = ({ kind, meaning }: Piece): boolean =>
	kind === "word" && /^(?:and|aur|or|ya|plus|evam|tatha)$/.test(meaning);

/** "Dhulai aur press", "wash with ironing": one kind of work. */
function joinWorks(things: Thing[], pieces: readonly Piece[]) {
	for (let at = 1; at < things.length; at++) {
		const [one, other] = [things[at - 1], things[at]];
		if (!one || !other || !isWork(one.words) || !isWork(other.words)) continue;
		const isCounted = pieces.slice(one.last + 1, other.first).some(({ kind }) => kind === "number");
		if (isCounted || other.words.every((word) => one.words.includes(word))) continue;
		one.words = [...new Set([...one.words, ...other.words])];
		one.last = other.last;
		things.splice(at--, 1);
	}
}

/** "Silk saree aur cotton", "2 single aur 1 double blanket": the head of the thing beside. */
function inherit(things: Thing[], pieces: readonly Piece[], index: ItemIndex) {
	things.forEach((thing, at) => {
		if (thing.hasHead || pieces[thing.first - 1]?.unit === "kg") return;
		const told = pieces.slice(thing.last + 1, things[at + 1]?.first);
		// "Didi ki shaadi thi, 3 lehenga": a story.
		if (
			thing.words.every((word) => occasions.has(word)) &&
			(pieces[thing.last]?.isLast || told.length > 2 || told.some(({ isLast }) => isLast))
		)
			return;
		const [last, next] = [things[at - 1], things[at + 1]];
		const isCounted = pieces[thing.first - 1]?.kind === "number";
		// "Blanket, single", as the rate card writes it, and "2 quilts, double bed size", of which no price knows.
		const isBeside = last?.hasHead && !isCounted && thing.first - last.last < 3;
		const fits = (other: Thing) => index.find([...other.words, ...thing.words]).length > 0;
		if (isBeside && (fits(last) || thing.words.every((word) => plainKinds.has(word)))) {
			if (fits(last)) last.words.push(...thing.words);
			last.last = thing.last;
			thing.words = [];
			return;
		}
		// "Kambal 10 single", "party wali 3 dress": of one count.
		const isAfter =
			last?.hasHead &&
			isCounted &&
			last.last === thing.first - 2 &&
			pieces[last.first - 1]?.kind !== "number" &&
			fits(last);
		const isBeforeCount =
			next?.hasHead &&
			pieces[next.first - 1]?.kind === "number" &&
			next.first - thing.last < 4 &&
			!isCounted &&
			!pieces[thing.last]?.isLast &&
			!told.some(isAnd) &&
			fits(next);
		if (isAfter || isBeforeCount) {
			(isAfter ? last : next)?.words.push(...thing.words);
			thing.words = [];
			return;
		}
		// "A single quilt", of which the price knows no sizes.
		const isBefore =
			next?.hasHead && next.first === thing.last + 1 && pieces[thing.last]?.isLast !== true;
		if (isBefore && !isWork(thing.words) && !fits(next)) {
			next.first = thing.first;
			thing.words = [];
			return;
		}
		for (const other of [last, next]) {
			if (!other?.hasHead || !(isCounted || isNextTo(thing, other, pieces))) continue;
			const heads = headsOf(other.words);
			const own = index.find(thing.words);
			const together = index.find([...heads, ...thing.words]);
			// "Sherwani aur coat pant": a kind of suit only.
			if (together.length === 0 || (own.length > 0 && !together.some((id) => own.includes(id))))
				continue;
			thing.words = [...heads, ...thing.words];
			thing.hasHead = true;
			return;
		}
		if (things.length > 1 && thing.words.every((word) => word.endsWith("-piece")))
			thing.hasHead = true;
	});
}

/** True if only numbers and up to two words stand between. */
function isNextTo(one: Thing, other: Thing, pieces: readonly Piece[]): boolean {
	const between = pieces.slice(
		Math.min(one.last, other.last) + 1,
		Math.max(one.first, other.first),
	);
	const words = between.filter(({ kind }) => kind === "word");
	return words.length < 3 && between.every(({ kind }) => /^(?:number|unit|word)$/.test(kind));
}

/** Features of each word of a message, from which it is learnt which of them are taken back. */
import { classOf, isEntity, type Piece, type Reading } from "../reading.ts";
import { foldWord } from "../sound.ts";
import { wordKey } from "../word-key.ts";
import { retractionSigns } from "../words/retraction-words.ts";

const signs = Object.entries(retractionSigns).flatMap(([sign, words]) =>
	words.split(" ").map((word) => [word, sign] as const),
);
/** By their sound as spelt and as folded: "now" as spelt sounds like "no", so folded ones come last. */
const signOf = new Map([
	...signs.map(([word, sign]) => [wordKey(word), sign] as const),
	...signs.map(([word, sign]) => [wordKey(foldWord(word)), sign] as const),
]);
/** Beside "only", "now" and "and" something else may be taken back. */
const takesBack = /^(?:not|without|drop|correct)$/;

interface Word {
	/** Its kind where it names something that may be wanted or not, else its sound. */
	key: string;
	/** Its concept, else its key. */
	name: string;
	sign: string;
	piece: Piece;
}

function wordsOf({ pieces, words }: Reading): Word[] {
	return pieces.flatMap((piece) => {
		const kind = classOf(piece);
		const isNamed = isEntity(piece);
		return words.slice(piece.from, piece.to).map((word) => {
			const key = isNamed ? kind : wordKey(word);
			return { key, name: kind || key, sign: isNamed ? kind : (signOf.get(key) ?? "w"), piece };
		});
	});
}

/** True if a word is said that often takes something back. */
export function hasRetractionSign(reading: Reading): boolean {
	const { tokens } = reading;
	// "Arre, 3 shirts", not "the carpets are 5x7".
	const isEnglish = (at: number) =>
		tokens[at]?.text === "are" && at > 0 && tokens[at - 1]?.isLast !== true;
	return wordsOf(reading).some(({ sign }, at) => takesBack.test(sign) && !isEnglish(at));
}

/** In words. */
const reach = 7;

/** @returns one list of features for each token; the pieces of a reading cover every token, in order */
export function featuresOfWords(reading: Reading): string[][] {
	const words = wordsOf(reading);
	const things = reading.pieces.filter(({ kind }) => kind === "thing");
	const isMarked = (at: number) => reading.tokens[at]?.isLast === true;
	const keyAt = (at: number) => words[at]?.key ?? (at < 0 ? "^" : "$");
	const signAt = (at: number) => words[at]?.sign ?? "";
	return words.map(({ key, name, sign, piece }, at) => {
		const isNamed = isEntity(piece);
		const features: string[] = [];
		const add = (...parts: (string | number | boolean)[]) => features.push(parts.join(" "));
		add(name);
		add("key", key);
		for (const by of [-3, -2, -1, 1, 2, 3]) {
			add("key", by, keyAt(at + by));
			add("sign", by, signAt(at + by), name);
		}
		add("signs after", sign, signAt(at + 1), signAt(at + 2));
		add("signs after", sign, signAt(at + 1), signAt(at + 2), signAt(at + 3));
		add("signs before", sign, signAt(at - 1), signAt(at - 2));
		add("signs around", sign, signAt(at - 1), signAt(at + 1));
		add("last", keyAt(at - 1), key);
		add("next", key, keyAt(at + 1));
		add("next two", name, keyAt(at + 1), keyAt(at + 2));
		add("last two", name, keyAt(at - 2), keyAt(at - 1));
		add("around", name, keyAt(at - 1), keyAt(at + 1));
		add("next three", keyAt(at + 1), keyAt(at + 2), keyAt(at + 3));
		add("last three", keyAt(at - 1), keyAt(at - 2), keyAt(at - 3));
		add("marks", isMarked(at - 1), isMarked(at), isNamed ? "" : key);
		add("things", Math.min(things.length, 3), name);
		add("place", Math.min(at, 2), Math.min(words.length - at - 1, 2), isNamed);
		const thing = thingMeant(piece, reading.pieces);
		if (thing) {
			const again = things.filter((other) => other !== thing && isSame(thing, other));
			const later = again.find(({ from }) => from > thing.from);
			add("again", name, again[0] !== undefined && again[0] !== later, later !== undefined, sign);
			if (later) {
				add("before again", name, signAt(later.from - 1));
				add("after again", name, signAt(later.to), signAt(later.to + 1));
				for (const word of words.slice(later.from - 1, later.to + 5)) add("clause", name, word.key);
			}
		}
		for (let on = Math.max(0, at - reach); on < Math.min(words.length, at + reach + 1); on++) {
			const other = words[on];
			if (!other || on === at) continue;
			const side = on < at ? "before" : "after";
			add(side, isNamed ? name : "word", other.key);
			const [from, to] = on < at ? [on, at] : [at, on];
			const isNext = !words.slice(from + 1, to).some((one) => one.piece.kind === piece.kind);
			if (takesBack.test(other.sign)) add(side, isNext, isNamed ? name : sign, other.sign);
		}
		return features;
	});
}

/** A thing itself, that which a number counts, else the nearest one before, or after. */
function thingMeant(piece: Piece, pieces: readonly Piece[]): Piece | undefined {
	if (piece.kind === "thing") return piece;
	const before = pieces.findLast(({ kind, from }) => kind === "thing" && from < piece.from);
	const after = pieces.find(({ kind, from }) => kind === "thing" && from > piece.from);
	return piece.kind === "number" ? (after ?? before) : (before ?? after);
}

/** True if one of them is the other in as many words or fewer: "kitchen towels", "towels". */
function isSame(one: Piece, other: Piece): boolean {
	const [words, others] = [one.meaning.split(" "), other.meaning.split(" ")];
	return (
		words.every((word) => others.includes(word)) || others.every((word) => words.includes(word))
	);
}

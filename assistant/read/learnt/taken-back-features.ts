/** Features of each word of a message, from which it is learnt which of them are taken back. */

import { isEntity, type Piece, type Reading } from "../pieces.ts";
import { wordKey } from "../sound.ts";
import { foldWord } from "../spelling.ts";
import { languages } from "../words/vocabulary.ts";
import { classOf } from "./act-features.ts";

/** Words that occur around what is taken back, by their function; whether they take anything back is learnt. */
/** By their sound as spelt and as folded: "now" as spelt sounds like "no", so folded ones come last. */
const signs = languages.flatMap(({ retractions }) =>
	Object.entries(retractions).flatMap(([sign, words]) =>
		words.split(" ").map((word) => [word, sign] as const),
	),
);
const signOf = new Map([
	...signs.map(([word, sign]) => [wordKey(word), sign] as const),
	...signs.map(([word, sign]) => [wordKey(foldWord(word)), sign] as const),
]);
/** Beside "only", "now" and "and" something else may be taken back. */
const takesBack = /^(?:not|without|drop|correct)$/;

interface Word {
	/** Its kind where it names something that may be wanted or not, else its sound. */
	key: string;
	sign: string;
	piece: Piece;
}

const wordsOf = ({ pieces, texts }: Reading): Word[] =>
	pieces.flatMap((piece) =>
		texts.slice(piece.from, piece.to).map((text) => {
			const kind = isEntity(piece) ? classOf(piece) : undefined;
			const key = kind ?? wordKey(text);
			return { key, sign: kind ?? signOf.get(key) ?? "w", piece };
		}),
	);

/** True if a word is said that often takes something back. */
export const hasSignOfTakingBack = (reading: Reading): boolean =>
	wordsOf(reading).some(({ sign }) => takesBack.test(sign));

/** In words. */
const reach = 7;

/** @returns one list of features for each token; the pieces of a reading cover every token, in order */
export function featuresOfWords(reading: Reading): string[][] {
	const words = wordsOf(reading);
	const things = reading.pieces.filter(({ kind }) => kind === "thing");
	const isMarked = (at: number) => reading.tokens[at]?.isLast === true;
	const keyAt = (at: number) => words[at]?.key ?? (at < 0 ? "^" : "$");
	const signAt = (at: number) => words[at]?.sign ?? "";
	return words.map(({ key, sign, piece }, at) => {
		const isNamed = isEntity(piece);
		const features: string[] = ["bias"];
		const add = (...parts: (string | number | boolean)[]) => features.push(parts.join(" "));
		add("key", key);
		for (const by of [-3, -2, -1, 1, 2, 3]) {
			add("key", by, keyAt(at + by));
			add("sign", by, signAt(at + by), key);
		}
		add("signs after", sign, signAt(at + 1), signAt(at + 2));
		add("signs after", sign, signAt(at + 1), signAt(at + 2), signAt(at + 3));
		add("signs before", sign, signAt(at - 1), signAt(at - 2));
		add("signs around", sign, signAt(at - 1), signAt(at + 1));
		add("last", keyAt(at - 1), key);
		add("next", key, keyAt(at + 1));
		add("next two", key, keyAt(at + 1), keyAt(at + 2));
		add("last two", key, keyAt(at - 2), keyAt(at - 1));
		add("around", key, keyAt(at - 1), keyAt(at + 1));
		add("next three", keyAt(at + 1), keyAt(at + 2), keyAt(at + 3));
		add("last three", keyAt(at - 1), keyAt(at - 2), keyAt(at - 3));
		add("marks", isMarked(at - 1), isMarked(at), isNamed ? "" : key);
		add("things", Math.min(things.length, 3), key);
		add("place", Math.min(at, 2), Math.min(words.length - at - 1, 2), isNamed);
		const thing = thingMeant(piece, reading.pieces);
		if (thing) {
			const again = things.filter((other) => other !== thing && isSame(thing, other));
			const later = again.find(({ from }) => from > thing.from);
			add("again", key, again[0] !== undefined && again[0] !== later, later !== undefined, sign);
			if (later) {
				add("before again", key, signAt(later.from - 1));
				add("after again", key, signAt(later.to), signAt(later.to + 1));
				for (const word of words.slice(later.from - 1, later.to + 5)) add("clause", key, word.key);
			}
		}
		for (let on = Math.max(0, at - reach); on < Math.min(words.length, at + reach + 1); on++) {
			const other = words[on];
			if (!other || on === at) continue;
			const side = on < at ? "before" : "after";
			add(side, isNamed ? key : "word", other.key);
			const [from, to] = on < at ? [on, at] : [at, on];
			const isNext = !words.slice(from + 1, to).some((one) => one.piece.kind === piece.kind);
			if (takesBack.test(other.sign)) add(side, isNext, isNamed ? key : sign, other.sign);
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

/** Features of each word of a message, for the tagger of what is taken back. */
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

interface Word {
	sign: string | undefined;
	/** Its kind, else itself. */
	name: string;
	key: string;
	piece: Piece;
	/** It names something that may be wanted or not. */
	isNamed: boolean;
}

function wordsOf({ pieces, words }: Reading): Word[] {
	return pieces.flatMap((piece) => {
		const kind = classOf(piece);
		const isNamed = isEntity(piece);
		return words.slice(piece.from, piece.to).map((word) => {
			const key = isNamed ? kind : wordKey(word);
			return {
				name: kind || key,
				key,
				piece,
				isNamed,
				sign: isNamed ? undefined : signOf.get(key),
			};
		});
	});
}

/** Whether a word is said that often takes something back. */
export function hasRetractionSign(reading: Reading): boolean {
	return wordsOf(reading).some(
		({ sign }) => sign !== undefined && /^(?:not|without|drop|correct)$/.test(sign),
	);
}

/** Whether a piece is a word that says that something was wrong: "no", "sorry", "actually". */
export function takesBack({ from }: Piece, { words }: Reading): boolean {
	const sign = signOf.get(wordKey(words[from] ?? ""));
	return sign === "not" || sign === "correct";
}

/** Whether a piece is a word that leaves something out: "except", "remove". */
export function drops({ from }: Piece, { words }: Reading): boolean {
	const sign = signOf.get(wordKey(words[from] ?? ""));
	return sign === "without" || sign === "drop";
}

const edge: Word = { name: "", key: "", sign: undefined, isNamed: false, piece: {} as Piece };
const reach = 7;

/** @returns one list of features for each token; the pieces of a reading cover every token, in order */
export function featuresOfWords(reading: Reading): string[][] {
	const words = wordsOf(reading);
	const isMarked = (at: number) => reading.tokens[at]?.isLast === true;
	return words.map((word, at) => {
		const near = (by: number) => words[at + by] ?? edge;
		const name = (by: number) => (words[at + by] ? near(by).name : at + by < 0 ? "^" : "$");
		const key = (by: number) => (words[at + by] ? near(by).key : at + by < 0 ? "^" : "$");
		const found = new Set<string>();
		const add = (...parts: (string | number | boolean)[]) => found.add(parts.join(" "));
		add("name", word.name);
		add("key", word.key);
		for (const by of [-3, -2, -1, 1, 2, 3]) {
			add("key", by, key(by));
			add("name", by, name(by));
		}
		const sign = (by: number) =>
			near(by).sign ?? (near(by).isNamed ? near(by).name : words[at + by] ? "w" : "");
		for (const by of [-3, -2, -1, 0, 1, 2, 3]) add("sign", by, sign(by), word.name);
		add("sign 1 2", sign(0), sign(1), sign(2));
		add("sign 1 2 3", sign(0), sign(1), sign(2), sign(3));
		add("sign -1 -2", sign(0), sign(-1), sign(-2));
		add("sign -1 1", sign(0), sign(-1), sign(1));
		add("pair -1", key(-1), word.key);
		add("pair 1", word.key, key(1));
		add("next two", key(1), key(2), word.name);
		add("last two", key(-2), key(-1), word.name);
		add("around", key(-1), word.name, key(1));
		add("next three", key(1), key(2), key(3));
		add("last three", key(-3), key(-2), key(-1));
		add("marks", isMarked(at - 1), isMarked(at), word.isNamed);
		add("mark before", isMarked(at - 1), word.key);
		add("mark after", isMarked(at), word.key);
		const alike = words.flatMap((other, on) =>
			other.piece !== word.piece && other.name === word.name && word.isNamed ? [on] : [],
		);
		const same = alike.filter((on) => words[on]?.piece.meaning === word.piece.meaning);
		add(
			"alike",
			word.name,
			alike.some((on) => on < at),
			alike.some((on) => on > at),
		);
		if (word.piece.kind === "thing")
			add(
				"same",
				same.some((on) => on < at),
				same.some((on) => on > at),
			);
		const next = same.find((on) => on > at);
		if (next !== undefined) {
			add("again before", words[next - 1]?.key ?? "^");
			add(
				"again sign",
				words[next - 1]?.sign ?? "^",
				words[next + 1]?.sign ?? "$",
				words[next + 2]?.sign ?? "$",
			);
			add("again after", words[next + 1]?.key ?? "$");
			add("again after", words[next + 1]?.key ?? "$", words[next + 2]?.key ?? "$");
		}
		// What stands on either side, up to the next name of its kind and beyond.
		for (let on = Math.max(0, at - reach); on < Math.min(words.length, at + reach + 1); on++) {
			const other = words[on];
			if (!other || on === at) continue;
			const side = on < at ? "before" : "after";
			const isBetween = !alike.some((one) =>
				on < at ? one > on && one < at : one < on && one > at,
			);
			add(side, other.key, word.isNamed ? word.name : "word");
			if (other.sign) add(side, isBetween, "sign", other.sign, word.isNamed ? word.name : sign(0));
			const left = alike.some((one) => (on < at ? one < on : one > on));
			if (word.isNamed && isBetween && left) add(side, "between", other.key);
		}
		const things = words.filter(({ piece }) => piece.kind === "thing").length;
		add("things", Math.min(things, 3), word.name);
		add("place", at < 2 ? at : "inside", Math.min(words.length - at - 1, 2), word.isNamed);
		return [...found];
	});
}

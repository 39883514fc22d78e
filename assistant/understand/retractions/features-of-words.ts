/** Features of each word of a message, for the tagger of what is taken back (`features-of-whole.ts`: of the message). */
import { classOf, isEntity, type Piece, type Reading } from "../reading.ts";
import { foldWord } from "../sound.ts";
import { wordKey } from "../word-key.ts";
import { retractionSigns } from "../words/retraction-words.ts";

const signs = Object.entries(retractionSigns).flatMap(([sign, words]) =>
	words.split(" ").map((word) => [word, sign] as const),
);
/** By their sound as spelt and as folded: "now" as spelt sounds like "no", so folded ones come last. */
export const signOf = new Map([
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

/** Of "only", "now" and "and" not: they stand beside what is taken back. */
export function isRetracting(sign: string | undefined): sign is string {
	return sign !== undefined && /^(?:not|without|drop|correct)$/.test(sign);
}

/** Whether a word is said that often takes something back. */
export function hasRetractionSign(reading: Reading): boolean {
	const { tokens } = reading;
	// "Arre, 3 shirts", not "the carpets are 5x7".
	const isEnglish = (at: number) =>
		tokens[at]?.text === "are" && at > 0 && tokens[at - 1]?.isLast !== true;
	return wordsOf(reading).some(({ sign }, at) => isRetracting(sign) && !isEnglish(at));
}

type Add = (...parts: (string | number | boolean)[]) => void;

/** A message, as each of its words sees it. */
interface Message {
	words: readonly Word[];
	things: readonly Piece[];
	/** Of each thing where its other mentions begin. */
	mentions: ReadonlyMap<Piece, readonly number[]>;
	/** Of each number the thing that it counts. */
	counted: ReadonlyMap<Piece, Piece>;
	isMarked(at: number): boolean;
}

/** @returns one list of features for each token; the pieces of a reading cover every token, in order */
export function featuresOfWords(reading: Reading): string[][] {
	const words = wordsOf(reading);
	const things = reading.pieces.filter(({ kind }) => kind === "thing");
	const message: Message = {
		words,
		things,
		mentions: new Map(things.map((one) => [one, mentionsOf(one, things)])),
		counted: thingsCounted(reading.pieces),
		isMarked: (at) => reading.tokens[at]?.isLast === true,
	};
	return words.map((word, at) => {
		const found = new Set<string>();
		const add: Add = (...parts) => {
			found.add(parts.join(" "));
		};
		const alike = words.flatMap((other, on) =>
			other.piece !== word.piece && other.name === word.name && word.isNamed ? [on] : [],
		);
		addNeighbours(message, at, add);
		addMentions(message, at, alike, add);
		addWithinReach(message, at, alike, add);
		add("things", Math.min(things.length, 3), word.name);
		add("place", at < 2 ? at : "inside", Math.min(words.length - at - 1, 2), word.isNamed);
		return [...found];
	});
}

/** Where the same thing is named again, in as many words or fewer: "kitchen towels", "towels". */
function mentionsOf(thing: Piece, things: readonly Piece[]): number[] {
	const words = thing.meaning.split(" ");
	return things.flatMap((other) => {
		const others = other.meaning.split(" ");
		const isSame =
			words.every((word) => others.includes(word)) || others.every((word) => words.includes(word));
		return other !== thing && isSame ? [other.from] : [];
	});
}

/** The next thing after each number, or the last one before it in "shirts 3 pants 2". */
function thingsCounted(pieces: readonly Piece[]): Map<Piece, Piece> {
	const row = pieces.filter(({ kind }) => kind === "thing" || kind === "number");
	const isAfter =
		row[0]?.kind === "thing" && row[1]?.kind === "number" && row.at(-1)?.kind === "number";
	return new Map(
		row.flatMap((piece, at) => {
			const thing = row[isAfter ? at - 1 : at + 1];
			return piece.kind === "number" && thing?.kind === "thing" ? [[piece, thing] as const] : [];
		}),
	);
}

const edgeOf = (at: number) => (at < 0 ? "^" : "$");
const keyAt = ({ words }: Message, at: number) => words[at]?.key ?? edgeOf(at);
const nameAt = ({ words }: Message, at: number) => words[at]?.name ?? edgeOf(at);

/** Its sign, else its kind, else "w" for a word and "" for none. */
function signAt({ words }: Message, at: number): string {
	const word = words[at];
	return word ? (word.sign ?? (word.isNamed ? word.name : "w")) : "";
}

/** The words up to three places before and after. */
function addNeighbours(message: Message, at: number, add: Add) {
	const { name, key: own, isNamed } = message.words[at] as Word;
	const key = (by: number) => keyAt(message, at + by);
	const sign = (by: number) => signAt(message, at + by);
	add("name", name);
	add("key", own);
	for (const by of [-3, -2, -1, 1, 2, 3]) {
		add("key", by, key(by));
		add("name", by, nameAt(message, at + by));
	}
	for (const by of [-3, -2, -1, 0, 1, 2, 3]) add("sign", by, sign(by), name);
	add("sign 1 2", sign(0), sign(1), sign(2));
	add("sign 1 2 3", sign(0), sign(1), sign(2), sign(3));
	add("sign -1 -2", sign(0), sign(-1), sign(-2));
	add("sign -1 1", sign(0), sign(-1), sign(1));
	add("pair -1", key(-1), own);
	add("pair 1", own, key(1));
	add("next two", key(1), key(2), name);
	add("last two", key(-2), key(-1), name);
	add("around", key(-1), name, key(1));
	add("next three", key(1), key(2), key(3));
	add("last three", key(-3), key(-2), key(-1));
	add("marks", message.isMarked(at - 1), message.isMarked(at), isNamed);
	add("mark before", message.isMarked(at - 1), own);
	add("mark after", message.isMarked(at), own);
}

/** Where the thing, the thing that is counted, or the nearest thing is named again. */
function addMentions(message: Message, at: number, alike: readonly number[], add: Add) {
	const { name, piece, isNamed } = message.words[at] as Word;
	const { things, isMarked } = message;
	const mentionsOf = (thing: Piece) => message.mentions.get(thing) ?? [];
	const sides = (all: readonly number[], from: number) =>
		[all.some((on) => on < from), all.some((on) => on > from)] as const;
	add("alike", name, ...sides(alike, at));
	if (piece.kind === "thing") {
		add("same", ...sides(mentionsOf(piece), at));
		addNextMention(message, "again", at, at, mentionsOf(piece), add);
	}
	const counted = message.counted.get(piece);
	if (counted) {
		const named = mentionsOf(counted);
		addNextMention(message, "counted again", at, counted.from, named, add);
	}
	if (isNamed) return;
	const sign = signAt(message, at);
	const last = things.findLast(({ from }) => from < piece.from);
	if (last) {
		const isClause = !Array.from({ length: at - last.to + 1 }, (_, by) => last.to - 1 + by).some(
			isMarked,
		);
		const [isAgain] = sides(mentionsOf(last), last.from);
		add("after thing", isAgain, isClause, at - last.to < 3, sign);
	}
	const next = things.find(({ from }) => from >= piece.to);
	if (next) add("before thing", ...sides(mentionsOf(next), next.from), next.from - at < 3, sign);
}

/** What stands around the next mention after `from`. */
function addNextMention(
	message: Message,
	name: string,
	at: number,
	from: number,
	mentions: readonly number[],
	add: Add,
) {
	const { words } = message;
	const on = mentions.find((one) => one > from);
	if (on === undefined) {
		if (mentions.length > 0) add(name, "last", signAt(message, at + 1), signAt(message, at + 2));
		return;
	}
	const signs = [on - 1, on + 1, on + 2].map((place) => words[place]?.sign ?? edgeOf(place - on));
	add(name, "before", keyAt(message, on - 1));
	add(name, "sign", ...signs);
	add(name, "after", keyAt(message, on + 1));
	add(name, "after", keyAt(message, on + 1), keyAt(message, on + 2));
	for (const { key } of words.slice(on + 1, on + 7)) add(name, "clause", key);
	const isCounted = [words[on - 1], words[on + 1]].some((one) => one?.piece.kind === "number");
	add(name, "has a number", isCounted, words[at]?.name ?? "");
}

/** In words. */
const reach = 7;

/** What stands on either side, up to the next name of its kind and beyond. */
function addWithinReach(message: Message, at: number, alike: readonly number[], add: Add) {
	const { words } = message;
	const { name, isNamed } = words[at] as Word;
	for (let on = Math.max(0, at - reach); on < Math.min(words.length, at + reach + 1); on++) {
		const other = words[on];
		if (!other || on === at) continue;
		const side = on < at ? "before" : "after";
		const isBetween = !alike.some((one) => (on < at ? one > on && one < at : one < on && one > at));
		add(side, other.key, isNamed ? name : "word");
		if (other.sign) add(side, isBetween, "sign", other.sign, isNamed ? name : signAt(message, at));
		const isAlike = alike.some((one) => (on < at ? one < on : one > on));
		if (isNamed && isBetween && isAlike) add(side, "between", other.key);
	}
}

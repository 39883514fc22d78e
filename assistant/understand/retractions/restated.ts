/** Counts that a message corrects by telling them again: "3 pants 2 shirts, no, 2 pants 3 shirts", "4, one went, so 3". */
import { numberAt } from "../numbers.ts";
import { isEntity, type Piece, type Reading } from "../reading.ts";
import { wholeNumber } from "../words/number-words.ts";
import { takesBack } from "./features.ts";

/** Words of a message, the last one excluded. */
export interface Segment {
	from: number;
	to: number;
}

/** The things of a list with their numbers, up to a word that takes back, where they are all counted again after it. */
export function restatedList(reading: Reading): Segment | undefined {
	const { pieces } = reading;
	const sign = pieces.findIndex((piece) => takesBack(piece, reading));
	if (sign < 0) return undefined;
	let end = sign + 1;
	while (pieces[end] && !isEntity(pieces[end] as Piece)) end++;
	const before = countedThings(pieces.slice(0, sign));
	const after = countedThings(pieces.slice(end));
	const isAgain = before?.every(({ meaning }) => after?.some((one) => one.meaning === meaning));
	if (!before || !after || before.length < 2 || !isAgain) return undefined;
	const from = pieces.find(({ kind }) => kind === "number")?.from ?? 0;
	return { from, to: pieces[end]?.from ?? 0 };
}

/** Things of which each has a number beside it; undefined where one has none. */
function countedThings(pieces: readonly Piece[]): Piece[] | undefined {
	const things = pieces.filter(({ kind }) => kind === "thing");
	const numbers = pieces.filter(({ kind }) => kind === "number");
	return things.length === numbers.length ? things : undefined;
}

/** "7 kg, not 5": the count that is refused. */
export function refusedCount({ pieces, tokens }: Reading): Segment | undefined {
	const at = pieces.findIndex(
		({ kind, from }, place) => kind === "number" && place > 1 && tokens[from - 1]?.text === "not",
	);
	const { from = 0, to = 0 } = pieces[at] ?? {};
	// "Not 6 but 7 shirts"
	const other = pieces.find((piece) => piece.from > from && piece.kind === "number");
	const between = tokens.slice(to, other?.from).map(({ text }) => text);
	if (at > 0 && other && /^(?:but|balki|par|its)?$/.test(between.join(" ")))
		return { from: from - 1, to: other.from };
	const isLast = pieces.slice(at + 1).every(({ kind }) => kind === "concept");
	const hasOther = pieces.slice(0, at).some(({ kind }) => kind === "number");
	return at > 0 && isLast && hasOther ? { from: from - 1, to } : undefined;
}

/** "2 cotton sarees, but both are silk": the kind is read with the thing (`last-kinds.ts`). */
export function tellsKindOfAll({ pieces, tokens }: Reading): boolean {
	const things = pieces.filter(({ kind }) => kind === "thing");
	const counts = pieces.flatMap(({ number }) => number ?? []);
	const last = things.at(-1);
	if (!last || things.length < 2) return false;
	return tokens
		.slice(Math.max(0, last.from - 2), last.to + 2)
		.some(({ text }) => counts.includes(wholeNumber(text) ?? 0));
}

interface Told {
	value: number;
	from: number;
	to: number;
}

const leads =
	/^(?:to|toh|so|ab|now|actually|total|make|makes|it|its|that|yani|hence|then|phir|bas|only|just)$/;
const settled = /^ (?:hi|hee|only|left|bach\w*|rah|reh|now|ho) /;
const goesOn = /^(?:hi|hee|only|left|more|hai|hain|hein|h|bache?|bachi|rah|reh|ga[iy]\w*|now|ho)$/;

/**
 * A first count, how many more or fewer they are, and what comes of it: "3 sweaters, actually 4, found another one". It is
 * read only where the three numbers agree.
 * @returns the place of the first count, what comes of it, and the words that told it
 */
export function settledCount(
	reading: Reading,
): { first: number; value: number; gone: Segment } | undefined {
	const { pieces, tokens } = reading;
	const words = tokens.map(({ text }) => text);
	const things = new Set(
		pieces.filter(({ kind }) => kind === "thing").map(({ meaning }) => meaning),
	);
	const numbers = numbersTold(reading);
	const [first, second, third, ...others] = numbers;
	if (!first || !second || !third || others.length > 0 || things.size === 0) return undefined;
	const ownThings = pieces.filter(({ kind, from }) => kind === "thing" && from > first.from);
	// "5 kurtas, 2 silk so 3 cotton": the parts of a count.
	const isOfPart = ({ to }: Told) => ownThings.some(({ from }) => from === to);
	if (isOfPart(second) || isOfPart(third) || things.size > 2) return undefined;
	// "10 shirts, iron 4 so dry clean 6"
	if (pieces.some(({ meaning }) => meaning === "iron")) return undefined;
	const isLast = (one: Told, other: Told) =>
		one.value === first.value + other.value || one.value === first.value - other.value;
	const isCued = ({ from, to }: Told) =>
		words.slice(Math.max(0, from - 2), from).some((word) => leads.test(word)) ||
		settled.test(` ${words.slice(to, to + 2).join(" ")} `);
	const found = [third, second].find(
		(one) => isLast(one, one === third ? second : third) && isCued(one),
	);
	// "3 coats, 2 need a button, so 1 is for cleaning"
	const isToldOf = /^(?:is|are) (?!left|now|there)/.test(words.slice(third.to).join(" "));
	if (!found || isToldOf) return undefined;
	let { from } = second;
	while (leads.test(words[from - 1] ?? "")) from--;
	let { to } = third;
	while (goesOn.test(words[to] ?? "") && !tokens[to - 1]?.isLast) to++;
	return { first: first.from, value: found.value, gone: { from, to } };
}

/** Numbers of things, and "ek", "another": one more of them. */
function numbersTold({ pieces, words, tokens }: Reading): Told[] {
	return pieces.flatMap(({ kind, number, from, to }, at): Told[] => {
		if (kind === "number" && number !== undefined) return [{ value: number, from, to }];
		const isOne = /^(?:ek|one|another)$/.test(words[from] ?? "");
		const isSaid = words[from - 1] === "another";
		const isBare = kind === "concept" && pieces[at]?.to === from + 1;
		const isAnother = words[from] === "another" && words[to] === "one";
		const doubtful = isBare && !isOne ? numberAt(tokens, from) : undefined;
		if (doubtful?.length === 1) return [{ value: doubtful.value, from, to }];
		return isOne && isBare && !isSaid ? [{ value: 1, from, to: isAnother ? to + 1 : to }] : [];
	});
}

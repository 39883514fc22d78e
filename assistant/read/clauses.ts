/** The clauses of a message, and the signs by which they speak of the list before it. */
import { isOrdinary } from "./learnt/ordinary-words.ts";
import { unitAt } from "./numbers.ts";
import type { Piece, Reading } from "./pieces.ts";
import { isAnd } from "./things.ts";
import type { Token } from "./tokens.ts";
import { isOf, type Kind, says } from "./words/vocabulary.ts";

/** So many more of a number or thing: "ek aur", "2 more", "ek coat aur nikla", not "2 coat aur 3 shirt". */
export function isMore({ pieces, text }: Reading): boolean {
	const isAfter = pieces.some(({ kind, meaning, isLast }, at) => {
		// "2 kilo aur"
		const place = at + (pieces[at + 1]?.kind === "unit" ? 2 : 1);
		const [next, after] = [pieces[place], pieces[place + 1]?.kind];
		// "Ek aur pant", not "shirt 2 aur pant 3".
		const isOfNext = kind === "number" && after === "thing" && pieces[at - 1]?.kind !== "thing";
		return (
			(kind === "number" || kind === "thing" || isOf("one", meaning)) &&
			!isLast &&
			next?.kind === "word" &&
			isOf("more", next.meaning) &&
			after !== "number" &&
			(after !== "thing" || isOfNext)
		);
	});
	return !says("instead", text) && (isAfter || says("another", text));
}

/** The word after "ok", "haan ji". */
const afterLeadIn = ({ texts }: Reading) => texts.find((text) => !isOf("leadIn", text));

export const adds = (reading: Reading): boolean =>
	isOf("begins", afterLeadIn(reading)) ||
	says("also", wordsOnly(reading.pieces)) ||
	isMore(reading);

/** Leans on what was said before, or is short. */
export const leans = (reading: Reading): boolean =>
	reading.tokens.length <= 6 || adds(reading) || says("refers", reading.text);

/** The most pieces of a change that is plain whatever ordinary words it has. */
const mostOfShort = 4;

/**
 * The number of words that no rule reads. A reason, which names nothing ("sandals off, they are torn"), and the ordinary
 * words of a short change ("dupatte 2 hi lagao") do not count.
 */
export function unread({ pieces, tokens }: Reading): number {
	const isShort = pieces.length <= mostOfShort && pieces.some(({ kind }) => kind === "thing");
	return inClauses(pieces, ({ isLast }) => isLast)
		.filter((clause, at) => at === 0 || !isReason(clause))
		.flat()
		.filter(
			({ kind, meaning, from }) =>
				kind === "word" &&
				!isOf("read", meaning) &&
				!(isShort && isOrdinary(meaning, tokens[from]?.isHindi === true)) &&
				!changing.some((sign) => isOf(sign, meaning)) &&
				unitAt({ text: meaning }) === undefined,
		).length;
}

/** The clauses of a message that name a thing, a number or a change: between commas, after a Hindi verb, before "and add". */
export function clausesOf({ pieces, tokens }: Reading): Token[][] {
	const isVerb = ({ kind, meaning }: Piece) => kind === "word" && isOf("endsClause", meaning);
	const isChange = (piece: Piece | undefined) =>
		piece?.kind === "word" && (isOf("takesOff", piece.meaning) || isOf("also", piece.meaning));
	return inClauses(pieces, (piece, at) => {
		const [next, after] = pieces.slice(at + 1);
		const isEnd = next && ((isAnd(next) && isChange(after)) || (isVerb(piece) && !isVerb(next)));
		return piece.isLast || isEnd === true;
	})
		.filter((clause) => clause.length > 0 && !isReason(clause))
		.map((clause) => tokens.slice(clause[0]?.from, clause.at(-1)?.to));
}

function inClauses(
	pieces: readonly Piece[],
	endsAt: (piece: Piece, at: number) => boolean,
): Piece[][] {
	const clauses: Piece[][] = [[]];
	pieces.forEach((piece, at) => {
		clauses.at(-1)?.push(piece);
		if (endsAt(piece, at)) clauses.push([]);
	});
	return clauses;
}

/** The words alone, each in blanks: "2 piece suit" says no "2 pieces". */
export const wordsOnly = (pieces: readonly Piece[]): string =>
	` ${pieces.map(({ kind, meaning }) => (kind === "word" ? meaning : "-")).join(" ")} `;

/** Signs of a change of the list. */
const changing: readonly Kind[] = [
	"less",
	"refusal",
	"only",
	"instead",
	"one",
	"more",
	"also",
	"all",
	"countSame",
	"countPart",
	"countEach",
	"ofThem",
	"swaps",
	"sameNumber",
];

/** Names no thing, number or change. */
function isReason(pieces: readonly Piece[]): boolean {
	const text = wordsOnly(pieces);
	return pieces.every(({ kind }) => kind === "word") && !changing.some((kind) => says(kind, text));
}

/** Features of each mention of a message, from which it is learnt what it does to the list. */
import type { Line } from "../../frame.ts";
import { isCounted } from "../lines.ts";
import type { Mention } from "../mentions.ts";
import { isEntity, type Piece, type Reading } from "../pieces.ts";
import { remembered } from "../remembered.ts";
import { soundOf, wordKey } from "../sound.ts";
import { languages } from "../words/vocabulary.ts";
import { classOf } from "./act-features.ts";

/** Words by their function in changes of a list; what they do is learnt. */
const signs = languages.flatMap(({ listSigns }) =>
	Object.entries(listSigns).map(
		([sign, words]) => [sign, new RegExp(`^(?:${words.replaceAll(", ", "|")})$`)] as const,
	),
);
const signOf = remembered((word) => signs.find(([, words]) => words.test(word))?.[0] ?? "");

/** In pieces, on either side of a mention. */
const reach = 8;

/** The pieces of a mention, with its number and unit. */
interface Span {
	first: number;
	last: number;
}

/** A mention as two readers see it: one by the words around it, one by their functions in changes of a list. */
export interface Views {
	words: string[];
	signs: string[];
}

/**
 * @param acts what the message asks
 * @param list before the message
 */
export function featuresOfMentions(
	{ pieces: all, tokens }: Reading,
	mentions: readonly Mention[],
	acts: readonly string[],
	list: readonly Line[],
): Views[] {
	const spans = mentions.map((mention) => spanOf(mention, all));
	const ownAt = (at: number) =>
		mentions[spans.findIndex(({ first, last }) => first <= at && at <= last)];
	// "Double everything" names no double blanket.
	const pieces = all.map(
		(piece, at): Piece =>
			piece.kind === "thing" && !ownAt(at) ? { ...piece, kind: "word" } : piece,
	);
	const keys = pieces.map((piece, at) => {
		if (!isEntity(piece)) return wordKey(piece.meaning);
		return piece.kind === "thing" ? `<${ownAt(at)?.kind}>` : `<${classOf(piece)}>`;
	});
	const asks = tokens.at(-1)?.end === "?";
	const message = [
		"bias",
		`acts ${acts.join()}`,
		...acts.map((act) => `act ${act}`),
		`asks ${asks}`,
		`sum ${list.some(isCounted)}`,
		`kinds ${mentions.map(({ kind }) => kind).join()}`,
	];
	/** Of several mentions the words of one are not those of another. */
	const several = mentions.length > 1;
	const words = [
		`length ${Math.min(6, Math.floor(pieces.length / 3))}`,
		...keys.map((key, at) => `pair ${several} ${keys[at - 1] ?? "^"} ${key}`),
		...pieces.flatMap((piece) => wordsOf(piece).map((word) => `has ${several} ${word}`)),
	];
	const signs = [...new Set(signsOf(pieces))];
	return mentions.map((mention, place) => {
		const { kind, lines, isEach } = mention;
		const { first, last } = spans[place] as Span;
		const about = `${kind} ${narrows(mention)} ${amountOf(mention)}`;
		const size = Math.min(3, list.length);
		const own = [
			...message,
			kind,
			about,
			`one ${about} ${mention.quantity === 1} ${isEach}`,
			`side ${about} ${pieces[first]?.kind} ${pieces[last]?.kind}`,
			`lines ${kind} ${Math.min(2, lines.length)} ${lines.at(-1)?.quantity === 1}`,
			`list ${about} ${size}`,
			`list ${size}`,
			`place ${place === 0} ${place === mentions.length - 1}`,
			`before ${kind} ${mentions[place - 1]?.kind}`,
			`after ${kind} ${mentions[place + 1]?.kind}`,
			`acts ${kind} ${acts[0]}`,
			`asks ${about} ${asks}`,
		];
		const left = pieces.slice((spans[place - 1]?.last ?? -1) + 1, first);
		const right = pieces.slice(last + 1, spans[place + 1]?.first);
		const beside = [...besideOf(keys, first, last, about), ...clauseOf(left, right, about)];
		const ofSigns = [kind, about].flatMap((name) => [
			...rowsOf(signsOf(left), signsOf(right)).map((row) => `sign ${name} ${row}`),
			...signs.map((sign) => `sign ${several} ${name} ${sign}`),
		]);
		return { words: [...own, ...words, ...beside], signs: [...own, ...ofSigns] };
	});
}

/** The neighbours of a mention, in order. */
function besideOf(keys: readonly string[], first: number, last: number, about: string): string[] {
	const keyAt = (at: number) => keys[at] ?? (at < 0 ? "^" : "$");
	const before = [3, 2, 1].map((by) => keyAt(first - by));
	const after = [1, 2, 3].map((by) => keyAt(last + by));
	return [
		...[1, 2, 3, 4].flatMap((by) => [`-${by} ${keyAt(first - by)}`, `+${by} ${keyAt(last + by)}`]),
		`--- ${before.join(" ")}`,
		`+++ ${after.join(" ")}`,
		`-+ ${before[2]} ${after[0]}`,
		...["", about].flatMap((name) => [
			`-- ${name} ${before.slice(1).join(" ")}`,
			`++ ${name} ${after.slice(0, 2).join(" ")}`,
		]),
		`- ${about} ${before[2]}`,
		`+ ${about} ${after[0]}`,
	];
}

/** The words up to the mentions beside it, and whether a comma parts them from it. */
function clauseOf(left: readonly Piece[], right: readonly Piece[], about: string): string[] {
	const near = { before: left.slice(-reach), after: right.slice(0, reach) };
	return (["before", "after"] as const).flatMap((side) =>
		near[side].flatMap((piece, at, row) => {
			const between = side === "before" ? row.slice(at) : row.slice(0, at);
			const isClause = !between.some(({ isLast }) => isLast);
			return wordsOf(piece).flatMap((word) => [
				`${side} ${isClause} ${word}`,
				`${side} ${about} ${word}`,
			]);
		}),
	);
}

/** The signs up to the mentions beside it, in order and each by itself. */
const rowsOf = (left: readonly string[], right: readonly string[]): string[] => [
	`${left.slice(-2)}|${right.slice(0, 2)}`,
	`${left.slice(-1)}|${right.slice(0, 1)}`,
	`before ${left.slice(-2)}`,
	`after ${right.slice(0, 2)}`,
	`after ${right.slice(0, 3)}`,
	...[...new Set(left)].map((sign) => `has before ${sign}`),
	...[...new Set(right)].map((sign) => `has after ${sign}`),
];

const isAmount = (piece: Piece | undefined) => piece?.kind === "number" || piece?.kind === "unit";

function spanOf({ first, last, kind, quantity }: Mention, pieces: readonly Piece[]): Span {
	const span = { first, last };
	if (kind === "number" || quantity === undefined) return span;
	const isBefore = (at: number) => isAmount(pieces[at]) && !pieces[at]?.isLast;
	if (isBefore(first - 1)) span.first -= isBefore(first - 2) ? 2 : 1;
	else if (isAmount(pieces[last + 1]) && !pieces[last]?.isLast)
		span.last += pieces[last + 2]?.kind === "unit" ? 2 : 1;
	return span;
}

/** Names a kind of a line whose kind is open. */
function narrows({ kind, ids, lines }: Mention): boolean {
	const own = lines.at(-1)?.ids ?? [];
	return kind === "line" && new Set(own.map((id) => ids.includes(id))).size > 1;
}

/** A number beside that of its line. */
function amountOf({ quantity, lines }: Mention): string {
	const was = lines.at(-1)?.quantity;
	if (quantity === undefined) return "none";
	if (was === undefined) return "some";
	return quantity < was ? "fewer" : quantity > was ? "more" : "same";
}

/** A word by its sound, whole and in short. */
const wordsOf = (piece: Piece): string[] =>
	isEntity(piece) ? [] : [`=${soundOf(piece.meaning)}`, wordKey(piece.meaning)];

const signsOf = (pieces: readonly Piece[]): string[] =>
	pieces
		.map(({ kind, meaning }) => (kind === "number" ? "N" : kind === "word" ? signOf(meaning) : ""))
		.filter((sign) => sign !== "");

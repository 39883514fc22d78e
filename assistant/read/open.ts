/** No sum is stated if a number of a message is left over, or a word of it changes counts. */

import { type Amount, otherCounted } from "./amounts.ts";
import { countWords } from "./count-words.ts";
import type { ItemIndex } from "./item-index.ts";
import type { NamedItem } from "./items.ts";
import type { Reading } from "./pieces.ts";
import { isAnd, isWork, type Thing } from "./things.ts";
import { headsOf, occasions } from "./words/item-words.ts";
import { wholeNumber } from "./words/number-words.ts";
import { wantsDryCleaning } from "./work.ts";

/** True if a number is left over or a word changes counts: no sum is stated then. */
export function isOpen(
	reading: Reading,
	things: readonly Thing[],
	items: readonly NamedItem[],
	left: readonly Amount[],
): boolean {
	const sum = items.reduce((all, { quantity = 1 }) => all + quantity, 0);
	const heads = things.filter(({ hasHead }) => hasHead);
	// "2 things: a bag and a coat", "5 kapde: 3 shirt 2 pant"
	const isKnown = (number: number) =>
		items.length > 1 && (number === items.length || number === sum);
	// "Har kamre me do parde": how many rooms is told elsewhere or not at all.
	const isOfOwners = reading.texts.some(
		(text, at) =>
			/^(?:har|per|each|every|prati|sab)$/.test(text) &&
			otherCounted.test(reading.texts[at + 1] ?? ""),
	);
	if (isOfOwners && items.length > 0) return true;
	// "Hum teen log, sabki do do shirt": how many people have two each is not told.
	if (heads.length === 1 && reading.pieces.some(({ isEach }) => isEach)) return true;
	if (left.filter(({ unit }) => unit === "kg").length > 1 || isTwice(reading, things)) return true;
	if (!left.every(({ quantity, unit }) => unit === "kg" || isKnown(quantity))) return true;
	// A quantity that does not fit the unit of its price.
	if (
		things.some(
			({ quantity, hasHead, words }) =>
				hasHead &&
				quantity !== undefined &&
				quantity !== 1 &&
				items.some((item) => item.group.words === words && item.quantity === undefined),
		)
	)
		return true;
	const words = countWords(reading);
	if (words.some((kind) => kind !== "each" || heads.some(({ quantity }) => quantity === undefined)))
		return true;
	// "Teeno ka total" of two things that were understood.
	const counted = reading.texts.flatMap((text) => wholeNumber(text) ?? []);
	if (items.length > 0 && counted.some((number) => number !== items.length && number !== sum))
		return true;
	return isEither(reading, things) || isToldByParts(things);
}

const corrects =
	/ (?:hi|hee|kar|karo|kardo|make|only|sirf|bas|just|no|nahi|not|sorry|wait|rather|ab|now) /;

/** A thing that is counted twice without "and", a comma or an owner between: which count is meant is not told. */
function isTwice({ pieces, text }: Reading, things: readonly Thing[]): boolean {
	const named = things.filter(({ hasHead, words }) => hasHead && words.length > 0);
	const heads = (thing: Thing) => headsOf(thing.words).join();
	// "Kambal single do, oh double, do hi"
	const isAgain = named.some((one, at) =>
		named
			.slice(at + 1)
			.some(
				(other) =>
					heads(one) === heads(other) &&
					one.quantity !== undefined &&
					one.quantity === other.quantity,
			),
	);
	if (isAgain && / (?:hi|hee|oh|oho|arre|are|no|nahi|sorry|mean|meant|actually|matlab) /.test(text))
		return true;
	return named.some((one, at) => {
		const other = named.slice(at + 1).find(({ words }) => words.join() === one.words.join());
		if (!other || (one.quantity === undefined && other.quantity === undefined)) return false;
		const between = pieces.slice(one.last, other.first);
		const isJoined = between.length < 5 || between.some((piece) => piece.isLast || isAnd(piece));
		return (
			one.quantity === undefined || other.quantity === undefined || !isJoined || corrects.test(text)
		);
	});
}

const idleOne =
	/^(?:bat|baat|sawal|din|bar|baar|sath|saath|minute|min|dam|din|dafa|number|jaisa|jaise|tarah|hafta|hafte|mahina|ghanta|kam|kaam|aadmi|band[aei]|person|ladka|day|time|week|by|thing|question|of|stop|dusre|to|hi|me|mein)$/;

const beforeOne = /^(?:which|that|this|the|no|any|each|every|good|new|normal|koi|har|konsa)$/;

/** "3 blankets, but one is clean": of several things one that is told apart. */
export function tellsOneApart({ pieces }: Reading, items: readonly NamedItem[]): boolean {
	const isOne = (at: number) => {
		const [last, piece, next] = [pieces[at - 1], pieces[at], pieces[at + 1]];
		return (
			piece?.kind === "word" &&
			/^(?:ek|one)$/.test(piece.meaning) &&
			// "A cotton one", "ek meri wife ka lehenga"
			last?.kind !== "thing" &&
			!pieces.slice(at + 1, at + 5).some(({ kind }) => kind === "thing") &&
			!beforeOne.test(last?.meaning ?? "") &&
			!idleOne.test(next?.meaning ?? "")
		);
	};
	return items.some(({ quantity = 1 }) => quantity > 1) && pieces.some((_, at) => isOne(at));
}

/** A kind that was said apart from its thing, where the price knows it: "6 curtains washed with lining". */
export function hasKindLeft(things: readonly Thing[], index: ItemIndex): boolean {
	const heads = things.filter(({ hasHead }) => hasHead);
	const isOf = (words: readonly string[]) =>
		heads.some((head) => index.find([...headsOf(head.words), ...words]).length > 0);
	return things.some(
		({ hasHead, words }) =>
			!hasHead &&
			words.length > 0 &&
			!isWork(words) &&
			!words.every((word) => occasions.has(word)) &&
			isOf(words),
	);
}

/** "10 shirts only to iron and a coat dry cleaned" */
export const hasSeveralWorks = ({ text }: Reading, things: readonly Thing[]): boolean =>
	wantsDryCleaning(text) &&
	/ (?:only|just|sirf|bas) /.test(text) &&
	things.some(({ words }) => words.join() === "iron") &&
	things.filter(({ hasHead }) => hasHead).length > 1;

/** "A shirt or two pants" */
function isEither({ pieces, texts }: Reading, things: readonly Thing[]): boolean {
	const [first, last] = [things[0], things.at(-1)];
	const between = texts
		.slice(pieces[first?.last ?? 0]?.to, pieces[last?.first ?? 0]?.from)
		.join(" ");
	const isEnglish = /\b(?:a|an|the|is|are|my|of|for|i|have)\b/.test(texts.join(" "));
	return first !== last && (isEnglish ? /\b(?:or|ya)\b/ : /\bya\b/).test(between);
}

/** "5 blankets, 2 single": the later count may be a part of the earlier one, or come on top. */
function isToldByParts(things: readonly Thing[]): boolean {
	const counted = things.filter(({ quantity }) => quantity !== undefined);
	return counted.some((whole, at) =>
		counted
			.slice(at + 1)
			.some(
				({ words, quantity = 0 }) =>
					words.length > whole.words.length &&
					quantity <= (whole.quantity ?? 0) &&
					whole.words.every((word) => words.includes(word)),
			),
	);
}

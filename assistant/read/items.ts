/** The things of a message as entries of the rate card, with their quantities. */
import { type AskedItem, frameLimits } from "../frame.ts";
import { countWords } from "./count-words.ts";
import { type Amount, bind, otherCounted } from "./counts.ts";
import type { ItemIndex } from "./item-index.ts";
import type { Unit } from "./numbers.ts";
import type { Reading } from "./pieces.ts";
import { inUnit, quantityFor } from "./price-units.ts";
import {
	idsOf,
	isAnd,
	isWork,
	joinSets,
	type NamedThings,
	narrow,
	type Thing,
	thingsIn,
} from "./things.ts";
import { headsOf, isModifier, occasions } from "./words/item-words.ts";
import { wholeNumber } from "./words/number-words.ts";
import { byWork, wantsDryCleaning } from "./work.ts";

export interface NamedItem extends AskedItem {
	group: Thing;
}

export interface FoundItems {
	things: readonly Thing[];
	items: readonly NamedItem[];
	/** Kinds and works that are refused: "iron" of "without ironing". */
	refused: readonly string[];
	/** Words that only say which one, for a follow-up: "silk", "double". */
	loose: readonly string[];
	/** A quantity that belongs to no thing of the message. */
	quantity: number | undefined;
	unit: Unit | undefined;
	/** The quantity is of every thing spoken of. */
	isEach: boolean;
	/** "men", "women" */
	genders: readonly string[];
	/** Every number that counts, weighs or measures. */
	numbers: readonly number[];
	/** Numbers that no thing of the message has. */
	left: readonly number[];
	/** A number, or a word that changes a count, is not accounted for. */
	isOpen: boolean;
}

export function findItems(reading: Reading, index: ItemIndex): FoundItems {
	const { things, refused, genders } = thingsIn(reading, index);
	const { amounts, left } = bind(things, reading, index);
	joinSets(things, index);
	const hasHead = things.some((thing) => thing.hasHead && thing.words.length > 0);
	const isStory = ({ words }: Thing) =>
		reading.pieces.length > 5 && words.every((word) => occasions.has(word));
	const named = things.flatMap((group): NamedItem[] => {
		if (group.words.length === 0) return [];
		if (!group.hasHead && ((hasHead && group.words.join() !== "iron") || isStory(group))) return [];
		// "6 kilo kapde press ke sath"
		if (group.unit === "kg" && group.words.join() === "iron") group.words = ["wash", "iron"];
		const kept = narrow(
			idsOf(group.words, gendersOf(group, genders), index),
			(id) => !index.isNamedBy(id, refused),
		);
		const ids = ofWeight(inUnit(kept, group, index), reading, index).slice(
			0,
			frameLimits.alternatives,
		);
		if (ids.length === 0) return [];
		const quantity = quantityFor(group, ids, index);
		return [{ ids, ...(quantity !== undefined && { quantity }), group }];
	});
	const items = byWork(merged(named), things, reading, refused, index);
	const [free] = left;
	return {
		things,
		items,
		refused,
		loose: things.filter((thing) => !thing.hasHead).flatMap(({ words }) => words),
		quantity: free?.quantity,
		unit: free?.unit,
		isEach: free?.isEach === true,
		genders: genders.map(({ name }) => name),
		numbers: amounts.map(({ quantity }) => quantity),
		left: left.map(({ quantity }) => quantity),
		isOpen:
			isOpen(reading, things, items, left) ||
			tellsOneApart(reading, items) ||
			hasKindLeft(things, index) ||
			hasSeveralWorks(reading, things),
	};
}

/** Of several genders the one nearest to the thing. */
function gendersOf({ first, last }: Thing, genders: NamedThings["genders"]): string[] {
	const distance = (place: number) => (place < first ? first - place : place - last);
	const nearest = Math.min(...genders.map(({ place }) => distance(place)));
	return genders.flatMap(({ name, place }) => (distance(place) === nearest ? [name] : []));
}

/** "10 kilo wash and iron, normal wala": of rates by weight those whose name has the word. */
function ofWeight(ids: readonly string[], { texts }: Reading, index: ItemIndex): string[] {
	return narrow(ids, (id) => {
		const { measure, words } = index.item(id) ?? {};
		return (
			measure === "kg" &&
			texts.some(
				(word) =>
					isModifier(word) &&
					!isWork([word]) === false &&
					words?.has(word) &&
					/normal|premium/.test(word),
			)
		);
	});
}

/** A thing that is named twice counts once, with its quantity. */
function merged(items: NamedItem[]): NamedItem[] {
	const kept: NamedItem[] = [];
	for (const item of items) {
		const last = kept.at(-1);
		// "Blankets 5, all double bed", "jacket ek hai leather ki"
		const isOfLast =
			last?.quantity !== undefined &&
			item.quantity === undefined &&
			item.ids.length < last.ids.length &&
			item.ids.every((id) => last.ids.includes(id));
		if (isOfLast) {
			last.ids = item.ids;
			continue;
		}
		const same = kept.find(({ ids }) => ids.join() === item.ids.join());
		if (!same) kept.push(item);
		else if (item.quantity !== undefined)
			same.quantity = Math.min(frameLimits.quantity, (same.quantity ?? 0) + item.quantity);
	}
	// "Shoes, normal sports shoes hai": what they are is told after.
	const isTold = (item: NamedItem) =>
		item.quantity === undefined &&
		kept.some(
			({ ids }) => ids.length < item.ids.length && ids.every((id) => item.ids.includes(id)),
		);
	return kept.filter((item) => !isTold(item)).slice(0, frameLimits.items);
}

/** Where a number is left over or a word changes counts, no sum is stated. */
function isOpen(
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
function tellsOneApart({ pieces }: Reading, items: readonly NamedItem[]): boolean {
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
function hasKindLeft(things: readonly Thing[], index: ItemIndex): boolean {
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
const hasSeveralWorks = ({ text }: Reading, things: readonly Thing[]): boolean =>
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

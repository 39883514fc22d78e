/**
 * The doubts of a sum: each number of a message, and each word that changes a count, is accounted for by a
 * thing's quantity. What is left over is a doubt, and then the visitor is asked how many of each are meant.
 */
import { type Amount, type Countable, owner } from "./amounts.ts";
import { changesCount } from "./count-word-doubts.ts";
import type { ItemIndex } from "./item-index.ts";
import type { NamedItem } from "./items.ts";
import { declines, inPieces, ironing, works, workWords } from "./kinds-of-work.ts";
import { languageOf } from "./language.ts";
import { loneCounts } from "./lone-counts.ts";
import type { Reading } from "./reading.ts";
import { sumOf } from "./running-list.ts";
import { type CountPlace, type CountWord, countWordsOf } from "./words/count-words.ts";
import { headsOf, isModifier, occasions } from "./words/item-words.ts";
import { wholeNumber } from "./words/number-words.ts";

export type Doubt =
	| CountWord
	| "number"
	| "kind"
	| "work"
	| "lost"
	| "either"
	| "row"
	| "name"
	| "all"
	| "price";

export interface Said {
	reading: Reading;
	groups: readonly Countable[];
	items: readonly NamedItem[];
	amounts: readonly Amount[];
	/** Amounts that no thing has taken. */
	left: readonly Amount[];
	/** Places of the pieces of kinds that are not meant. */
	leftOut: ReadonlySet<number>;
	index: ItemIndex;
}

export function doubtsOf(said: Said): Doubt[] {
	const texts = said.reading.tokens.map(({ text }) => text);
	// "Half a dozen" is a number.
	const isOfName = ({ from }: CountPlace) =>
		said.reading.pieces.some(
			({ kind, from: start, to }) =>
				start <= from && from < to && (kind === "number" || kind === "thing"),
		);
	const words = countWordsOf(texts).filter(
		(place) => !isOfName(place) && changesCount[place.kind](said, place),
	);
	const isDoubtful: Record<Exclude<Doubt, CountWord>, boolean> = {
		number: hasNumberLeft(said) || hasLoneCount(said) || isOfSeveral(said),
		lost: hasLost(said),
		kind: hasKindLeft(said) || isToldByParts(said),
		work: hasSeveralWorks(said),
		either: isEither(said),
		row: isRow(said),
		name: isHalfNamed(said),
		all: countsOthers(said),
		price: hasTwoPrices(said),
	};
	const doubts = (Object.keys(isDoubtful) as (keyof typeof isDoubtful)[]).filter(
		(doubt) => isDoubtful[doubt],
	);
	return [...doubts, ...words.map(({ kind }) => kind)];
}

/** A number that no thing has, unless it counts the whole list: "2 things: a bag and a coat", "5 kapde: 3 shirt 2 pant". */
function hasNumberLeft({ left, items, groups, reading }: Said): boolean {
	const sum = sumOf(items);
	// Before the list, or as its sum.
	const isOutside = (place: number) =>
		groups.every(({ first }) => place < first) ||
		(groups.every(({ last }) => place > last) &&
			reading.pieces.some(
				({ meaning }, at) => Math.abs(at - place) < 3 && /^(?:total|clothes)$/.test(meaning),
			));
	// "Ten shirts, four mine and six papa's": the parts of a count.
	const together = left.reduce(
		(all, { quantity, unit }) => (unit ? Number.NaN : all + quantity),
		0,
	);
	const areParts = left.length > 1 && items.some(({ quantity }) => quantity === together);
	if (areParts && !reading.has("only")) return false;
	// "3 caps 2 shirts 1 coat", where no table knows caps.
	const isOfList = (place: number) =>
		reading.pieces[place + 1]?.meaning === "" &&
		!reading.pieces[place + 1]?.isLast &&
		reading.pieces[place + 2]?.kind === "number";
	return left.some(
		({ quantity, unit, place, isOther }) =>
			!(unit === "kg" && (items.length === 0 || reading.has("everyday", "clothes"))) &&
			!(
				unit !== "kg" &&
				!(isOther || isOfList(place)) &&
				items.length > 1 &&
				isOutside(place) &&
				(quantity === items.length || quantity === sum)
			) &&
			!items.some((item) => item.quantity === quantity && unit !== undefined),
	);
}

/** "Do-do saree maa aur bua ki": how many people have two each is not told. */
function isOfSeveral({ reading, groups }: Said): boolean {
	const heads = groups.filter(({ hasHead }) => hasHead);
	const { tokens, pieces } = reading;
	// "2 curtains a window"
	const isOfOwner = tokens.some(
		({ text }, at) =>
			owner.test(text) &&
			/^(?:an?|per|har|every|each)$/.test(tokens[at - 1]?.text ?? "") &&
			pieces.some(({ kind, from, to }) => kind === "thing" && from <= at - 2 && at - 2 < to),
	);
	return heads.length === 1 && (isOfOwner || pieces.some(({ isEach }) => isEach));
}

/** Of one thing without a number it is the number: "comforter ka batao, ek hai". */
function hasLoneCount({ reading, items }: Said): boolean {
	const lone = loneCounts(reading);
	const [item, ...others] = items;
	const isItsCount = item !== undefined && others.length === 0 && item.quantity === undefined;
	return lone > 0 && !(lone === 1 && isItsCount);
}

/** A quantity that was read stands at no thing of the list. */
function hasLost({ groups, items, index }: Said): boolean {
	const only = ironing(index);
	const isIroned = items.every(({ ids }) => ids.every((id) => only.includes(id)));
	const said = isIroned
		? groups.map((group) => ({ quantity: group.quantity && inPieces(group) }))
		: groups;
	const sum = (all: readonly { quantity?: number | undefined }[]) =>
		all.reduce((total, { quantity = 1 }) => (quantity === 1 ? total : total + quantity), 0);
	return sum(said) !== sum(items);
}

/** Words that tell a story more often than they say of which kind a thing is. */
const ofStories = new Set([
	...occasions,
	...["small", "single", "double", "white", "sports", "trekking"],
]);

export function isStory(words: readonly string[], { pieces }: Reading): boolean {
	return pieces.length > 5 && words.every((word) => ofStories.has(word));
}

/** A kind that was said apart from its thing, where the price knows it: "the large ones are lined". */
function hasKindLeft({ groups, items, index, reading }: Said): boolean {
	return (
		groups.some(
			({ hasHead, words }) =>
				!hasHead &&
				!isStory(words, reading) &&
				items.some(({ group }) => {
					const heads = headsOf(group.words);
					return heads.length > 0 && index.find([...heads, ...words]).length > 0;
				}),
		) && groups.some(({ hasHead }) => hasHead)
	);
}

/** "5 blankets, 2 single", "2 bags: one backpack": the later count may be a part of the earlier one, or come on top. */
function isToldByParts({ groups, index, reading }: Said): boolean {
	const isCounted = ({ quantity }: Countable) => quantity !== undefined;
	return groups.filter(isCounted).some((whole, at, counted) => {
		const ids = new Set(index.find(whole.words));
		const heads = headsOf(whole.words);
		return counted.slice(at + 1).some(({ words, first, last }) => {
			const part = index.find(words);
			const isNamedAgain = reading.pieces
				.slice(first, last + 1)
				.some(({ meaning }) => meaning.split(" ").some((word) => heads.includes(word)));
			const isWithin =
				(part.length < ids.size && part.every((id) => ids.has(id))) ||
				(words.length > whole.words.length && whole.words.every((word) => words.includes(word)));
			return (isWithin || words.join() === whole.words.join()) && !isNamedAgain;
		});
	});
}

/** Dry cleaning and ironing, or washing, of different things. */
function hasSeveralWorks({ reading, items, groups, index }: Said): boolean {
	// "8 shirts to iron, and 4 pants too"
	const only = ironing(index);
	const isIroned = ({ ids }: NamedItem) => ids.every((id) => only.includes(id));
	const isPiece = ({ ids }: NamedItem) => index.item(ids[0] ?? "")?.measure === undefined;
	const isMixed = items.some(isIroned) && items.some((one) => isPiece(one) && !isIroned(one));
	if (isMixed && !reading.has("dryclean")) return true;
	const said = works.filter((work) => reading.has(work) && !declines(work, reading.text));
	// "Wash end iron", which has a price as one.
	if (groups.some(({ words }) => said.every((work) => words.includes(work)))) return false;
	// "Dry clean and iron": dry cleaning ends with it.
	const isOne = / dryclean (?:and )?iron | iron (?:and )?dryclean /.test(
		` ${reading.pieces
			.map(({ meaning }) => meaning)
			.filter(Boolean)
			.join(" ")} `,
	);
	return said.length > 1 && items.length > 0 && !(isOne && said.length === 2);
}

/** "A shirt or two pants"; in Hinglish "or" is "and". */
function isEither({ reading: { tokens, pieces }, groups, items }: Said): boolean {
	const [from, to] = [pieces[groups[0]?.last ?? 0]?.to, pieces[groups.at(-1)?.first ?? 0]?.from];
	const textOf = (some: Reading["tokens"]) => some.map(({ text }) => text).join(" ");
	const text = textOf(tokens.slice(from, to));
	const either =
		languageOf(textOf(tokens)) === "en" ? / (?:or|ya) (?!not |nahi )/ : / ya (?!nahi )/;
	return items.length > 1 && either.test(` ${text} `);
}

/** "Pant shirt 5 pairs": things in a row with one number for all. */
function isRow({ groups, reading }: Said): boolean {
	return groups.some((group, at) => {
		const next = groups[at + 1];
		return (
			group.quantity === undefined &&
			group.hasHead &&
			next?.hasHead === true &&
			next.first === group.last + 1 &&
			!reading.pieces[group.last]?.isLast &&
			next.quantity !== undefined &&
			reading.pieces[next.last + 1]?.kind === "number"
		);
	});
}

/** "3 pyjamas", which are only sold with a kurta. */
function isHalfNamed({ items, index }: Said): boolean {
	return items.some(({ ids, group }) =>
		ids.every((id) => {
			const { cards = [], aliases = [] } = index.item(id) ?? {};
			const isOther = (name: ReadonlySet<string>) =>
				group.words.every((word) => name.has(word)) &&
				[...name].some((word) => !isModifier(word) && !group.words.includes(word));
			const isOwn = (name: ReadonlySet<string>) =>
				group.words.some((word) => name.has(word)) &&
				[...name].every((word) => isModifier(word) || group.words.includes(word));
			return cards.some(isOther) && ![...cards, ...aliases].some(isOwn);
		}),
	);
}

/** "Teeno ka total" of two things that were understood; "2 shirt 1 coat teeno" are three. */
function countsOthers({ reading, groups, items }: Said): boolean {
	return reading.tokens.some(({ text }, at) => {
		const count = wholeNumber(text);
		if (count === undefined || items.length === 0) return false;
		// "Dhulai aur istri dono": both works.
		const works = new Set(
			groups.flatMap(({ words }) => words.filter((word) => workWords.has(word))),
		);
		if (works.size === count) return false;
		// "Shoes of both children": how many each has is not told.
		if (owner.test(reading.tokens[at + 1]?.text ?? "")) return true;
		return items.length !== count && sumOf(items) !== count;
	});
}

/** "3 shirt 80 wali 5 shirt 50 wali": one thing at two prices. */
function hasTwoPrices({ reading, groups, amounts }: Said): boolean {
	const names = groups.map(({ words }) => words.join(" "));
	const numbers = reading.pieces.filter(
		({ kind, number = 0 }) => kind === "number" && number >= 20,
	);
	return (
		new Set(names).size < names.length &&
		numbers.length > amounts.filter(({ quantity }) => quantity >= 20).length
	);
}

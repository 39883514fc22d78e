/**
 * Whether a sum may be stated: each number of a message, and each word that changes a count, is accounted for by a
 * thing's quantity. What is left over is a doubt, and then the visitor is asked how many of each are meant.
 */
import type { AskedItem } from "../frame.ts";
import type { Amount, Countable } from "./amounts.ts";
import { changesCount } from "./count-word-doubts.ts";
import type { ItemIndex } from "./item-index.ts";
import type { NamedItem } from "./items.ts";
import type { Change } from "./list-changes.ts";
import type { Part } from "./part.ts";
import type { Reading } from "./reading.ts";
import { type CountPlace, type CountWord, countWordsOf } from "./words/count-words.ts";

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
	/** Places of the pieces that are not meant. */
	denied: ReadonlySet<number>;
	index: ItemIndex;
	/** Some of the things are ironed, the others dry-cleaned. */
	isSplit: boolean;
	/** Places of the pieces of counts that are told by their parts. */
	division: { places: ReadonlySet<number>; isOpen: boolean };
}

export function doubtsOf(said: Said): Doubt[] {
	const texts = said.reading.tokens.map(({ text }) => text);
	// The parts of a count are the works that are named.
	if (said.isSplit) return hasLost(said) ? ["lost"] : [];
	const isDivided = ({ from }: CountPlace) =>
		said.reading.pieces.some(
			(piece, at) => said.division.places.has(at) && piece.from <= from && from < piece.to,
		);
	const words = countWordsOf(texts).filter(
		(place) => !isDivided(place) && changesCount[place.kind](said, place),
	);
	const isDoubtful: Record<Exclude<Doubt, CountWord>, boolean> = {
		number: hasNumberLeft(said) || loneCounts(said.reading) > 0,
		lost: hasLost(said),
		kind: said.division.isOpen || hasKindLeft(said),
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
function hasNumberLeft({ left, items, groups, denied, reading }: Said): boolean {
	const sum = items.reduce((all, { quantity = 1 }) => all + quantity, 0);
	// Before the list, or as its sum.
	const isOutside = (place: number) =>
		groups.every(({ first }) => place < first) ||
		(groups.every(({ last }) => place > last) &&
			reading.pieces.some(
				({ meaning }, at) => Math.abs(at - place) < 3 && /^(?:total|clothes)$/.test(meaning),
			));
	return left.some(
		({ quantity, unit, place }) =>
			!(unit === "kg" && (items.length === 0 || reading.has("everyday", "clothes"))) &&
			!denied.has(place + 1) &&
			!(
				unit !== "kg" &&
				items.length > 1 &&
				isOutside(place) &&
				(quantity === items.length || quantity === sum)
			) &&
			!items.some((item) => item.quantity === quantity && unit !== undefined),
	);
}

const idleOne =
	/^(?:bat|baat|sawal|din|bar|baar|sath|saath|minute|min|dam|dum|din|dafa|number|jaisa|jaise|tarah|hafta|hafte|mahina|ghanta|kam|kaam|aadmi|banda|ladka|more|aur|day|time|week|by|thing|question|of|stop|dusre|to)$/;
const beforeOne = /^(?:which|that|this|the|no|any|each|every|good|new|normal|koi|har|konsa)$/;

/** "One is silk", "ek mera": counts without a thing of their own. */
export function loneCounts({ tokens, pieces }: Reading): number {
	return tokens.filter(({ text, raw }, at) => {
		if (!/^(?:ek|one|half)$/.test(text) && raw !== "एक") return false;
		const piece = pieces.find(({ from, to }) => from <= at && at < to);
		if (piece && (piece.kind !== "concept" || piece.to - piece.from > 1)) return false;
		return !idleOne.test(tokens[at + 1]?.text ?? "") && !beforeOne.test(tokens[at - 1]?.text ?? "");
	}).length;
}

/** A quantity that was read stands at no thing of the list. */
function hasLost({ groups, items }: Said): boolean {
	const sum = (all: readonly { quantity?: number | undefined }[]) =>
		all.reduce((total, { quantity = 1 }) => (quantity === 1 ? total : total + quantity), 0);
	return sum(groups) !== sum(items);
}

/** Words that tell a story more often than they say of which kind a thing is. */
const occasions = new Set(["wedding", "party", "small", "single", "double", "white", "sports"]);

export function isStory(words: readonly string[], { pieces }: Reading): boolean {
	return pieces.length > 5 && words.every((word) => occasions.has(word));
}

/** A kind that was said apart from its thing, where the price knows it: "the large ones are lined". */
function hasKindLeft({ groups, items, index, reading }: Said): boolean {
	return (
		groups.some(
			({ hasHead, words }) =>
				!hasHead &&
				!isStory(words, reading) &&
				items.some(({ group }) => {
					const heads = group.words.filter((word) => !index.isModifier(word));
					return heads.length > 0 && index.find([...heads, ...words]).length > 0;
				}),
		) && groups.some(({ hasHead }) => hasHead)
	);
}

const works = ["dryclean", "iron", "wash"];

/** Dry cleaning and ironing, or washing, of different things. */
function hasSeveralWorks({ reading, items }: Said): boolean {
	const said = works.filter((work) => reading.has(work));
	// "Dry clean and iron": dry cleaning ends with it.
	const isOne = / dryclean (?:and )?iron | iron (?:and )?dryclean /.test(
		` ${reading.pieces
			.map(({ meaning }) => meaning)
			.filter(Boolean)
			.join(" ")} `,
	);
	return said.length > 1 && items.length > 0 && !(isOne && said.length === 2);
}

/** "A shirt or two pants". */
function isEither({ reading, items }: Said): boolean {
	return (
		items.length > 1 && / (?:or|ya) /.test(reading.tokens.map(({ text }) => ` ${text} `).join(""))
	);
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
				[...name].some((word) => !index.isModifier(word) && !group.words.includes(word));
			const isOwn = (name: ReadonlySet<string>) =>
				group.words.some((word) => name.has(word)) &&
				[...name].every((word) => index.isModifier(word) || group.words.includes(word));
			return cards.some(isOther) && ![...cards, ...aliases].some(isOwn);
		}),
	);
}

const listCounts: Readonly<Record<string, number>> = {
	dono: 2,
	donon: 2,
	both: 2,
	teeno: 3,
	teenon: 3,
	tino: 3,
	charo: 4,
	charon: 4,
};

/** "Teeno ka total" of two things that were understood. */
function countsOthers({ reading, items }: Said): boolean {
	return reading.tokens.some(({ text }) => {
		const count = listCounts[text];
		if (count === undefined || items.length === 0) return false;
		return items.length !== count;
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

/** Doubts that no list of before resolves. */
const ofItself: ReadonlySet<Doubt> = new Set<Doubt>(["name", "row", "price", "either"]);

/** Whether something of a follow-up, or of the list before it, is not accounted for by what became of the list. */
export function isUncertainAfter(
	part: Part,
	before: Part,
	{ items, used = [], isOpen = false }: Change,
	index: ItemIndex,
): boolean {
	const { found, frame } = part;
	const known = before.frame.items;
	if (items === frame.items && frame.isUncertain) return true;
	const left = [...found.left];
	for (const number of used) if (left.includes(number)) left.splice(left.indexOf(number), 1);
	// "Teeno ka total", "ek coat bhi".
	const isCount = (number: number) =>
		(number > 1 && number === items.length) || (number === 1 && items.length > known.length);
	const isStillOpen =
		before.frame.isUncertain &&
		(items.length < known.length || items.some(({ quantity }) => quantity === undefined));
	const weighed = items.filter(({ ids }) => ids.some((id) => index.item(id)?.measure === "kg"));
	// "7 kg then?" is of the rates.
	if (found.unit === "kg" && weighed.some(({ quantity }) => quantity === left[0])) left.shift();
	const isHalfWeighed =
		weighed.length > 1 && weighed.some(({ quantity }) => quantity === undefined);
	return isOpen || isStillOpen || isHalfWeighed || !left.every(isCount) || hasOpenWord(part, known);
}

/** Words of a follow-up that change a count in a way that no list operation knows. */
function hasOpenWord(part: Part, before: readonly AskedItem[]): boolean {
	const { unit, doubts, groups } = part.found;
	// "3 of them king size": a kind is named without its thing.
	const isNamed = groups.some(({ hasHead }) => hasHead);
	if (part.found.hasLaterNumber) return true;
	if (isNamed && doubts.some((doubt) => ofItself.has(doubt))) return true;
	if ((unit === "set" || unit === "pair") && before.length > 1) return true;
	return countWordsOf(part.text.split(" ")).some(
		({ kind }) => kind === "bundle" || kind === "same",
	);
}

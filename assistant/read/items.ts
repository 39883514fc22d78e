/** The things of a message as entries of the rate card, with their quantities in the unit of the price. */
import { type AskedItem, frameLimits } from "../frame.ts";
import { type Amount, bind } from "./counts.ts";
import { type ItemIndex, isWeighed, narrow } from "./item-index.ts";
import { isCounted } from "./lines.ts";
import type { Unit } from "./numbers.ts";
import { isOpen } from "./open.ts";
import type { Reading } from "./pieces.ts";
import { type NamedThings, type Thing, thingsIn } from "./things.ts";
import { headsOf, isModifier } from "./words/item-words.ts";
import { isOf } from "./words/vocabulary.ts";
import { byWork } from "./work.ts";

export interface NamedItem extends AskedItem {
	group: Thing;
}

export interface FoundItems {
	things: readonly Thing[];
	items: readonly NamedItem[];
	/** The same without those that are named twice put together: "3 kurtas, no, 4 kurtas". */
	named: readonly NamedItem[];
	/** Of several things those that are refused. */
	dropped: readonly NamedItem[];
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
	genders: NamedThings["genders"];
	/** Every number that counts, weighs or measures. */
	numbers: readonly number[];
	/** Numbers that no thing of the message has. */
	left: readonly Amount[];
	/** A number, or a word that changes a count, is not accounted for. */
	isOpen: boolean;
}

export function findItems(reading: Reading, index: ItemIndex): FoundItems {
	const { things: all, dropped, refused, genders } = thingsIn(reading, index);
	const { amounts, left } = bind(all, reading, index);
	joinSets(all, index);
	const things = withoutSums(all);
	const hasHead = things.some((thing) => thing.hasHead && thing.words.length > 0);
	const itemOf = (group: Thing): NamedItem[] => {
		const isIron = group.words.join() === "iron";
		if (!group.hasHead && hasHead && !isIron) return [];
		// "6 kilo kapde press ke sath"
		if (group.unit === "kg" && isIron) group.words = ["wash", "iron"];
		const fitting = idsOf(group.words, gendersOf(group, genders, reading), index);
		const kept = narrow(fitting, (id) => !index.isNamedBy(id, refused));
		const ids = inUnit(kept, group, index).slice(0, frameLimits.alternatives);
		if (ids.length === 0) return [];
		const quantity = quantityFor(group, ids, index);
		return [{ ids, ...(quantity !== undefined && { quantity }), group }];
	};
	const named = things.flatMap(itemOf);
	const worked = byWork(
		merged(named.map((item) => ({ ...item }))),
		things,
		reading,
		refused,
		index,
	);
	// "Ek shawl dhulai": the work on a thing that is counted is none of its own.
	const isWorkBeside = (item: NamedItem) =>
		item.quantity === undefined && isWeighed(item, index) && worked.some(isCounted);
	// "2 shirts and a blazer"
	const isOne = ({ group, ids, quantity }: NamedItem) => {
		const from = reading.pieces[group.first]?.from ?? 0;
		const before = reading.texts.slice(Math.max(0, from - 3), from);
		const isSaid =
			quantity === undefined &&
			(before.some((text) => isOf("one", text)) || isOf("owner", before.at(-1)));
		return isSaid && quantityFor({ quantity: 1 }, ids, index) === 1;
	};
	const items = worked
		.filter((item) => !isWorkBeside(item))
		.map((item) =>
			(worked.some(isCounted) || (worked.length > 1 && worked.every(isOne))) && isOne(item)
				? { ...item, quantity: 1 }
				: item,
		);
	const [free] = left;
	return {
		things,
		items,
		named: worked.length < named.length ? byWork(named, things, reading, refused, index) : items,
		dropped: dropped.flatMap(itemOf),
		refused,
		loose: things.filter((thing) => !thing.hasHead).flatMap(({ words }) => words),
		quantity: free?.quantity,
		unit: free?.unit,
		isEach: free?.isEach === true,
		genders,
		numbers: amounts.map(({ quantity }) => quantity),
		left,
		isOpen: isOpen(reading, things, items, left, index),
	};
}

/** "4 kurta, 4 pyjama": so many sets, where the second is only sold with the first. */
function joinSets(things: Thing[], index: ItemIndex) {
	for (let at = 1; at < things.length; at++) {
		const [one, other] = [things[at - 1], things[at]];
		if (!one || !other || one.quantity === undefined || one.quantity !== other.quantity) continue;
		const together = [...one.words, ...other.words];
		const sets = new Set(index.find(together));
		const isSet =
			index.isName(together) &&
			index.find(other.words).every((id) => sets.has(id) && !index.isExact(id, one.words));
		if (!isSet || other.words.some((word) => one.words.includes(word))) continue;
		one.words = together;
		one.last = other.last;
		things.splice(at--, 1);
	}
}

/** "3 sarees, 2 silk 1 cotton": without the thing whose kinds are counted one by one. */
function withoutSums(things: readonly Thing[]): readonly Thing[] {
	return things.filter((whole, at) => {
		const after = things.slice(at + 1);
		const next = after.findIndex(({ isKind }) => !isKind);
		const kinds = next < 0 ? after : after.slice(0, next);
		const sum = kinds.reduce((all, { quantity = 0 }) => all + quantity, 0);
		return kinds.length < 2 || whole.quantity !== sum || whole.words.some(isModifier);
	});
}

/** Of several genders the one nearest to the thing, that of its own clause first: "2 jackets men, 1 jacket women". */
function gendersOf(
	{ first, last }: Thing,
	genders: NamedThings["genders"],
	{ pieces }: Reading,
): string[] {
	const distance = (place: number) => {
		const [from, to] = place < first ? [place, first] : [last, place];
		return to - from + (pieces.slice(from, to).some(({ isLast }) => isLast) ? pieces.length : 0);
	};
	const nearest = Math.min(...genders.map(({ place }) => distance(place)));
	return genders
		.filter(({ place }) => distance(place) === nearest)
		.map(({ name }) => name)
		.slice(-1);
}

/** The entries that a thing's words fit, the best first; words that no entry has together with the rest are left out. */
function idsOf(words: readonly string[], genders: readonly string[], index: ItemIndex): string[] {
	const heads = headsOf(words);
	const fits = (some: readonly string[]) => index.find(some).length > 0;
	const kept = fits(words) ? [...words] : [...heads];
	if (!fits(words))
		for (const word of words) if (isModifier(word) && fits([...kept, word])) kept.push(word);
	// "Silk saree, embroidered": of two kinds that no entry has together either may be meant.
	const others = words.filter((word) => isModifier(word) && !kept.includes(word));
	const ids = [...index.find(kept), ...others.flatMap((word) => index.find([...heads, word]))];
	const wanted = index.categories.filter((category) =>
		genders.some((word) => category.words.has(word)),
	);
	return narrow([...new Set(ids)], (id) => wanted.some((category) => category.items.includes(id)));
}

/** A thing that is named twice counts once, with its quantity. */
function merged(items: NamedItem[]): NamedItem[] {
	const kept: NamedItem[] = [];
	for (const item of items) {
		const same = kept.find(({ ids }) => ids.join() === item.ids.join());
		if (!same) kept.push(item);
		else if (item.quantity !== undefined)
			same.quantity = Math.min(frameLimits.quantity, (same.quantity ?? 0) + item.quantity);
	}
	// "Shoes, normal sports shoes hai", "blankets 5, all double bed": of one thing that is told twice the kind is meant.
	const isKindOf = (one: NamedItem, other: NamedItem) =>
		one.ids.length < other.ids.length && one.ids.every((id) => other.ids.includes(id));
	return kept
		.flatMap((item, at) => {
			const next = kept[at + 1];
			if (item.quantity === undefined && kept.some((other) => isKindOf(other, item))) return [];
			const isTold = next && next.quantity === undefined && isKindOf(next, item);
			if (isTold) next.quantity = item.quantity;
			return isTold ? [] : [item];
		})
		.slice(0, frameLimits.items);
}

interface Measured {
	quantity?: number | undefined;
	unit?: Unit | undefined;
}

/** Seats of a sofa, square feet of a carpet: in the unit of the price. Pieces are no kilograms. */
export function quantityFor(
	{ quantity, unit }: Measured,
	ids: readonly string[],
	index: ItemIndex,
): number | undefined {
	const { measure, unit: priced, setSize } = index.item(ids[0] ?? "") ?? {};
	if (quantity === undefined) return undefined;
	// Ten covers are two sets of five; six are none.
	const size = unit === "set" || quantity === 1 ? 1 : (setSize ?? 1);
	const isSize = unit === "foot" || unit === "meter";
	const isUnfit =
		(unit === "kg") !== (measure === "kg") ||
		isSize !== (measure === "sqft") ||
		// The price is by the foot.
		unit === "meter" ||
		(priced === "seat" && unit !== "seat") ||
		(measure === undefined && quantity % size > 0);
	if (isUnfit) return undefined;
	const panels = unit === "pair" && priced === "panel" ? 2 : 1;
	return Math.min((quantity / size) * panels, frameLimits.quantity);
}

/** Counted pieces have prices by the piece, weights by the kilogram, sizes by the foot, where there are several. */
export function inUnit(
	ids: readonly string[],
	{ quantity, unit }: Measured,
	index: ItemIndex,
): string[] {
	if (quantity === undefined) return [...ids];
	const isSize = unit === "foot" && ids.some((id) => index.item(id)?.measure === "sqft");
	return narrow(ids, (id) => {
		const measure = index.item(id)?.measure;
		return (measure === "kg") === (unit === "kg") && (!isSize || measure === "sqft");
	});
}

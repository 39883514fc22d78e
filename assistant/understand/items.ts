/** The things of a question with their quantities. */
import { type AskedItem, frameLimits } from "../frame.ts";
import type { Countable } from "./amounts.ts";
import { askedItem, leaveOut, narrow } from "./asked-item.ts";
import { bind } from "./bind-amounts.ts";
import { type Doubt, doubtsOf, isStory } from "./certainty.ts";
import { genders, ofGender } from "./genders.ts";
import { groupsOf, inherit, joinSets, kindsLeftOut, washed } from "./item-groups.ts";
import type { ItemIndex } from "./item-index.ts";
import { byWork } from "./kinds-of-work.ts";
import { loneCounts } from "./lone-counts.ts";
import type { Unit } from "./numbers.ts";
import { inUnit, quantityFor } from "./price-units.ts";
import type { Reading } from "./reading.ts";
import { headsOf, isModifier } from "./words/item-words.ts";
import { wholeNumber } from "./words/number-words.ts";

export interface NamedItem extends AskedItem {
	group: Countable;
}

export interface FoundItems {
	groups: readonly Countable[];
	items: readonly NamedItem[];
	/** Kinds and works that are not meant: "without ironing". */
	without: readonly string[];
	/** Words that only say which one, for a follow-up: "silk", "double". */
	loose: readonly string[];
	/** A quantity that belongs to no thing of the question. */
	quantity: number | undefined;
	unit: Unit | undefined;
	/** The quantity is of every thing spoken of. */
	isEach: boolean;
	/** "men", "women" */
	gender: readonly string[];
	/** Numbers that no thing of the message has, and single ones: "ek aur". */
	left: readonly number[];
	reading: Reading;
	/** Every number that counts, weighs or measures. */
	numbers: readonly number[];
	/** Numbers, and words that change a count, that are not accounted for. */
	doubts: readonly Doubt[];
}

export function findItems(reading: Reading, index: ItemIndex): FoundItems {
	const { pieces } = reading;
	const gender = pieces.flatMap(({ kind, meaning }) =>
		kind === "thing" && genders.has(meaning) ? [meaning] : [],
	);
	const leftOut = kindsLeftOut(reading);
	const without = [...leftOut].flatMap((place) => {
		const piece = pieces[place];
		return piece?.kind === "thing" ? piece.meaning.split(" ") : [];
	});
	const isApart =
		apart.test(reading.text) || reading.tokens.some(({ text }) => wholeNumber(text) !== undefined);
	const named = groupsOf(pieces, index, leftOut, isApart);
	washed(named, pieces);
	inherit(named, pieces, index);
	const groups = named.filter(({ words }) => words.length > 0);
	const { amounts, left } = bind(groups, reading, index);
	joinSets(groups, index);
	const items = groups.flatMap((group) => {
		if (!group.hasHead && group.words.join() !== "iron" && groups.some(({ hasHead }) => hasHead))
			return [];
		if (!group.hasHead && isStory(group.words, reading)) return [];
		// "6 kilo kapde press ke sath"
		if (group.unit === "kg" && group.words.join() === "iron") group.words = ["wash", "iron"];
		const fit = narrowed([...new Set(ofKinds(group.words, index))], gender, index);
		const fits = inUnit(
			leaveOut(fit, (id) => index.isNamedBy(id, without)),
			group,
			index,
		);
		const ids = byKind(fits, reading.words, index).slice(0, frameLimits.alternatives);
		if (ids.length === 0) return [];
		const quantity = quantityFor(group, ids, index);
		// In the unit of the price from here on.
		if (quantity !== undefined) group.quantity = quantity;
		return [{ ...askedItem(ids, quantity), group }];
	});
	const all = merged(items, / ya (?!nahi )/.test(reading.text));
	const worked = byWork(all, groups, reading, index);
	const [free] = left;
	const lone = Array.from({ length: loneCounts(reading) }, () => 1);
	return {
		groups,
		items: worked,
		without,
		loose: groups.filter(({ hasHead }) => !hasHead).flatMap(({ words }) => words),
		quantity: free?.quantity,
		unit: free?.unit,
		isEach: free?.isEach === true,
		gender,
		left: [...left.map(({ quantity }) => quantity), ...lone],
		reading,
		numbers: [...amounts.map(({ quantity }) => quantity), ...lone],
		doubts: doubtsOf({
			reading,
			groups,
			items: worked,
			amounts,
			left,
			leftOut,
			index,
		}),
	};
}

const workWords = new Set(["wash", "iron", "fold"]);

/** Several things are named, none of them of two names: "shirt pant coat teeno". */
const apart = / (?:alag alag|all three|all four|each|separately) /;

/** "Silk saree, embroidered": of two kinds that no entry has together either may be meant. */
function ofKinds(words: readonly string[], index: ItemIndex): string[] {
	const kept = fitting(words, index);
	const heads = headsOf(words);
	const others = words.filter((word) => isModifier(word) && !kept.includes(word));
	return [...index.find(kept), ...others.flatMap((word) => index.find([...heads, word]))];
}

/** Without words that no entry has together with the rest: "leather sofa" is a sofa. */
function fitting(words: readonly string[], index: ItemIndex): string[] {
	if (index.find(words).length > 0) return [...words];
	const heads = headsOf(words);
	const kept = [...heads];
	for (const word of words)
		if (isModifier(word) && index.find([...kept, word]).length > 0) kept.push(word);
	return index.find(kept).length > 0 ? kept : heads.slice(-1);
}

function narrowed(ids: readonly string[], gender: readonly string[], index: ItemIndex): string[] {
	const kept = ofGender(ids, gender, index);
	return kept.length > 0 ? kept : [...ids];
}

/** "10 kilo wash and iron, normal wala": of rates by weight those whose name has the word. */
function byKind(ids: readonly string[], words: readonly string[], index: ItemIndex): string[] {
	const isOfKind = (id: string) =>
		index.item(id)?.measure === "kg" &&
		words.some((word) => isModifier(word) && index.item(id)?.words.has(word));
	const isTold = (id: string) =>
		[...(index.item(id)?.words ?? [])].every(
			(word) => workWords.has(word) || !isModifier(word) || words.includes(word),
		);
	return narrow(ids, (id) => isOfKind(id) && isTold(id));
}

/** A thing that is named twice counts once, with its quantity: "a pair or one shoe" asks for none. */
function merged(items: NamedItem[], isEither: boolean): NamedItem[] {
	const kept: NamedItem[] = [];
	for (const item of items) {
		const same = kept.find(({ ids }) => ids.join() === item.ids.join());
		if (!same) kept.push(item);
		else if (isEither) delete same.quantity;
		else if (item.quantity !== undefined)
			same.quantity = Math.min(frameLimits.quantity, (same.quantity ?? 0) + item.quantity);
	}
	return kept.slice(0, frameLimits.items);
}

/** The things of a message as entries of the rate card, with their quantities. */
import { type AskedItem, frameLimits } from "../frame.ts";
import { bind } from "./counts.ts";
import { idsOf, joinSets, narrow } from "./entries.ts";
import type { ItemIndex } from "./item-index.ts";
import type { Unit } from "./numbers.ts";
import { hasKindLeft, hasSeveralWorks, isOpen, tellsOneApart } from "./open.ts";
import type { Reading } from "./pieces.ts";
import { inUnit, quantityFor } from "./price-units.ts";
import { isWork, type NamedThings, type Thing, thingsIn } from "./things.ts";
import { isModifier, occasions } from "./words/item-words.ts";
import { byWork } from "./work.ts";

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

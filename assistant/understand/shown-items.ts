/** The things that an answer of before has shown: what was spoken of earlier than the turns that are sent along. */
import { itemName } from "../../shop/price-names.ts";
import type { ShopData } from "../contract.ts";
import { type AskedItem, frameLimits } from "../frame.ts";
import { askedItem } from "./asked-item.ts";
import type { Part } from "./part.ts";
import { share } from "./running-list.ts";

/** "- Shirt: 3 × ₹80 = ₹240", "- Carpet: 24 sqft × ₹35 = ₹840" */
const row = /^- (.+?): (?:(\d+(?:\.\d+)?)(?: [^×₹]+)? × )?[^:]*₹/;
const sum = /^[^-\s][^:\n]*: [^:\n(]*₹[^:\n(]* \(/m;
/** "- Dupatta: ₹100" in a sum is one; "- Carpet: ₹35 per sqft" is none. */
const one = /₹[\d,–]+(?: se| से)?$/;

/**
 * The things asked for up to an answer, by its rows, where the turns themselves say less.
 * @param empty the reading of no words
 * @param isFirst no answer before it was sent along: a single row counts, else only a sum
 */
export function knownFrom(
	answer: string,
	before: Part | undefined,
	empty: Part,
	data: ShopData,
	isFirst: boolean,
): Part | undefined {
	const shown = itemsShown(answer, data);
	const isCounted = shown.some(({ quantity }) => quantity !== undefined);
	// Under "Which one?" stand choices.
	const isChoice = shown.length > 1 && !answer.startsWith("- ");
	const isList = sum.test(answer) || (isFirst && (shown.length === 1 || (isCounted && !isChoice)));
	const known = before?.frame.items ?? [];
	const ids = known.flatMap((item) => item.ids);
	const isSaid = shown.every((item) =>
		known.some(
			(line) =>
				line.ids.includes(item.ids[0] ?? "") &&
				(line.quantity !== undefined || item.quantity === undefined),
		),
	);
	const isChosen = shown.length === 1 && known.length === 1 && ids.length > 1;
	if (shown.length === 0 || !isList || (isSaid && !isChosen)) return before;
	const part = before ?? empty;
	// A thing that was left open is no row.
	const open = known.filter(
		(item) => item.ids.length > 1 && !shown.some(({ ids }) => share(ids, item.ids)),
	);
	const items = [...shown, ...open];
	return {
		...part,
		frame: {
			...part.frame,
			acts: [isCounted || items.length > 1 ? "total" : "price"],
			items,
		},
		asked: items,
		isExplicit: true,
	};
}

function itemsShown(answer: string, data: ShopData): AskedItem[] {
	const ids = idsOf(data);
	const isSum = sum.test(answer);
	return answer
		.split("\n")
		.flatMap((line) => {
			const [, name = "", quantity] = row.exec(line) ?? [];
			const named = ids.get(name);
			const count = quantity ? Number(quantity) : isSum && one.test(line) ? 1 : undefined;
			return named ? [askedItem(named, count)] : [];
		})
		.slice(0, frameLimits.items);
}

const known = new WeakMap<ShopData, Map<string, string[]>>();

/** The rate card's names in every language, with and without their category; several things may have one name. */
function idsOf(data: ShopData): ReadonlyMap<string, string[]> {
	let ids: Map<string, string[]> | undefined = known.get(data);
	if (!ids) {
		const texts = [data, ...Object.values(data.translations)];
		const names = texts.flatMap(({ prices, site }) => [
			...site.featuredPrices.map(({ id, name }): [string, string] => [name, id]),
			...prices.categories.flatMap((category) =>
				category.items.flatMap((item): [string, string][] => [
					[`${itemName(item)} (${category.name})`, item.id],
					[itemName(item), item.id],
					[item.name, item.id],
				]),
			),
		]);
		ids = new Map();
		for (const [name, id] of names) ids.set(name, [...new Set([...(ids.get(name) ?? []), id])]);
		known.set(data, ids);
	}
	return ids;
}

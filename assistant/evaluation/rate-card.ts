/** The rate card, read for the evaluation without the code under test. Sums are in rupees. */

import type { Price } from "../../shop/price.ts";
import { itemName } from "../../shop/price-names.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";

export interface Item {
	id: string;
	name: string;
	service?: string | undefined;
	price: Price;
}

const items = new Map<string, Item>(
	sampleShopData.prices.categories.flatMap(({ items }) => items.map((item) => [item.id, item])),
);

/** Longer names first: "White sneakers" before "Sneakers". */
export const itemNames: readonly string[] = [...items.values()]
	.flatMap((item) => [itemName(item), item.name])
	.sort((one, other) => other.length - one.length);

/** @throws Error where the rate card has no such item: the question could never be answered right */
export function itemById(id: string): Item {
	const item = items.get(id);
	if (!item) throw new Error(`The price list has no item "${id}".`);
	return item;
}

/** The sums that a price writes: one, two for a range, none for a quote. */
export function pricesIn(price: Price): number[] {
	if (price.kind === "quote") return [];
	return (price.kind === "range" ? [price.low, price.high] : [price.low]).map((sum) => sum / 100);
}

/** The sums that a text writes. */
export function sumsIn(text: string): number[] {
	const sums = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
	return sums.map((sum) => Number(sum.replaceAll(",", "")));
}

/** The sum of the quantities; quotes add nothing. */
export function sumOf(quantities: Record<string, number>): { low: number; high: number } {
	const lines = Object.entries(quantities).map(([id, count]) => {
		const [low = 0, high = low] = pricesIn(itemById(id).price);
		return { low: low * count, high: high * count };
	});
	return {
		low: lines.reduce((sum, { low }) => sum + low, 0),
		high: lines.reduce((sum, { high }) => sum + high, 0),
	};
}

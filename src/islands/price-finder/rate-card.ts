/** The rate card as the pages show it; for the build. */
import { allItems as allItemsName } from "#language/words/pricing";
import { type PriceParts, priceParts } from "../../../content/format-price.ts";
import { language } from "../../../content/locale.ts";
import { namesakes } from "../../../content/price-names.ts";
import type { PriceCategory } from "../../../content/types.ts";
import type { CategoryLink } from "./category-list.tsx";

export const ALL_ID = "all-items";

export interface RateCardItem {
	id: string;
	name: string;
	price: PriceParts;
	category?: string;
}

export interface RateCardCategory {
	id: string;
	name: string;
	items: RateCardItem[];
}

export function rateCard(categories: readonly PriceCategory[]): RateCardCategory[] {
	return categories.map(({ id, name, items }) => ({
		id,
		name,
		items: items.map((item) => ({ id: item.id, name: item.name, price: priceParts(item.price) })),
	}));
}

/** "All Items" first. */
export function categoryLinks(categories: readonly RateCardCategory[]): CategoryLink[] {
	return [{ id: ALL_ID, name: allItemsName }, ...categories.map(({ id, name }) => ({ id, name }))];
}

/**
 * All items, sorted by name. Those that share a name have their category.
 * @param original the rate card in the shop's own language; who share their name there are told apart here too
 */
export function allItems(
	categories: readonly RateCardCategory[],
	original: readonly RateCardCategory[] = categories,
): RateCardItem[] {
	const shared = new Set([...namesakes(categories), ...namesakes(original)]);
	const all = categories.flatMap(({ name: category, items }) =>
		items.map((item) => ({ ...item, category })),
	);
	return all
		.map(({ category, ...item }) => (shared.has(item.id) ? { ...item, category } : item))
		.sort((one, other) => one.name.localeCompare(other.name, language));
}

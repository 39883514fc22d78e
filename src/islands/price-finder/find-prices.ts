import { type PriceParts, priceParts } from "../../../content/format-price.ts";
import { language } from "../../../content/locale.ts";
import type { PriceCategory } from "../../../content/types.ts";

/** The id of the sheet that holds everything. */
export const ALL_ID = "all-items";

/** What the browser is told of a category: its prices come ready to be shown. */
export interface ShownCategory {
	id: string;
	name: string;
	items: { id: string; name: string; price: PriceParts }[];
}

/** The rate card as it is shown; for the build. */
export function shownCategories(categories: readonly PriceCategory[]): ShownCategory[] {
	return categories.map(({ id, name, items }) => ({
		id,
		name,
		items: items.map((item) => ({
			id: item.id,
			name: item.name,
			price: priceParts(item.price),
		})),
	}));
}

/** An item of the catalogue with the name of its category. */
export interface CatalogueRow {
	id: string;
	name: string;
	price: PriceParts;
	category: string;
}

/** Every item in the catalogue's own order. */
export function catalogueRows(categories: readonly Omit<ShownCategory, "id">[]): CatalogueRow[] {
	return categories.flatMap((category) =>
		category.items.map((item) => ({ ...item, category: category.name })),
	);
}

/**
 * Items whose name holds the words as typed, whatever their case; no words match everything.
 * Spaces around the words do not count: keyboards of phones add one after each word.
 */
export function findPrices(rows: readonly CatalogueRow[], query: string): CatalogueRow[] {
	const wanted = query.trim().toLowerCase();
	return rows.filter((row) => row.name.toLowerCase().includes(wanted));
}

/**
 * Every item sorted by name. Where a name occurs more than once, each of them says which category it
 * is from; elsewhere `category` is left out.
 */
export function allItems(
	rows: readonly CatalogueRow[],
): (Omit<CatalogueRow, "category"> & { category?: string })[] {
	const count = new Map<string, number>();
	for (const { name } of rows) count.set(name, (count.get(name) ?? 0) + 1);
	return rows
		.map(({ category, ...row }) => (count.get(row.name) === 1 ? row : { ...row, category }))
		.sort((one, other) => one.name.localeCompare(other.name, language));
}

import { formatPrice } from "../../content/format-price.ts";
import { itemName, namesakes } from "../../content/price-names.ts";
import type { Price, PriceCategory } from "../../content/types.ts";

/** The facts of an item that the list needs; `text` is the price as it is set on the rate card. */
export type ListPrice = Price & {
	/** With its category where another item has the same name. */
	name: string;
	/** In the shop's own language, for its staff, where that differs. */
	staffName?: string | undefined;
	/** Known to need longer than the ordinary turnaround, or agreed on first. */
	slow?: true;
};

/** Item id → price: what `/data/listPrices.json` holds. */
export type PriceFile = Record<string, ListPrice>;

/**
 * Every price of the catalogue.
 * @param slow ids of the items whose turnaround is not promised
 * @param original the catalogue in the shop's own language; who share their name there are told apart here too
 */
export function priceFile(
	categories: readonly PriceCategory[],
	slow: ReadonlySet<string> = new Set(),
	original: readonly PriceCategory[] = categories,
): PriceFile {
	const shared = new Set([...namesakes(categories), ...namesakes(original)]);
	const originals = new Map(namedItems(original, shared).map((item) => [item.id, item]));
	return Object.fromEntries(
		namedItems(categories, shared).map((item) => {
			const { id, name, price } = item;
			const text = formatPrice(price);
			const first = originals.get(id) ?? item;
			const staffName = first.name === name ? undefined : first.name;
			const words = { name, text, ...(staffName && { staffName }) };
			return [id, { ...price, ...words, ...(slow.has(id) && { slow: true }) }];
		}),
	);
}

function namedItems(categories: readonly PriceCategory[], shared: ReadonlySet<string>) {
	return categories.flatMap(({ name: category, items }) =>
		items.map((item) => ({
			id: item.id,
			name: itemName(item) + (shared.has(item.id) ? ` (${category})` : ""),
			price: item.price,
		})),
	);
}

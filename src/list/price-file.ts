import { formatPrice } from "../../content/format-price.ts";
import type { Price, PriceCategory, PriceItem } from "../../content/types.ts";

/** What the list needs to know of an item; `text` is the price as it is set on the rate card. */
export type ListPrice = Price & {
	/** With its category where another item has the same name. */
	name: string;
	/** Known to need longer than the ordinary turnaround, or agreed on first. */
	slow?: true;
};

/** Item id → price: what `/data/listPrices.json` holds. */
export type PriceFile = Record<string, ListPrice>;

/** "Shirt, dry cleaned": an item's name, and how it is cleaned where that tells two prices apart. */
export function itemName({ name, service }: Pick<PriceItem, "name" | "service">): string {
	return service ? `${name}, ${service}` : name;
}

/**
 * Every price of the catalogue.
 * @param slow ids of the items whose turnaround is not promised
 */
export function priceFile(
	categories: readonly PriceCategory[],
	slow: ReadonlySet<string> = new Set(),
): PriceFile {
	const all = categories.flatMap(({ name: category, items }) =>
		items.map((item) => ({ item, category })),
	);
	return Object.fromEntries(
		all.map(({ item, category }) => {
			const { id, price } = item;
			const isShared = all.some(
				({ item: { id: other, name } }) => name === item.name && other !== id,
			);
			const name = itemName(item) + (isShared ? ` (${category})` : "");
			const text = formatPrice(price);
			return [id, { ...price, name, text, ...(slow.has(id) && { slow: true }) }];
		}),
	);
}

import { formatPrice } from "../../content/format-price.ts";
import type { Price, PriceCategory, PriceItem } from "../../content/types.ts";

/** What the list needs to know of an item; `text` is the price as it is set on the rate card. */
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

/** "Shirt, dry cleaned": an item's name, and how it is cleaned where that tells two prices apart. */
export function itemName({ name, service }: Pick<PriceItem, "name" | "service">): string {
	return service ? `${name}, ${service}` : name;
}

interface Named {
	id: string;
	name: string;
}

/** The ids of items that share their name with another. */
export function namesakes(categories: readonly { items: readonly Named[] }[]): Set<string> {
	const all = categories.flatMap(({ items }) => items);
	const firsts = new Map<string, string>();
	for (const { id, name } of all) if (!firsts.has(name)) firsts.set(name, id);
	const ids = all.flatMap(({ id, name }) => {
		const first = firsts.get(name) ?? id;
		return first === id ? [] : [first, id];
	});
	return new Set(ids);
}

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
	const staffNames = new Map(namedItems(original, shared).map(({ id, name }) => [id, name]));
	return Object.fromEntries(
		namedItems(categories, shared).map(({ id, name, price }) => {
			const text = formatPrice(price);
			const staffName = staffNames.get(id);
			const words = { name, text, ...(staffName !== name && { staffName }) };
			return [id, { ...price, ...words, ...(slow.has(id) && { slow: true }) }];
		}),
	);
}

function namedItems(categories: readonly PriceCategory[], shared: ReadonlySet<string>) {
	return categories.flatMap(({ name: category, items }) =>
		items.map((item) => {
			const name = itemName(item) + (shared.has(item.id) ? ` (${category})` : "");
			return { id: item.id, name, price: item.price };
		}),
	);
}

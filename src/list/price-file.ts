import type { PriceCategory } from "../../content/types.ts";
import { splitPrice } from "../ui/split-price.ts";
import { itemName } from "./item-name.ts";
import { type PriceReading, readPrice } from "./read-price.ts";

/** What the list needs to know of an item. */
export interface ListPrice extends PriceReading {
	/** With its category where another item has the same name. */
	name: string;
	/** As it is set on the rate card: "starts @ ₹600", "₹69 per kg". */
	text: string;
	/** Known to need longer than the ordinary turnaround, or agreed on first. */
	slow?: true;
}

/** Item id → price: what `/data/listPrices.json` holds. */
export type PriceFile = Record<string, ListPrice>;

/**
 * Every price of the catalogue, read once, at build.
 * @param slow ids of the items whose turnaround is not promised
 */
export function priceFile(
	categories: readonly PriceCategory[],
	slow: ReadonlySet<string> = new Set(),
): PriceFile {
	const all = categories.flatMap(({ name: category, items }) =>
		items.map((entry) => ({ ...entry, category })),
	);
	return Object.fromEntries(
		all.map((item) => {
			const { id, name, price, category } = item;
			const shared = all.some((other) => other.name === name && other.id !== id);
			const { before, amount, after } = splitPrice(price);
			return [
				id,
				{
					name: shared ? `${itemName(item)} (${category})` : itemName(item),
					text: [before, amount, after].filter(Boolean).join(" "),
					...readPrice(price),
					...(slow.has(id) && { slow: true as const }),
				},
			];
		}),
	);
}

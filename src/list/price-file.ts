import { formatPrice } from "../../content/format-price.ts";
import type { Measure } from "../../content/price-units.ts";
import type { Price, PriceCategory } from "../../content/types.ts";
import { itemName } from "./item-name.ts";

/** What the list needs to know of an item. Sums are in paise, for one piece, kilogram or unit of area. */
export interface ListPrice {
	/** With its category where another item has the same name. */
	name: string;
	/** As it is set on the rate card: "starts @ ₹600", "₹69 per kg". */
	text: string;
	/** Absent where the price is told on asking. */
	low?: number;
	/** The upper end of a range. */
	high?: number;
	/** "starts @", "from": it may be more. */
	open?: true;
	measure?: Measure;
	/** Known to need longer than the ordinary turnaround, or agreed on first. */
	slow?: true;
}

/** Item id → price: what `/data/listPrices.json` holds. */
export type PriceFile = Record<string, ListPrice>;

/**
 * Every price of the catalogue in what the list adds up.
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
			return [
				id,
				{
					name: shared ? `${itemName(item)} (${category})` : itemName(item),
					text: formatPrice(price),
					...sumsOf(price),
					...(slow.has(id) && { slow: true as const }),
				},
			];
		}),
	);
}

function sumsOf(price: Price): Pick<ListPrice, "low" | "high" | "open" | "measure"> {
	if (price.kind === "quote") return {};
	return {
		low: price.low,
		...(price.kind === "range" && { high: price.high }),
		...(price.kind === "from" && { open: true as const }),
		...(price.measure && { measure: price.measure }),
	};
}

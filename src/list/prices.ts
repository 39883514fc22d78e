/** The price file, which the list and the price search load, and a list at its prices. */
import { language } from "#language/language";
import { free } from "#language/prices";
import { ticket, list as words } from "#language/words.json";
import { fill } from "../../languages/fill.ts";
import { formatSum } from "../../shop/format-price.ts";
import { type Estimate, estimate } from "../../shop/price-estimate.ts";
import { categoryRows, itemName, namesakes } from "../../shop/price-names.ts";
import type { Measure } from "../../shop/price-units.ts";
import type { Price, PriceCategory, PriceItem } from "../../shop/types.ts";
import { fetchJson, loadOnce } from "./load.ts";
import type { ListTexts } from "./message.ts";
import { unknownQuantity, validQuantity } from "./quantity.ts";
import type { ListItem } from "./store.ts";

export type ListPrice = Price & {
	/** With its category where another item has the same name. */
	name: string;
	/** On the rate card; absent for services that only keyword pages have. */
	row?: { name: string; category: string } | undefined;
	/** In the shop's own language, for its staff, where that differs. */
	staffName?: string | undefined;
	/** Known to need longer than the ordinary turnaround, or agreed on first. */
	slow?: boolean | undefined;
};

/** By the items' ids. */
export type PriceFile = Record<string, ListPrice>;

/** The content of `/data/listPrices.json`. As props of an island the texts would be in every page. */
export interface ListFile {
	prices: PriceFile;
	texts: ListTexts;
}

/** Rejects without a connection. */
export const loadList = loadOnce(() =>
	fetchJson<ListFile>(`/data${language.path}/listPrices.json`),
);
export const loadPrices = () => loadList().then(({ prices }) => prices);

/**
 * Every price of the catalogue, for the build. A category without a name is not of the rate card.
 * @param slow ids of the items whose turnaround is not promised
 * @param original the catalogue in the shop's own language: items that share their name there are told apart here too
 */
export function priceFile(
	categories: readonly PriceCategory[],
	slow: ReadonlySet<string> = new Set(),
	original: readonly PriceCategory[] = categories,
): PriceFile {
	const shared = new Set([...namesakes(categories), ...namesakes(original)]);
	const listName = (item: PriceItem, category: string) =>
		itemName(item) + (category && shared.has(item.id) ? ` (${category})` : "");
	const staffNames = new Map(
		original.flatMap(({ name, items }) => items.map((item) => [item.id, listName(item, name)])),
	);
	return Object.fromEntries(
		categories.flatMap(({ name: category, items }) =>
			categoryRows(items).map(({ category: service, ...item }): [string, ListPrice] => {
				const name = listName(item, category);
				const home = [service, category].filter(Boolean).join(", ");
				const staffName = staffNames.get(item.id) ?? name;
				const facts = {
					row: category ? { name: item.name, category: home } : undefined,
					staffName: staffName === name ? undefined : staffName,
					slow: slow.has(item.id) || undefined,
				};
				return [item.id, { ...item.price, name, ...facts }];
			}),
		),
	);
}

export interface ListLine extends ListItem {
	price?: ListPrice | undefined;
}

export function measureOf(price?: ListPrice): Measure | undefined {
	return price && price.kind !== "quote" ? price.measure : undefined;
}

/** The items with their prices, whose names and measures win over the stored ones. */
export function withPrices(items: readonly ListItem[], prices: PriceFile): ListLine[] {
	return items.map((item) => {
		const price = Object.hasOwn(prices, item.id) ? prices[item.id] : undefined;
		if (!price) return item;
		const { id, quantity } = item;
		const measure = measureOf(price);
		// A stored quantity means nothing in a measure that the shop has changed since.
		const valid = validQuantity(measure === item.measure ? quantity : undefined, measure);
		return { id, name: price.name, measure, quantity: valid, price };
	});
}

/** "₹520", "₹520–700" or "from ₹520", and the parts without a sum: "2 on quote", "1 to be measured". */
export function estimateParts(
	{ low, high, open, quotes, unmeasured }: Estimate,
	express = false,
): { sum: string; rest: string[] } {
	const sum = low > 0 ? formatSum(low, high > low && !open ? high : undefined) : "";
	return {
		sum: sum && open ? fill(words.from, { sum }) : sum,
		rest: [
			unmeasured > 0 && fill(words.measuredLater, { count: unmeasured }),
			quotes > 0 && fill(words.onQuote, { count: quotes }),
			express && words.withExpress,
		].filter((part) => part !== false),
	};
}

/** "from ₹520 + 2 on quote" */
export function estimateWords(lines: readonly ListLine[], express = false): string {
	const { sum, rest } = estimateParts(estimate(lines), express);
	return [sum, ...rest].filter(Boolean).join(" + ");
}

/** The sum of a line: "₹160", "on quote", "to be measured"; empty without a price. */
export function lineSum(line: ListLine): string {
	const { price, quantity, measure } = line;
	if (!price) return "";
	if (price.kind === "quote") return ticket.onQuote;
	if (price.low === 0) return free;
	return quantity === undefined ? unknownQuantity(measure) : estimateParts(estimate([line])).sum;
}

/** Short forms of prices in the files: prices side by side in columns, and a page's sum by the item that it names. */
import type { Content } from "./content-files.ts";
import { type Fault, faultAt } from "./fault.ts";
import { formatSum } from "./format-price.ts";
import type { Price } from "./price.ts";
import { say } from "./sentences/say.ts";

interface Item {
	id?: unknown;
	price?: unknown;
}

/**
 * A category's columns: an item with prices side by side, "60 / 100", becomes an item for each of them.
 *
 * @param prices the JSON of prices.json in one language
 */
export function withColumns(prices: unknown): unknown {
	const { categories } = (prices ?? {}) as { categories?: unknown };
	if (!Array.isArray(categories)) return prices;
	return {
		...(prices as object),
		categories: categories.map((category) => {
			const { columns, items } = category ?? {};
			if (!Array.isArray(columns) || !Array.isArray(items)) return category;
			return { ...category, items: items.flatMap((item) => byColumn(item, columns)) };
		}),
	};
}

/** The item itself where it has one price. The first of several keeps the id; a column without a price has none. */
function byColumn(item: Item, columns: readonly unknown[]): unknown[] {
	const cells = typeof item?.price === "string" ? item.price.split(/\s*\/\s*(?![-=–—a-z])/i) : [];
	if (cells.length < 2 || cells.length > columns.length) return [item];
	return cells.flatMap((price, place) => {
		if (/^(?:-+|—|x|n\/?a)?$/i.test(price.trim())) return [];
		const id = place > 0 && { id: `${item.id}-${place + 1}` };
		return [{ ...item, ...id, price, service: columns[place] }];
	});
}

const placeholder = "{amount}";

type RateCard = Content["prices"] | undefined;

/** Writes the rate card's sums into prices such as "from {amount}". @param pages the JSON of the keyword pages */
export function withPriceSums(pages: unknown, rateCard: RateCard): unknown {
	if (!Array.isArray(pages)) return pages;
	return pages.map((page) => {
		const { price, priceItem } = page?.featuredService ?? {};
		if (typeof price !== "string" || typeof priceItem !== "string") return page;
		// A rate card with errors, or without the item, is told by itself.
		const sum = sumOf(priceItem, rateCard) ?? "1";
		const featuredService = { ...page.featuredService, price: price.replace(placeholder, sum) };
		return { ...page, featuredService };
	});
}

/** Prices of pages that name an item, and say its sum by hand. */
export function restatedPrices(pages: unknown, rateCard: RateCard): Fault[] {
	if (!Array.isArray(pages)) return [];
	return pages.flatMap((page, index) => {
		const { price, priceItem } = page?.featuredService ?? {};
		const sum = sumOf(priceItem, rateCard);
		if (!sum || typeof price !== "string" || price.includes(placeholder)) return [];
		const path = [index, "featuredService", "price"];
		const message = say("restatedPrice", ...[price, priceItem, sum]);
		return [faultAt({ file: "keyword-pages", value: pages, path }, message)];
	});
}

/** Undefined for an item without a sum. */
function sumOf(id: unknown, rateCard: RateCard): string | undefined {
	const items = rateCard?.categories.flatMap((category) => category.items) ?? [];
	const price: Price | undefined = items.find((item) => item.id === id)?.price;
	if (!price || price.kind === "quote") return undefined;
	return formatSum(price.low, price.kind === "range" ? price.high : undefined);
}

import { formatSum } from "../../content/format-price.ts";
import type { ListItem } from "./list.ts";
import type { ListPrice, PriceFile } from "./price-file.ts";

/** An item of the list with its price; without one where the price file does not know it. */
export interface ListLine extends ListItem {
	price?: ListPrice | undefined;
}

/** What the list comes to, in paise. */
export interface Estimate {
	low: number;
	high: number;
	/** It may be more: a price that only starts, or something not yet weighed or measured. */
	open: boolean;
	/** How many lines have a price that is told on asking. */
	quotes: number;
	/** How many lines are still to be weighed or measured. */
	untold: number;
}

/** The list with its prices: the file's word on names and measures wins over what was kept. */
export function withPrices(items: readonly ListItem[], prices: PriceFile): ListLine[] {
	return items.map((item) => {
		const price = Object.hasOwn(prices, item.id) ? prices[item.id] : undefined;
		if (!price) return item;
		const { name, measure } = price;
		// Sold by another measure since it was kept: its quantity says nothing any more.
		const quantity = measure === item.measure ? item.quantity : measure ? undefined : 1;
		return { id: item.id, name, measure, quantity, price };
	});
}

/** Adds up the lower and the upper ends; whole paise, so that no order of adding makes a difference. */
export function estimate(lines: readonly ListLine[]): Estimate {
	const sum: Estimate = { low: 0, high: 0, open: false, quotes: 0, untold: 0 };
	for (const { price, quantity } of lines) {
		if (price?.low === undefined) {
			sum.quotes++;
			continue;
		}
		if (quantity === undefined) sum.untold++;
		const times = Math.round((quantity ?? 0) * 100);
		sum.low += Math.round((price.low * times) / 100);
		sum.high += Math.round(((price.high ?? price.low) * times) / 100);
		sum.open ||= price.open === true || quantity === undefined;
	}
	return sum;
}

/** "₹520", "₹520–700" or "from ₹520"; and beside it "2 on quote", "1 to be measured", "express service". */
export function estimateParts(
	{ low, high, open, quotes, untold }: Estimate,
	express = false,
): { sum: string; rest: string[] } {
	const upper = high > low && !open ? high : undefined;
	return {
		sum: low > 0 ? `${open ? "from " : ""}${formatSum(low, upper)}` : "",
		rest: [
			untold > 0 && `${untold} to be measured`,
			quotes > 0 && `${quotes} on quote`,
			express && "express service",
		].filter((words) => words !== false),
	};
}

/** The same in one line: "from ₹520 + 2 on quote", "1 to be measured + express service". */
export function estimateWords(sums: Estimate, express = false): string {
	const { sum, rest } = estimateParts(sums, express);
	return [sum, ...rest].filter(Boolean).join(" + ");
}

import * as words from "#language/words/list";
import { formatSum } from "../../content/format-price.ts";
import type { ListItem } from "./list.ts";
import type { ListPrice, PriceFile } from "./price-file.ts";

/** An item with its price; without one where the price file does not have it. */
export interface ListLine extends ListItem {
	price?: ListPrice | undefined;
}

/** Sums in paise. */
export interface Estimate {
	low: number;
	high: number;
	/** Whether it may be more: an open price, or an item without a quantity. */
	open: boolean;
	/** How many lines have a price on asking. */
	quotes: number;
	/** How many lines have no quantity yet. */
	unmeasured: number;
}

/** The list with its prices, once they are known: their names and measures win over the stored ones. */
export function withPrices(items: readonly ListItem[], prices: PriceFile = {}): ListLine[] {
	return items.map((item) => {
		const price = Object.hasOwn(prices, item.id) ? prices[item.id] : undefined;
		if (!price) return item;
		const { id, quantity } = item;
		const measure = price.kind === "quote" ? undefined : price.measure;
		// The shop has changed the measure: the stored quantity means nothing in the new one.
		const valid = measure === item.measure ? quantity : measure ? undefined : 1;
		return { id, name: price.name, measure, quantity: valid, price };
	});
}

export function estimate(lines: readonly ListLine[]): Estimate {
	const sum: Estimate = { low: 0, high: 0, open: false, quotes: 0, unmeasured: 0 };
	for (const { price, quantity } of lines) {
		if (!price || price.kind === "quote") {
			sum.quotes++;
			continue;
		}
		if (quantity === undefined) sum.unmeasured++;
		// Whole hundredths and paise: the order of adding makes no difference.
		const hundredths = Math.round((quantity ?? 0) * 100);
		const high = price.kind === "range" ? price.high : price.low;
		sum.low += Math.round((price.low * hundredths) / 100);
		sum.high += Math.round((high * hundredths) / 100);
		sum.open ||= price.kind === "from" || quantity === undefined;
	}
	return sum;
}

/** "₹520", "₹520–700" or "from ₹520", and the parts without a sum: "2 on quote", "1 to be measured". */
export function estimateParts(
	{ low, high, open, quotes, unmeasured }: Estimate,
	express = false,
): { sum: string; rest: string[] } {
	const upper = high > low && !open ? high : undefined;
	const sum = formatSum(low, upper);
	return {
		sum: low > 0 ? (open ? words.from(sum) : sum) : "",
		rest: [
			unmeasured > 0 && words.measuredLater(unmeasured),
			quotes > 0 && words.onQuote(quotes),
			express && words.withExpress,
		].filter((part) => part !== false),
	};
}

/** "from ₹520 + 2 on quote" */
export function estimateWords(sums: Estimate, express = false): string {
	const { sum, rest } = estimateParts(sums, express);
	return [sum, ...rest].filter(Boolean).join(" + ");
}

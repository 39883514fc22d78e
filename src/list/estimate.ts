import * as words from "#language/words/list";
import { formatSum } from "../../content/format-price.ts";
import type { Estimate } from "../../content/price-estimate.ts";
import type { ListItem } from "./list.ts";
import type { ListPrice, PriceFile } from "./price-file.ts";

/** An item with its price; without one where the price file does not have it. */
export interface ListLine extends ListItem {
	price?: ListPrice | undefined;
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

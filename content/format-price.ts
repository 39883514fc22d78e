/** Prices in words and figures. Pure and without the grammar: pages, the list in the browser and the assistant share it. */
import { language } from "./locale.ts";
import type { Price } from "./price.ts";
import type { Measure } from "./price-units.ts";

/** A price in the parts in which it is shown, each only where there is one. */
export interface PriceParts {
	/** What stands before the sum ("starts @"); all of a price that names no sum. */
	words?: string;
	/** "₹1,200", "₹250–400" */
	sum?: string;
	/** "per kg" */
	per?: string;
	/** What must be weighed or measured for it. */
	measure?: Measure;
}

/** Takes a price apart for showing it: words small, the sum large. */
export function priceParts(price: Price): PriceParts {
	if (price.kind === "quote") return { words: price.text };
	return {
		...(price.kind === "from" && { words: price.opening }),
		sum: formatSum(price.low, price.kind === "range" ? price.high : undefined),
		...(price.unit && { per: `per ${price.unit}` }),
		...(price.measure && { measure: price.measure }),
	};
}

/** A price on one line: "starts @ ₹1,200", "₹69 per kg", "Contact us for a quote". */
export function formatPrice(price: Price): string {
	const { words, sum, per } = priceParts(price);
	return [words, sum, per].filter(Boolean).join(" ");
}

/** "₹1,20,000", "₹69.50" or "₹250–400". @param low paise @param high paise, the upper end of a range */
export function formatSum(low: number, high?: number): string {
	return `₹${rupees(low)}${high === undefined ? "" : `–${rupees(high)}`}`;
}

/** 12000000 paise → "1,20,000", grouped as in India; paise only where there are any. */
function rupees(paise: number): string {
	return (paise / 100).toLocaleString(language, { minimumFractionDigits: paise % 100 ? 2 : 0 });
}

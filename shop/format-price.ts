/** Writes prices in the language of the site; apart from price.ts so that the browser does not load the parser. */
import { language } from "#language/language";
import * as siteWords from "#language/prices";
import type { Price } from "./price.ts";

export interface PriceParts {
	/** "starts @" before the sum; the whole text of a price without one. */
	words?: string;
	/** "₹1,200", "₹250–400" */
	sum?: string;
	/** The words after the sum: "per kg", "से". */
	per?: string;
}

/** A language's words around a sum. */
export type PriceWords = Pick<typeof siteWords, "beforeSum" | "afterSum" | "onQuote" | "free">;

/** @param around of another language than the site's */
export function priceParts(price: Price, around: PriceWords = siteWords): PriceParts {
	if (price.kind === "quote") return { words: around.onQuote(price.text) };
	if (price.low === 0) return { words: around.free };
	const [words, per] = [around.beforeSum(price), around.afterSum(price)];
	return {
		...(words && { words }),
		sum: formatSum(price.low, price.kind === "range" ? price.high : undefined),
		...(per && { per }),
	};
}

/** "starts @ ₹1,200", "₹69 per kg", "Contact us for a quote". */
export function formatPrice(price: Price, around?: PriceWords): string {
	const { words, sum, per } = priceParts(price, around);
	return [words, sum, per].filter(Boolean).join(" ");
}

/** "₹1,20,000", "₹69.50" or "₹250–400". @param low paise @param high paise */
export function formatSum(low: number, high?: number): string {
	return `₹${rupees(low)}${high === undefined ? "" : `–${rupees(high)}`}`;
}

// Kept, because making one takes longer than all else that is done with a price.
// In the digits of the rate card, also where a language has its own (Marathi).
const digits = { numberingSystem: "latn" };
const wholeRupees = new Intl.NumberFormat(language.tag, digits);
const withPaise = new Intl.NumberFormat(language.tag, { ...digits, minimumFractionDigits: 2 });

/** 12000000 paise → "1,20,000" */
function rupees(paise: number): string {
	return (paise % 100 ? withPaise : wholeRupees).format(paise / 100);
}

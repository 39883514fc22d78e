/** Adds up prices by quantities, for the visitor's list and for the assistant. */
import type { Price, Sum } from "./price.ts";

interface EstimateLine {
	/** Undefined where it is not known. */
	price?: Price | undefined;
	/** Undefined where the shop weighs or measures. */
	quantity?: number | undefined;
}

/** Sums in paise. */
export interface Estimate {
	low: number;
	high: number;
	/** True if it may be more: an open price, or an item without a quantity. */
	open: boolean;
	/** Lines that have a price on asking. */
	quotes: number;
	/** Lines that have no quantity yet. */
	unmeasured: number;
}

export function estimate(lines: readonly EstimateLine[]): Estimate {
	const sum: Estimate = { low: 0, high: 0, open: false, quotes: 0, unmeasured: 0 };
	for (const { price, quantity } of lines) {
		if (!price || price.kind === "quote") {
			sum.quotes++;
			continue;
		}
		if (quantity === undefined) sum.unmeasured++;
		// Whole hundredths and paise: the order of adding makes no difference.
		const hundredths = Math.round(charged(price, quantity ?? 0) * 100);
		const high = price.kind === "range" ? price.high : price.low;
		sum.low += Math.round((price.low * hundredths) / 100);
		sum.high += Math.round((high * hundredths) / 100);
		sum.open ||= price.kind === "from" || quantity === undefined;
	}
	return sum;
}

/** The times that a sum is charged: at least its smallest quantity, by whole packs. */
function charged({ least = 0, pack }: Sum, quantity: number): number {
	const counted = quantity > 0 ? Math.max(quantity, least) : 0;
	return pack ? Math.ceil(counted / pack) : counted;
}

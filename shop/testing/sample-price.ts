import { type Price, parsePrice } from "../price.ts";

/** A price for a test, by its text. @throws Error when the text is no price */
export function samplePrice(text: string): Price {
	const price = parsePrice(text);
	if ("error" in price) throw new Error(`The price ${price.error}`);
	return price;
}

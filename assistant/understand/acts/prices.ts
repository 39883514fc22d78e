/** Questions of prices. */
import type { Act } from "../../frame.ts";
import type { Reading } from "../reading.ts";
import type { Sentence } from "./sentence.ts";

function asksPrice({ has, line }: Reading): boolean {
	if (has("price", "cheap", "costly", "perkg")) return true;
	if (has("money") && has("howmuch", "want", "what")) return true;
	return (
		has("howmuch") &&
		!/ howmuch (?:and )?(?:timeword|dayword|day|clock|discount|area|review|late|about|pickup) /.test(
			line,
		)
	);
}

/** True if a word asks for the sum or the price, not a quantity alone. */
export function asksSum(sentence: Reading): boolean {
	return sentence.has("total") || asksPrice(sentence);
}

/** The act that things with their counts, or words of prices, ask. */
export function priceAct(sentence: Sentence): Act | undefined {
	const { has, isSum } = sentence;
	if (isSum || (has("total") && !has("about"))) return "total";
	const isList = has("list") && !has("service", "offer_do");
	return asksPrice(sentence) || isList ? "price" : undefined;
}

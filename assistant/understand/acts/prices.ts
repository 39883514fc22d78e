/** What things cost. */
import type { Reading } from "../reading.ts";
import type { Rule } from "./rule.ts";

export function asksPrice({ has, line }: Reading): boolean {
	if (has("price", "cheap", "costly", "perkg")) return true;
	if (has("money") && has("howmuch", "want", "what")) return true;
	return (
		has("howmuch") &&
		!/ howmuch (?:and )?(?:timeword|dayword|day|clock|discount|area|review|late|about|pickup) /.test(
			line,
		)
	);
}

/** Whether a word asks for the sum or the price, not a quantity alone. */
export function asksSum(sentence: Reading): boolean {
	return sentence.has("total") || asksPrice(sentence);
}

export const total: Rule = {
	act: "total",
	when: (s) => (s.has("total") && !s.has("about")) || s.isSum,
	over: ["price"],
};

export const price: Rule = {
	act: "price",
	when: (s) => asksPrice(s) || (s.has("list") && !s.has("service", "offer_do")),
};

/** What it costs, what is within a price, and how it is paid. */
import type { Reading } from "../reading.ts";
import type { Rule } from "./rule.ts";
import type { Sentence } from "./sentence.ts";
import { someoneComes } from "./visits.ts";

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

/**
 * Whether ironing or packing is within a price. "Extra" and "alag se" beside something else ask for that: what the
 * pickup, the stain or the express service costs.
 */
function asksIncluded(s: Sentence): boolean {
	const { has, text } = s;
	if (has("express", "pickup", "deliver", "stain", "unit-days")) return false;
	// "The dupatta is to be cleaned by itself".
	if (/ alag se /.test(text) && !has("price", "money", "free", "iron", "fold") && s.hasThing)
		return false;
	const within = / (?:me|mein|in|with|sath) /.test(text);
	if (has("iron") && (has("num", "money") || has("perkg")) && within && !has("howmuch"))
		return !has("price") || has("included");
	return (
		has("included") && (has("iron", "fold", "wash", "dryclean", "price") || packing.test(text))
	);
}

const packing = / (?:packing|packaging|hanger|hangers|covered) /;

/** "2 kurta, 1 coat ka estimate do". */
const asksRoughSum = / (?:estimate|estimated|andaj\w*|aproximately) /;

/** "Rates are too high", "100 rupay me 2 shirt kar do". */
const bargains = (s: Sentence) =>
	(s.has("costly") &&
		!s.hasThing &&
		!/ (?:expensive|costly|mehng[aei]|mahang[aei]) (?:clothes|kap\w*|dres\w*|garments?|items?) /.test(
			s.text,
		) &&
		!/ (?:sabse|most|\S+est|what|kya|kaun|list) /.test(s.text)) ||
	/ \d+ (?:\S+ )?(?:me|mein|for|in) (?:\S+ ){0,4}(?:kar do|kardo|kar dena|kar doge|de do|dedo) /.test(
		s.text,
	);

export const discount: Rule = {
	act: "discount",
	when: (s) =>
		bargains(s) ||
		(s.has("discount") && !/ (?:you|u|we|do) ofer /.test(s.text)) ||
		(s.has("bulk", "institution") &&
			!s.hasThing &&
			!(s.has("area", "elsewhere") && !s.has("institution")) &&
			!s.has("billing") &&
			!/ ofice (?:me|mein) (?:h\w*|reh\w*|rah\w*|kaam|kam) /.test(s.text) &&
			!someoneComes(s)) ||
		(s.has("bulk", "institution") && s.has("cheap")),
	over: ["price", "total", "services", "estimate", "book", "notListed", "turnaround"],
};

/** "50 uniforms of our company". */
export const isBulk = (s: Sentence) =>
	s.has("bulk", "institution") &&
	!s.has("athome") &&
	s.pieces.some(({ number = 0 }) => number >= 10);

/** One bill for a month, of which the content says nothing. */
export const monthlyBill: Rule = {
	act: "unsure",
	when: (s) => s.has("billing") || / (?:month|mahine ke|mahine k) end /.test(s.text),
	over: ["pay", "price", "turnaround", "order", "included", "services"],
};

export const estimate: Rule = {
	act: "estimate",
	when: (s) => s.has("estimate") && !(s.isSum && asksRoughSum.test(s.text)),
	over: ["price", "total", "included"],
};

export const included: Rule = {
	act: "included",
	when: asksIncluded,
	over: ["price", "total", "care", "pickup", "services", "beyond"],
};

export const pay: Rule = {
	act: "pay",
	when: (s) =>
		(s.has("pay", "paymode", "payname", "advance") ||
			(s.has("money") &&
				(s.has("how", "when") || / (?:dene|dena|dein|dete|pahle|pehle) /.test(s.text)) &&
				!s.has("howmuch", "guarantee"))) &&
		!(s.has("free") && s.has("pickup", "deliver")) &&
		!(s.has("advance") && s.has("howlong")) &&
		!(s.has("payname") && s.has("clean", "wash", "dryclean")) &&
		!s.has("review", "feedback") &&
		!(s.has("howmuch") && s.hasThing && !s.has("paymode", "payname", "advance")) &&
		!(s.has("express") && !s.has("paymode", "payname", "advance")) &&
		!/ online (?:book|order|pickup)/.test(s.text),
	over: ["pickup", "phone", "hours", "turnaround", "services", "care"],
};

export const total: Rule = {
	act: "total",
	when: (s) => (s.has("total") && !s.has("about")) || s.isSum,
	over: ["price"],
};

export const price: Rule = {
	act: "price",
	when: (s) => asksPrice(s) || (s.has("list") && !s.has("service", "offer_do")),
};

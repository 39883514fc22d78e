/** Why this shop: its work, what others say of it, other shops. */
import type { Reading } from "../reading.ts";
import { fearsHarm } from "./fears.ts";
import type { Rule } from "./rule.ts";
import type { Sentence } from "./sentence.ts";

const better = / (?:beter|better|acha|ache|achche|behatar|khas|different|alag) /;

const isBetter = (s: Reading) =>
	(s.has("why") && (s.has("trust", "quality") || better.test(s.text))) ||
	/ (?:choose you|vhy should|why should|kyu chunu) /.test(s.text);

export const whyThisShop: Rule = {
	act: "why",
	when: (s) => s.has("otherShop") && isBetter(s),
	over: ["otherShop"],
};

const asksYourPrice = (s: Sentence) =>
	(s.hasThing || s.hasService) && / your (?:rate|price|charge)/.test(s.text);

export const otherShop: Rule = {
	act: "otherShop",
	alone: true,
	// "Another laundry lost my socks: what is your rate" asks for this shop's.
	when: (s) =>
		s.has("otherShop") &&
		!fearsHarm(s) &&
		!isBetter(s) &&
		!(s.has("your") && (asksYourPrice(s) || s.has("damage"))),
};

export const feedback: Rule = {
	act: "feedback",
	when: (s) =>
		s.has("feedback") &&
		!s.has("damage") &&
		!(
			s.has("review") &&
			!/ (?:dena|likh\w*|give|write|leave|post|dal\w*|rate your|rate you|kaise) /.test(s.text)
		),
	over: [
		"reviews",
		"why",
		"price",
		"services",
		"thanks",
		"help",
		"expert",
		"express",
		"turnaround",
	],
};

export const reviews: Rule = {
	act: "reviews",
	when: (s) => s.has("review"),
	over: ["price", "why", "services", "expert", "feedback", "help", "aboutShop"],
};

export const trust: Rule = {
	act: "why",
	when: (s) =>
		(s.has("trust") && !(s.has("paymode", "money") && s.has("pickup", "order", "staff"))) ||
		(s.has("fear") && !s.hasThing && !s.has("pay", "paymode", "payname")),
	over: ["price", "services", "address", "expert", "care", "help", "express", "book"],
};

export const eco: Rule = {
	act: "eco",
	when: (s) =>
		s.has("eco") || (s.has("fear") && / (?:baby|babies|bach\w*|kids?|skin|newborn) /.test(s.text)),
	over: ["care", "price", "services", "expert", "why"],
};

export const expert: Rule = {
	act: "expert",
	when: (s) => s.has("expert", "quality") && !s.has("price"),
	over: ["care", "services"],
};

export const aboutShop: Rule = {
	act: "aboutShop",
	when: (s) => s.has("about"),
	over: ["services", "address", "price", "hours"],
};

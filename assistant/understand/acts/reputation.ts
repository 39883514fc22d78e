/** Why this shop: its work, what others say of it, other shops. */
import type { Reading } from "../reading.ts";
import type { Rule } from "./rule.ts";

const better = / (?:beter|better|acha|ache|achche|behatar|khas|different|alag) /;

const isBetter = (s: Reading) =>
	(s.has("why") && (s.has("trust", "quality") || better.test(s.text))) ||
	/ (?:choose you|vhy should|why should|kyu chunu) /.test(s.text);

export const whyThisShop: Rule = {
	act: "why",
	when: (s) => s.has("otherShop") && isBetter(s),
	over: ["otherShop"],
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

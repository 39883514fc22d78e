/** What the shop cleans. */
import type { Reading } from "../reading.ts";
import { asksPrice } from "./prices.ts";
import type { Rule } from "./rule.ts";
import type { Sentence } from "./sentence.ts";

/** "Do you clean shoes", "sofa dhote ho": whether the shop does a work. */
const doers =
	/ (?:can|do|could|will|are) (?:you|u|we) | (?:karte|karti|karta|kar sakte|karoge|karenge|hota|hoti|hote|ho sakta|ho sakti|ho jay\w*|ho jaega|ho jaegi|sakte|sakta|lete|doge|dete|dhote|karvate|karva sakte|possible|kar dete|dhul jay\w*|dhulta|dhulti|dhul sakta|hogi|hoga|karna|karani|karvana|karvani|krvani|is it possible|safe) /;

const question = (s: Reading) =>
	s.has("what", "how", "howmuch", "when", "where", "which", "can") ||
	s.tokens.some(({ end }) => end === "?");

function asksCare(s: Sentence): boolean {
	if (asksPrice(s) || s.has("total")) return false;
	if (s.has("stain")) return true;
	const works = s.has("clean", "wash", "dryclean", "iron", "handle", "accept", "remove");
	if (!s.hasThing) return works && s.has("thing") && doers.test(s.text);
	return (works && (doers.test(s.text) || question(s))) || (doers.test(s.text) && !s.hasQuantity);
}

export const care: Rule = { act: "care", when: asksCare, over: ["price", "total", "services"] };

export const unlistedWork: Rule = {
	act: "notListed",
	when: (s) =>
		s.has("unlistedWork") && !(s.hasThing && s.has("iron", "wash", "dryclean", "clean", "stain")),
	over: ["care", "services"],
};

/** A thing in a story is not asked about: "we are on a bike trip". */
const asksWork = (s: Sentence) =>
	asksPrice(s) ||
	doers.test(s.text) ||
	s.has("clean", "wash", "dryclean", "iron", "remove", "accept", "stain", "handle", "list");

export const unlistedThing: Rule = {
	act: "notListed",
	when: (s) =>
		s.has("unlistedThing") &&
		!s.has("howlong", "pockets") &&
		!(s.has("clothes") && s.tokens.length > 8) &&
		(asksWork(s) || s.tokens.length < 8),
	over: ["services"],
};

export const services: Rule = {
	act: "services",
	when: (s) =>
		s.has("service", "offer_do") ||
		(s.hasService && !s.hasThing) ||
		(s.has("clothes") && s.has("wash", "dryclean", "iron") && doers.test(s.text)),
};

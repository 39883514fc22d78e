/** What the shop cleans, how, and what may come to harm by it. */
import type { Reading } from "../reading.ts";
import { asksHow, asksUpkeep } from "./how-to-clean.ts";
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

export const howToClean: Rule = {
	act: "unsure",
	when: (s) => asksHow(s) || asksUpkeep(s) || s.has("label"),
	over: [
		"damage",
		"condition",
		"care",
		"price",
		"total",
		"pickup",
		"services",
		"hours",
		"expert",
		"book",
		"areas",
		"notListed",
	],
};

/** "No starch please", "bleach mat lagana": a wish for the work. */
const wishesWithout =
	/ (?:not|no|vithout|bina) (?:use |add |put |any |the )?(?:starch|bleach|kala[fp]|maad|perfume|softener|softner|hanger) | (?:starch|bleach|blich|kala[fp]\w*|maad|perfume|softener) (?:mat|na|nahi) (?:lag|dal|daal|use|kar|chah)/;

/** "Please don't iron the silk one", "press mat karna". */
const wishesNoIroning = ({ text, has }: Sentence) =>
	/ not (?:iron|pres) | (?:iron|press|pres|istri) (?:mat|na) (?:kar\w*|lag\w*)/.test(text) &&
	!has("wash", "unit-kg", "perkg", "complaint");

export const wish: Rule = {
	act: "unsure",
	when: (s) =>
		(wishesWithout.test(s.text) || wishesNoIroning(s)) && !s.hasQuantity && !asksPrice(s),
	over: ["notListed", "care", "services", "help", "price", "expert", "included"],
};

export const unlistedWork: Rule = {
	act: "notListed",
	when: (s) =>
		s.has("unlistedWork") && !(s.hasThing && s.has("iron", "wash", "dryclean", "clean", "stain")),
	over: ["care", "damage", "pockets", "condition", "complaint", "services", "express", "included"],
};

/** "My keys may be in the trousers I gave you". */
const leftIn =
	/ (?:keys?|chabi|chaabi|walet|purse|ring|earing\w*|pen drive|money|paise|rupay\w*|rupe\w*|cash|note) .*(?:in|me|mein|inside|under) .*(?:gave|given|left|forgot\w*|rah|reh|chut\w*|chhut\w*|chhoot\w*) /;

export const pockets: Rule = {
	act: "pockets",
	when: (s) => (s.has("pockets") || (leftIn.test(s.text) && s.hasThing)) && !s.has("unlistedWork"),
	over: ["damage", "condition", "care", "price", "total", "order", "notListed", "phone"],
};

export const care: Rule = { act: "care", when: asksCare, over: ["price", "total", "services"] };

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

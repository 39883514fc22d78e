/** Orders under way, and what went wrong. */
import { asksAboutOrder, isWaiting } from "./own-orders.ts";
import type { Rule } from "./rule.ts";
import type { Sentence } from "./sentence.ts";
import { wrongTold } from "./told-wrongs.ts";
import { needsNoPickup } from "./visits.ts";
import { asksWork, disputesPrice, isComplaint, lacksPiece, ownDoing, said } from "./wrongs.ts";

export const order: Rule = {
	act: "order",
	when: (s) =>
		asksAboutOrder(s) &&
		!(s.has("damage") && isComplaint(s)) &&
		!s.has("pockets", "handover") &&
		!needsNoPickup.test(s.text),
	over: [
		"turnaround",
		"hours",
		"price",
		"total",
		"care",
		"pickup",
		"pickupTime",
		"address",
		"express",
		"book",
		"areas",
		"phone",
		"contact",
		"services",
		"help",
		"pay",
		"guarantee",
	],
};

/** "Nahi nikla to?" */
const leftUndone = /^ (?:\S+ ){0,3}(?:nahi|na) (?:nikl\w*|gaya|utr\w*|hat[aei]|jata|jaye) to /;

export const guarantee: Rule = {
	act: "guarantee",
	when: (s) =>
		!(
			s.has("stain") &&
			s.hasThing &&
			/ (?:dobara|again|pakka|promise) /.test(s.text) &&
			!s.has("not", "if")
		) &&
		!(isComplaint(s) && !s.has("if")) &&
		wrongTold(s, said(s)) === undefined &&
		!(s.has("stain") && s.hasThing && !s.has("not", "if", "clean", "wash", "dryclean")) &&
		(leftUndone.test(s.text) ||
			/ pay again | (?:dobara|phir se|fir se) (?:pay|paise) /.test(s.text) ||
			(s.has("if") && s.has("not") && s.has("clean", "stain") && !s.has("damage")) ||
			(s.has("guarantee") &&
				!(
					s.has("damage") &&
					!/ (?:money back|refund\w*|paise vapas|paisa vapas|guarantee) /.test(s.text)
				))),
	over: ["price", "pay", "complaint", "care", "why", "order", "total", "pickup"],
};

export const complaint: Rule = {
	act: "complaint",
	when: isComplaint,
	over: [
		"price",
		"total",
		"care",
		"services",
		"help",
		"reviews",
		"pickup",
		"person",
		"discount",
		"express",
		"expert",
		"hours",
		"included",
		"phone",
		"contact",
		"guarantee",
		"turnaround",
		"address",
		"notListed",
		"pickupTime",
		"book",
		"pay",
		"areas",
		"feedback",
		"unsure",
		"handover",
	],
};

/** What a price is, beside the apology. */
export const priceDispute: Rule = {
	act: "estimate",
	when: (s) => disputesPrice(s) || wrongTold(s, said(s)) === "money",
	over: ["price", "total"],
};

/** A piece that is not the visitor's, or did not come back: the shop looks for it. */
export const wrongPiece: Rule = {
	act: "damage",
	when: (s) =>
		isComplaint(s) &&
		(lacksPiece(s) ||
			wrongTold(s, said(s)) === "damage" ||
			/ (?:wrong|galat|aadh[aei]|half|kam hai|not mine|kisi aur|else|elses|dusre|missing|mising|gayab|instead|returned (?:a|me)) /.test(
				said(s),
			)),
};

/** Harm that is told as done is a complaint, whosoever's doing. */
const isDone = (s: Sentence) =>
	s.has("damage") &&
	!s.has("if", "unlistedWork", "weather") &&
	!asksWork.test(said(s)) &&
	!ownDoing.test(said(s)) &&
	/ (?:gaya|gya|gayi|gai|gaee|gae|gaye|gye|diya|di|tha|thi|was|vas|got|has been|have been|lost my) /.test(
		said(s),
	);

export const harmDone: Rule = { act: "complaint", when: isDone };

export const lateOrder: Rule = {
	act: "complaint",
	when: (s) => asksAboutOrder(s) && isWaiting(s) && !s.has("if"),
};

export const damage: Rule = {
	act: "damage",
	when: (s) =>
		/ vhat if .*(?:pink|yellow|grey|gray|small|hole|vet|different) /.test(s.text) ||
		(s.has("damage") &&
			!s.has("unlistedWork", "weather") &&
			(!ownDoing.test(said(s)) || s.has("if")) &&
			!(s.has("stain") && / (?:batan|buttons?) /.test(s.text))),
	over: [
		"price",
		"total",
		"care",
		"services",
		"condition",
		"guarantee",
		"why",
		"help",
		"express",
		"pickup",
		"phone",
		"contact",
		"person",
		"pay",
	],
};

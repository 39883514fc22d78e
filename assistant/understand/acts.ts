/** What a sentence wants: rules over its concepts, the more particular first. */
import type { Act } from "../frame.ts";
import { asksAboutOrder, isComplaint } from "./own-orders.ts";
import type { Reading } from "./read.ts";

/** A sentence and what was found in it. */
export interface Sentence extends Reading {
	hasThing: boolean;
	hasService: boolean;
	hasQuantity: boolean;
	/** Things with their quantities ask for a sum. */
	isSum: boolean;
}

interface Rule {
	act: Act;
	when(sentence: Sentence): boolean;
	/** Acts that the same words might mean, and that this one rules out. */
	over?: readonly Act[];
	/** Nothing else counts. */
	alone?: true;
}

const all: readonly Act[] = [];

/** Somebody comes to the visitor, not the visitor to the shop. */
function visitorComes({ text, has }: Reading): boolean {
	return (
		has("come", "dropoff", "book") &&
		/ (?:i come|can i|visit|au|aun|a sakta h\w*|a sakti h\w*|main a\w*|mai a\w*|hum a\w*|a sakta|a sakti|a sakte hain kya dukan|shop a\w*|dukan a\w*|dukan par|shop par|aunga|aungi|i drop|i visit) /.test(
			text,
		)
	);
}

const someoneComes = (sentence: Reading) =>
	sentence.has("pickup", "deliver") ||
	(sentence.has("athome") && sentence.has("come", "book", "service")) ||
	(sentence.has("come") && !visitorComes(sentence));

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

const question = (s: Reading) =>
	s.has("what", "how", "howmuch", "when", "where", "which", "can") ||
	s.tokens.some(({ end }) => end === "?");
const doers =
	/ (?:can|do|could|will|are) (?:you|u|we) | (?:karte|karti|karta|kar sakte|karoge|karenge|hota|hoti|hote|ho sakta|ho sakti|ho jay\w*|ho jaega|ho jaegi|sakte|sakta|lete|doge|dete|dhote|karvate|karva sakte|possible|kar dete|dhul jay\w*|dhulta|dhulti|dhul sakta|hogi|hoga|karna|karani|karvana|karvani|krvani|is it possible|safe) /;

const rules: readonly Rule[] = [
	{ act: "beyond", alone: true, when: (s) => s.has("hostile") },
	{ act: "otherShop", alone: true, when: (s) => s.has("otherShop") },
	{
		act: "order",
		when: asksAboutOrder,
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
	},
	{
		act: "guarantee",
		when: (s) =>
			(s.has("if") && s.has("not") && s.has("clean", "stain") && !s.has("damage")) ||
			(s.has("guarantee") &&
				!(
					s.has("damage") &&
					!/ (?:money back|refund\w*|paise vapas|paisa vapas|guarantee) /.test(s.text)
				)),
		over: ["price", "pay", "complaint", "care", "why", "order", "total", "pickup"],
	},
	{
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
			"order",
			"estimate",
			"included",
		],
	},
	{
		act: "notListed",
		when: (s) => s.has("unlistedWork") && !(isComplaint(s) && !doers.test(s.text)),
		over: [
			"care",
			"damage",
			"pockets",
			"condition",
			"complaint",
			"services",
			"express",
			"included",
		],
	},
	{
		act: "unclaimed",
		when: (s) => s.has("unclaimed"),
		over: ["turnaround", "hours", "pickup", "order", "care"],
	},
	{
		act: "condition",
		when: (s) =>
			(s.has("condition") && !s.has("damage", "stain")) ||
			(s.has("damage") &&
				/ (?:torn|phat\w*|fat\w*|toot\w*|tut\w*) /.test(s.text) &&
				/ (?:take|acept|clean|lete|loge|dhote|karoge|karte) /.test(s.text) &&
				!s.has("my")) ||
			(s.has("condition") && /(?:old|puran|pahle|pehle|already)/.test(s.text)),
		over: ["damage", "care", "price"],
	},
	{
		act: "pockets",
		when: (s) => s.has("pockets") && !s.has("unlistedWork"),
		over: ["damage", "condition", "care", "price", "notListed"],
	},
	{
		act: "damage",
		when: (s) => s.has("damage"),
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
		],
	},
	{
		act: "feedback",
		when: (s) =>
			s.has("feedback") &&
			!s.has("damage") &&
			!(
				s.has("review") &&
				!/ (?:dena|likh\w*|give|write|leave|post|dal\w*|rate your|rate you|kaise) /.test(s.text)
			),
		over: ["reviews", "why", "price", "services", "thanks", "help", "expert"],
	},
	{
		act: "reviews",
		when: (s) => s.has("review"),
		over: ["price", "why", "services", "expert", "feedback", "help", "aboutShop"],
	},
	{
		act: "why",
		when: (s) => s.has("trust"),
		over: ["price", "services", "address", "expert", "care", "help", "express", "book"],
	},
	{
		act: "person",
		when: (s) => s.has("person") && !s.has("bot") && !/ number /.test(s.text),
		over: ["phone", "contact", "aboutShop", "help", "services", "price"],
	},
	{
		act: "assistant",
		when: (s) => s.has("bot"),
		over: ["aboutShop", "help", "services", "price", "greeting", "why"],
	},
	{
		act: "unclaimed",
		when: (s) =>
			s.has("keep") &&
			(s.has("howlong", "dayword", "when", "if") || / (?:til|till|tak|until) /.test(s.text)),
		over: ["turnaround"],
	},
	{
		act: "discount",
		when: (s) =>
			(s.has("discount") && !/ (?:you|u|we|do) ofer /.test(s.text)) ||
			(s.has("bulk") && !s.hasThing && !s.has("area", "elsewhere") && !someoneComes(s)) ||
			(s.has("bulk") && s.has("cheap")),
		over: ["price", "total", "services", "estimate", "book", "notListed"],
	},
	{ act: "estimate", when: (s) => s.has("estimate"), over: ["price", "total", "included"] },
	{
		act: "included",
		when: (s) =>
			s.has("included") &&
			!s.has("express") &&
			(s.has(
				"iron",
				"fold",
				"pickup",
				"deliver",
				"wash",
				"thing",
				"price",
				"stain",
				"dryclean",
				"free",
			) ||
				s.hasThing),
		over: ["price", "total", "care", "pickup", "services", "beyond"],
	},
	{
		act: "pay",
		when: (s) =>
			(s.has("pay", "paymode", "advance") ||
				(s.has("money") &&
					(s.has("how", "when") || / (?:dene|dena|dein|dete|pahle|pehle) /.test(s.text)) &&
					!s.has("howmuch", "guarantee"))) &&
			!(s.has("free") && s.has("pickup", "deliver")) &&
			!s.has("review") &&
			!/ online (?:book|order|pickup)/.test(s.text),
		over: ["pickup", "phone", "hours", "turnaround", "services", "care"],
	},
	{
		act: "areas",
		when: (s) => asksAreas(s),
		over: ["pickup", "address", "services", "care", "hours", "book"],
	},
	{
		act: "pickupTime",
		when: (s) =>
			someoneComes(s) &&
			!s.has("howlong", "free") &&
			!(s.has("express", "when") && !s.has("pickup", "come", "athome")) &&
			(s.days.length > 0 ||
				s.time !== undefined ||
				s.has("timeword", "now", "express", "when", "today", "dayword", "late", "hours")),
		over: ["pickup", "hours", "turnaround", "express", "book", "order", "care", "services"],
	},
	{
		act: "express",
		when: (s) =>
			s.has("express") ||
			(s.has("unit-days") &&
				!s.has("open", "close") &&
				/ (?:ghante|ghanta|hour|hours|minute|minutes) /.test(s.text)) ||
			(s.has("byday") && / (?:aj|today|evening|sham|tonight|night) /.test(s.text)) ||
			(s.has("today") &&
				s.has("getback", "ready", "want", "deliver") &&
				(s.hasThing || s.has("clothes", "clean", "wash")) &&
				!s.has("pickup", "open")),
		over: ["hours", "services", "care", "pickup", "pickupTime"],
	},
	{
		act: "turnaround",
		when: (s) =>
			s.has("howlong", "byday") ||
			(s.has("unit-days") &&
				!s.has("open", "gave") &&
				/ (?:din|dino|days|day|hafte|week) /.test(s.text)) ||
			(s.has("ready") && (s.has("when", "dayword") || s.days.length > 0)) ||
			(s.has("when") && s.has("getback", "deliver") && !s.has("hours", "open")) ||
			(s.has("howmuch") && s.has("dayword", "timeword") && !s.has("open", "close", "shop")) ||
			(s.has("getback") && s.days.length > 0),
		over: ["hours", "pickup", "care", "services"],
	},
	{ act: "hours", when: asksHours, over: ["address", "services", "care"] },
	{
		act: "book",
		when: (s) => s.has("book", "dropoff") && !s.has("price"),
		over: ["pickup", "services", "care", "order", "help"],
	},
	{
		act: "pickup",
		when: (s) =>
			(s.has("pickup", "deliver") ||
				(s.has("free") && !s.hasThing) ||
				(s.has("athome") &&
					s.has("come", "getback", "want", "service", "free", "book", "dropoff")) ||
				(s.has("come") && !visitorComes(s))) &&
			!(s.has("book") && !s.has("free")),
		over: ["price", "care", "services"],
	},
	{
		act: "address",
		when: (s) =>
			s.has("address") || (s.has("where") && !s.has("pay", "book", "feedback", "complaint")),
		over: ["aboutShop", "services"],
	},
	{ act: "whatsapp", when: (s) => s.has("whatsapp"), over: ["phone", "contact", "book"] },
	{ act: "phone", when: (s) => s.has("phone"), over: ["contact"] },
	{ act: "email", when: (s) => s.has("email") },
	{ act: "social", when: (s) => s.has("social") },
	{ act: "website", when: (s) => s.has("website") },
	{ act: "contact", when: (s) => s.has("contact") },
	{ act: "eco", when: (s) => s.has("eco"), over: ["care", "price", "services", "expert"] },
	{ act: "privacy", when: (s) => s.has("privacy"), over: ["phone", "terms"] },
	{ act: "terms", when: (s) => s.has("terms") },
	{
		act: "expert",
		when: (s) => s.has("expert", "quality") && !s.has("price"),
		over: ["care", "services"],
	},
	{
		act: "aboutShop",
		when: (s) => s.has("about"),
		over: ["services", "address", "price", "hours"],
	},
	{
		act: "unsure",
		when: (s) => s.has("unsaid"),
		over: ["price", "pickup", "services", "care", "book", "pay", "total"],
	},
	{
		act: "beyond",
		when: (s) => s.has("beyond") && !s.hasThing,
		over: ["price", "services", "care"],
	},
	{ act: "care", when: asksCare, over: ["price", "total", "services"] },
	{ act: "total", when: (s) => (s.has("total") && !s.has("about")) || s.isSum, over: ["price"] },
	{ act: "price", when: (s) => asksPrice(s) || (s.has("list") && !s.has("service", "offer_do")) },
	{
		act: "notListed",
		when: (s) => s.has("unlistedThing") && !isComplaint(s) && !s.has("howlong", "pockets"),
		over: ["services"],
	},
	{ act: "services", when: (s) => s.has("service", "offer_do") || (s.hasService && !s.hasThing) },
];

function asksAreas(s: Sentence): boolean {
	if (s.areas.length > 0 || s.isElsewhere) return !s.has("address") || someoneComes(s);
	if (s.has("address") && !someoneComes(s)) return false;
	return (
		s.has("area") ||
		(s.has("cityName", "city") && (someoneComes(s) || s.has("service", "free", "open")))
	);
}

function asksHours(s: Sentence): boolean {
	if (
		visitorComes(s) &&
		(s.time !== undefined || s.days.length > 0 || s.has("when", "hours", "timeword"))
	)
		return true;
	if (s.has("hours")) return true;
	if (
		s.has("open", "close") &&
		(s.has("when", "now", "timeword", "dayword", "shop", "today", "what", "howmuch") ||
			s.days.length > 0 ||
			s.time !== undefined ||
			s.isHoliday ||
			!s.hasThing)
	)
		return true;
	if (s.isHoliday) return true;
	if (s.has("howmuch") && s.has("clock")) return true;
	if (s.has("timeword", "clock") && s.has("what") && !s.hasThing) return true;
	return s.has("shop") && (s.days.length > 0 || s.time !== undefined || s.has("timeword"));
}

function asksCare(s: Sentence): boolean {
	if (asksPrice(s) || s.has("total")) return false;
	if (s.has("stain")) return true;
	const works = s.has("clean", "wash", "dryclean", "iron", "handle", "accept", "remove");
	if (!s.hasThing) return works && s.has("thing") && doers.test(s.text);
	return (works && (doers.test(s.text) || question(s))) || (doers.test(s.text) && !s.hasQuantity);
}

const quiet: readonly [Act, (s: Sentence) => boolean][] = [
	["thanks", (s) => s.has("thanks")],
	[
		"help",
		(s) =>
			s.has("help") ||
			s.line
				.trim()
				.split(" ")
				.every((concept) => concept === "nod" || concept === "not"),
	],
	["greeting", (s) => s.has("greeting")],
];

/** The acts of a sentence, the main one first; empty where nothing says one. */
export function actsOf(sentence: Sentence): Act[] {
	if (sentence.tokens.length === 0) return [];
	const found = rules.filter((rule) => rule.when(sentence));
	const alone = found.find((rule) => rule.alone);
	if (alone) return [alone.act];
	const out = new Set<Act>();
	const kept: Act[] = [];
	for (const { act, over = all } of found) {
		if (out.has(act)) continue;
		if (!kept.includes(act)) kept.push(act);
		for (const other of over) out.add(other);
	}
	// The name of a service beside another act says what that act is about.
	const weak = kept.length > 1 && !sentence.has("service", "offer_do");
	return kept.filter((act) => !(weak && act === "services")).slice(0, 3);
}

/** Whether a word asks for the sum or the price, not a quantity alone. */
export function asksSum(sentence: Reading): boolean {
	return sentence.has("total") || asksPrice(sentence);
}

/** Greetings, thanks and nods, where nothing else is said. */
export function quietAct(sentence: Sentence): Act | undefined {
	const isShort = sentence.unknown.length < 3;
	return isShort ? quiet.find(([, when]) => when(sentence))?.[0] : undefined;
}

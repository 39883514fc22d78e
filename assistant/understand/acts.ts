/** What a sentence wants: rules over its concepts, the more particular first. */
import type { Act } from "../frame.ts";
import { asksHow, fearsHarm } from "./fears.ts";
import { asksAboutOrder, isComplaint, isWaiting } from "./own-orders.ts";
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

const better = / (?:beter|better|acha|ache|achche|behatar|khas|different|alag) /;
/** "Do you have a shop in Jakhan". */
const asksBranch = (s: Sentence) =>
	s.has("shop", "about") &&
	s.has("area", "elsewhere") &&
	!s.isHoliday &&
	!someoneComes(s) &&
	s.areas.length > 0;
const isBetter = (s: Reading) => s.has("why") && (s.has("trust", "quality") || better.test(s.text));

/**
 * Whether ironing or packing is within a price. "Extra" and "alag se" beside something else ask for that: what the
 * pickup, the stain or the express service costs.
 */
function asksIncluded(s: Sentence): boolean {
	const { has, text } = s;
	if (has("express", "pickup", "deliver", "stain")) return false;
	const within = / (?:me|mein|in|with|ke sath|sath) /.test(text);
	if (has("iron") && (has("num", "money") || has("perkg")) && within && !has("howmuch"))
		return !has("price") || has("included");
	return (
		has("included") && (has("iron", "fold", "wash", "dryclean", "price") || packing.test(text))
	);
}

const packing = / (?:packing|packaging|hanger|hangers|covered) /;

/** Somebody comes to the visitor, not the visitor to the shop. */
function visitorComes({ text, has }: Reading): boolean {
	return (
		has("come", "dropoff", "book") &&
		/ (?:i come|can i|visit|au|aun|a sakta h\w*|a sakti h\w*|main a\w*|mai a\w*|hum a\w*|a sakta|a sakti|a sakte hain kya dukan|shop a\w*|dukan a\w*|dukan par|shop par|aunga|aungi|i drop|i visit) /.test(
			text,
		)
	);
}

/** How the visitor comes to the shop. */
const reaches = / ho[vw] (?:do|can|to|should) (?:i |we )?(?:reach|get to|come) /;

const someoneComes = (sentence: Reading) =>
	sentence.has("pickup", "deliver") ||
	(sentence.has("athome") && sentence.has("come", "book", "service")) ||
	(sentence.has("come") && !sentence.has("stain") && !visitorComes(sentence));

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

const relatives =
	/ (?:my|mera|meri|mere) (?:[wv]ife?s?|husband|son|daughter|brother|sister|mother|father|friend|maid|driver|guard|bhai|behan|pati|patni|beta|beti|bhaiya) .*(?:colect|collect|pick|receive|le sakt\w*|lega|legi|le lega|le legi|le lenge|take) /;

/** A day by which something is to be ready. */
const dayBound = / (?:by|before|tak|tk|se pahle|ready|chahiye) /;

const rules: readonly Rule[] = [
	{ act: "beyond", alone: true, when: (s) => s.has("hostile") },
	{
		act: "harm",
		when: fearsHarm,
		over: [
			...(["damage", "complaint", "condition", "guarantee", "order", "price", "total"] as const),
			...(["care", "services", "why", "eco", "expert", "help", "otherShop", "notListed"] as const),
			...(["hours", "included", "pickup", "book"] as const),
		],
	},
	{
		act: "why",
		when: (s) => s.has("otherShop") && isBetter(s),
		over: ["otherShop"],
	},
	{
		act: "otherShop",
		alone: true,
		when: (s) => s.has("otherShop") && !fearsHarm(s) && !isBetter(s),
	},
	{
		act: "unsure",
		when: (s) => asksHow(s) || s.has("label"),
		over: [
			...([
				"damage",
				"condition",
				"care",
				"price",
				"total",
				"pickup",
				"services",
				"hours",
			] as const),
			...(["expert", "book", "areas", "notListed"] as const),
		],
	},
	{
		act: "order",
		when: (s) =>
			asksAboutOrder(s) && !(s.has("damage") && isComplaint(s)) && !s.has("pockets", "handover"),
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
			!(s.has("complaint") && isComplaint(s) && !s.has("if")) &&
			!(s.has("stain") && s.hasThing && !s.has("not", "if", "clean", "wash", "dryclean")) &&
			((s.has("if") && s.has("not") && s.has("clean", "stain") && !s.has("damage")) ||
				(s.has("guarantee") &&
					!(
						s.has("damage") &&
						!/ (?:money back|refund\w*|paise vapas|paisa vapas|guarantee) /.test(s.text)
					))),
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
			"estimate",
			"included",
			"phone",
			"contact",
			"guarantee",
			"turnaround",
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
		act: "unsure",
		when: (s) => s.has("unsaid"),
		over: [
			...(["price", "pickup", "services", "care", "book", "pay", "total", "discount"] as const),
			...(["eco", "expert", "order", "beyond"] as const),
		],
	},
	{ act: "complaint", when: (s) => asksAboutOrder(s) && isWaiting(s) && !s.has("if") },
	{
		act: "handover",
		when: (s) =>
			s.has("handover") || (relatives.test(s.text) && s.has("pickup", "getback", "clothes")),
		over: [
			...(["hours", "pickup", "pickupTime", "unclaimed", "turnaround", "areas", "person"] as const),
			...(["book", "care", "services", "feedback", "help"] as const),
		],
	},
	{
		act: "dropOff",
		when: (s) =>
			(s.has("dropoff") || (visitorComes(s) && s.has("shop"))) &&
			s.time === undefined &&
			s.days.length === 0 &&
			!s.has("hours", "timeword", "when", "open", "close"),
		over: ["book", "pickup", "hours", "address", "services", "care", "order"],
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
				/ (?:take|accept|acept|clean|lete|loge|dhote|karoge|karte) /.test(s.text) &&
				!s.has("my")) ||
			(s.has("condition") && /(?:old|puran|pahle|pehle|already)/.test(s.text)),
		over: ["damage", "care", "price"],
	},
	{
		act: "pockets",
		when: (s) => s.has("pockets") && !s.has("unlistedWork"),
		over: ["damage", "condition", "care", "price", "total", "order", "notListed"],
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
			"pickup",
			"phone",
			"contact",
			"person",
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
		when: (s) => s.has("trust") || (s.has("fear") && !s.hasThing && !s.has("pay", "paymode")),
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
		when: asksIncluded,
		over: ["price", "total", "care", "pickup", "services", "beyond"],
	},
	{
		act: "pickup",
		when: (s) => s.has("included") && s.has("pickup", "deliver", "free") && !s.has("express"),
		over: ["price", "care", "services", "included", "beyond"],
	},
	{
		act: "pay",
		when: (s) =>
			(s.has("pay", "paymode", "advance") ||
				(s.has("money") &&
					(s.has("how", "when") || / (?:dene|dena|dein|dete|pahle|pehle) /.test(s.text)) &&
					!s.has("howmuch", "guarantee"))) &&
			!(s.has("free") && s.has("pickup", "deliver")) &&
			!s.has("review", "feedback") &&
			!/ online (?:book|order|pickup)/.test(s.text),
		over: ["pickup", "phone", "hours", "turnaround", "services", "care"],
	},
	{ act: "address", when: asksBranch, over: ["hours", "aboutShop", "services"] },
	{
		act: "address",
		when: (s) => reaches.test(s.text) && (/ from /.test(s.text) || s.has("area", "elsewhere")),
		over: ["areas", "contact", "pickup", "services"],
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
			(!s.has("howlong") || s.has("hours")) &&
			!s.has("free") &&
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
				/ (?:do it|ho jayega|ho jaega|ho sakta|kar doge|kar denge|de doge) /.test(s.text) &&
				!s.has("open", "close", "shop", "come", "pickup", "hours")) ||
			(s.has("today") &&
				s.has("getback", "ready", "want", "deliver") &&
				(s.hasThing || s.has("clothes", "clean", "wash")) &&
				!s.has("pickup", "open")),
		over: ["hours", "services", "care", "pickup", "pickupTime"],
	},
	{
		act: "turnaround",
		when: (s) =>
			(s.has("howlong") && !s.has("hours")) ||
			s.has("byday") ||
			(dayBound.test(s.text) &&
				(s.has("ready", "want", "getback") || s.hasThing) &&
				s.days.length > 0) ||
			(/ (?:doge|denge|dedoge|dogay) /.test(s.text) &&
				s.days.length > 0 &&
				!s.has("open", "close")) ||
			(s.has("unit-days") &&
				!s.has("open", "gave") &&
				/ (?:din|dino|days|day|hafte|week) /.test(s.text)) ||
			(s.has("ready") && (s.has("when", "dayword") || s.days.length > 0)) ||
			(s.has("when") && / back /.test(s.text)) ||
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
				(s.has("come") && !s.has("stain", "unit-kg", "perkg") && !visitorComes(s))) &&
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
	{
		act: "services",
		when: (s) =>
			s.has("service", "offer_do") ||
			(s.hasService && !s.hasThing) ||
			(s.has("clothes") && s.has("wash", "dryclean", "iron") && doers.test(s.text)),
	},
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
	if (dayBound.test(s.text) && s.has("ready", "want", "getback") && !s.has("open", "close", "shop"))
		return false;
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
	// The shop's words on care and on booking belong to these.
	if (kept[0] === "harm") kept.splice(1, 0, "expert");
	if (kept[0] === "dropOff") kept.splice(1, 0, "book");
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

/** Who comes to whom, where and when: pickup, delivery, bringing and handing over. */
import type { Reading } from "../reading.ts";
import type { Rule } from "./rule.ts";
import type { Sentence } from "./sentence.ts";

/** A day by which something is to be ready. */
export const dayBound = / (?:by|before|tak|tk|se pahle|se pehle|ready|chahiye) /;

/** "Can I come at 8", "main dukan aa sakta hu". */
export function visitorComes({ text, has }: Reading): boolean {
	return (
		has("come", "dropoff", "book") &&
		!/ (?:koi|banda|ladka|larka|someone) (?:\S+ )?a/.test(text) &&
		/ (?:i come|i vil come|ill come|can i|visit|au|aun|at[ai] h(?:u|un|oon)|a rah[ai] h(?:u|un|oon)|main a\w*|mai a\w*|hum a\w*|a sakta|a sakti|a sakte hain kya dukan|shop a\w*|dukan a\w*|dukan par|shop par|aunga|aungi|i drop) /.test(
			text,
		)
	);
}

/** "Kal subah 10 baje bhej do". */
const isSentFor = ({ text, time, days, has }: Reading) =>
	(time !== undefined || days.length > 0) &&
	/ (?:bhej\w*|le lo|le lena|le sakte|le sakoge|le lijiye\w*|le jana|le jao|lelo|uth[av]\w*) | ofice (?:\S+ ){0,6}lena /.test(
		text,
	) &&
	!has("list", "price", "review");

/** "Mere ghar mehman aa rahe hai", "my mother in law is coming". */
const guestsCome =
	/ (?:mehm?an\w*|guests?|in lav|mother|father|sister|brother|friends?|relatives?|family|saas|rishtedar\w*) (?:\S+ ){0,3}(?:coming|come|a rah\w*|a+ne vale|visiting) /;

/** "Kitna kharcha aayega": a price comes, nobody does. */
const costComes = / (?:kharcha|kharch|rate|bill|paisa|paise|kitna) (?:\S+ )?a+y?ega /;

/** Somebody comes to the visitor, not the visitor to the shop. */
export const someoneComes = (sentence: Reading) =>
	isSentFor(sentence) ||
	sentence.has("pickup", "deliver") ||
	/ (?:kisi ko|kisi|ladk\w*|bande?|boy|someone|somebody) .*bhej\w* | bhej\w* .*(?:kisi|ladk\w*|bande?|boy|someone) /.test(
		sentence.text,
	) ||
	(sentence.has("athome") &&
		sentence.has("come", "book", "service") &&
		!costComes.test(sentence.text)) ||
	(sentence.has("come") &&
		!sentence.has("stain", "eco") &&
		!costComes.test(sentence.text) &&
		!guestsCome.test(sentence.text) &&
		!visitorComes(sentence));

/** "My husband will collect it", "mera bhai le lega". */
const relatives =
	/ (?:my|mera|meri|mere) (?:[wv]ife?s?|husband|son|daughter|brother|sister|mother|father|friend|maid|driver|guard|servant|cook|watchman|nei?ghbou?r|bhai|behan|pati|patni|beta|beti|bhaiya) (?:\S+ ){0,4}(?:colect|collect|pick|receive|drop|give|bring|hand|de ja\w*|dega|degi|le sakt\w*|lega|legi|le lega|le legi|le lenge|take) /;

/** "Koi aur mere kapde le sakta hai". */
const another =
	/ kisi ko bhej\w* .*len[ea] | (?:vo|voh|wo) (?:\S+ )?(?:de|le) sakt[aei] | (?:koi aur|somebody|someone) .*(?:colect|collect|receive|give|hand|le sakt\w*|lega|le lega|le le) /;

/** "Ghar par nahi hue to", "nobody will be home". */
const notAtHome =
	/ (?:ghar|home) (?:pe |par |me |mein )?(?:\S+ )?(?:na|nahi|nahin|not) (?:h\w+|mil\w*|rah\w*) | (?:nobody|no one|not|koi nahi) (?:\S+ ){0,2}(?:at )?(?:home|ghar) /;

function asksAreas(s: Sentence): boolean {
	// A place of a story: "ready by 6, else I miss my flight to Delhi".
	const isTold = s.has(
		"express",
		"ready",
		"stain",
		"damage",
		"order",
		"eco",
		"discount",
		"howlong",
	);
	if (s.areas.length === 0 && isTold && !someoneComes(s)) return false;
	// "We run a hotel in Rajpur Road, do you do linen": where it is.
	if (s.has("institution") && !someoneComes(s)) return false;
	const isFromThere =
		/ (?:shift\w*|moved|relocat\w*|transfer) /.test(s.text) || guestsCome.test(s.text);
	if (isFromThere && s.areas.length === 0 && !someoneComes(s)) return false;
	if (s.areas.length > 0 || s.isElsewhere) return !s.has("address") || someoneComes(s);
	if (s.has("address") && !someoneComes(s)) return false;
	if (s.hasThing && s.has("iron", "wash", "clean") && !someoneComes(s)) return false;
	return (
		s.has("area") ||
		(s.has("cityName", "city") && (someoneComes(s) || s.has("service", "free", "open")))
	);
}

export const handover: Rule = {
	act: "handover",
	when: (s) =>
		s.has("handover") ||
		(notAtHome.test(s.text) && !s.hasThing && !s.has("clean", "wash", "dryclean")) ||
		((relatives.test(s.text) || another.test(s.text)) &&
			(s.hasThing || s.has("pickup", "getback", "clothes", "book"))),
	over: [
		"order",
		"hours",
		"pickup",
		"pickupTime",
		"unclaimed",
		"turnaround",
		"areas",
		"person",
		"book",
		"care",
		"services",
		"feedback",
		"help",
		"discount",
	],
};

/** "Pickup nahi chahiye, khud aaunga", "I don't need delivery". */
const needsNoPickup =
	/ (?:pickup|pikap|d[ei]l[ei]v[ae]r[iy]) (?:(?:ki |ka )?(?:jarurat|zarurat) (?:nahi|na) |(?:nahi|mat|na) (?:chah\S*|chai\S*|kar\S*|lena|hai) )| not (?:want|vant|n[ei]+d|require) (?:a |the |any |your )?(?:home )?(?:pickup|pikap|delivery|delivary) | (?:without|vithout|no|no n[ei]+d (?:of|for)) (?:the |home )?(?:pickup|pikap|delivery) /;

export const dropOff: Rule = {
	act: "dropOff",
	when: (s) =>
		!s.has("cheap", "discount", "free") &&
		(s.has("dropoff") || needsNoPickup.test(s.text) || (visitorComes(s) && s.has("shop"))) &&
		s.time === undefined &&
		s.days.length === 0 &&
		!s.has("hours", "timeword", "when", "open", "close"),
	over: ["book", "pickup", "hours", "address", "services", "care", "order"],
};

export const freePickup: Rule = {
	act: "pickup",
	when: (s) =>
		!s.has("express") &&
		((s.has("included") && s.has("pickup", "deliver", "free") && !s.has("stain")) ||
			(s.has("dropoff") && s.has("cheap", "discount", "free"))),
	over: ["price", "care", "services", "included", "beyond", "dropOff", "discount", "book"],
};

export const areas: Rule = {
	act: "areas",
	when: asksAreas,
	over: ["pickup", "address", "services", "care", "hours", "book"],
};

export const pickupTime: Rule = {
	act: "pickupTime",
	when: (s) =>
		(someoneComes(s) || (s.areas.length > 0 && !s.has("open", "close", "shop", "address"))) &&
		!needsNoPickup.test(s.text) &&
		(!s.has("phone") || isSentFor(s)) &&
		!(dayBound.test(s.text) && s.has("getback", "ready", "want") && !s.has("pickup", "come")) &&
		(!s.has("howlong") || s.has("hours")) &&
		!s.has("free") &&
		!(s.has("express", "when") && !s.has("pickup", "come", "athome")) &&
		(s.days.length > 0 ||
			s.time !== undefined ||
			s.has("timeword", "now", "express", "when", "today", "dayword", "late", "hours")),
	over: ["pickup", "hours", "turnaround", "express", "book", "order", "care", "services"],
};

export const book: Rule = {
	act: "book",
	when: (s) => s.has("book", "dropoff") && !s.has("price"),
	over: ["pickup", "services", "care", "order", "help"],
};

export const pickup: Rule = {
	act: "pickup",
	when: (s) =>
		!needsNoPickup.test(s.text) &&
		(s.has("pickup", "deliver") ||
			(s.has("free") && !s.hasThing) ||
			(s.has("athome") && s.has("come", "getback", "want", "service", "free", "book", "dropoff")) ||
			(s.has("come") &&
				!s.has("stain", "eco", "unit-kg", "perkg") &&
				!costComes.test(s.text) &&
				!visitorComes(s))) &&
		!(s.has("book") && !s.has("free")),
	over: ["price", "care", "services"],
};

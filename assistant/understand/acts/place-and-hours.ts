/** Where the shop is and when it is open. */

import type { Rule } from "./rule.ts";
import type { Sentence } from "./sentence.ts";
import { dayBound, someoneComes, visitorComes } from "./visits.ts";

/** "Do you have a shop in Jakhan". */
const asksBranch = (s: Sentence) =>
	s.has("shop", "about") &&
	s.has("area", "elsewhere") &&
	!s.isHoliday &&
	!someoneComes(s) &&
	(s.areas.length > 0 || s.isElsewhere);

/** How the visitor comes to the shop. */
const reaches = / ho[vw] (?:do|can|to|should) (?:i |we )?(?:reach|get to|come) /;

/** "Are you near the clock tower", "ghantaghar ke paas ho". */
const isNear =
	/ (?:are you|is your shop|is the shop|you|shop) (?:\S+ )?(?:near|close|far) | far are you | (?:ke |ki )?(?:pas|paas|najdik|nazdik|karib) (?:me |mein )?(?:ho|hai|hain|he|pad\w*|kya) | (?:kitni|kitna) (?:dur|door) /;

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
	if (s.isHoliday) return !s.has("wishes", "stain") && (!s.hasThing || s.has("pickup", "come"));
	if (s.has("howmuch") && s.has("clock")) return true;
	if (s.has("timeword", "clock") && s.has("what") && !s.hasThing && !s.has("clothes")) return true;
	if (s.has("phone") && s.time !== undefined) return true;
	return s.has("shop") && (s.days.length > 0 || s.time !== undefined || s.has("timeword"));
}

export const branch: Rule = {
	act: "address",
	when: asksBranch,
	over: ["hours", "aboutShop", "services"],
};

export const wayToShop: Rule = {
	act: "address",
	when: (s) =>
		(isNear.test(s.text) && s.has("area", "elsewhere") && !someoneComes(s)) ||
		/ shop (?:is )?(?:near|close to|far from) /.test(s.text) ||
		(reaches.test(s.text) && (/ from /.test(s.text) || s.has("area", "elsewhere"))),
	over: ["areas", "contact", "pickup", "services", "hours"],
};

export const hours: Rule = { act: "hours", when: asksHours, over: ["address", "services", "care"] };

export const address: Rule = {
	act: "address",
	when: (s) =>
		(s.has("address") && !/ (?:my|mera|hamara) (?:address|adres|adress|pata) /.test(s.text)) ||
		(s.has("where") &&
			!s.has("pay", "book", "feedback", "complaint") &&
			!/ (?:sukha\w*|dry) /.test(s.text)),
	over: ["aboutShop", "services"],
};

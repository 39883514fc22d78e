/** By when things are ready, and how long they are kept. */
import type { Rule } from "./rule.ts";
import { dayBound, someoneComes } from "./visits.ts";

export const unclaimed: Rule = {
	act: "unclaimed",
	when: (s) => s.has("unclaimed") && !s.has("stain", "clean", "wash"),
	over: ["turnaround", "hours", "pickup", "order", "care"],
};

export const keptTill: Rule = {
	act: "unclaimed",
	when: (s) =>
		s.has("keep") &&
		!s.has("ready") &&
		!/ ready /.test(s.text) &&
		(s.has("howlong", "dayword", "when", "if") || / (?:til|till|tak|until) /.test(s.text)),
	over: ["turnaround"],
};

/** "I don't want express", "express nahi, normal". */
export const declinesExpress = (text: string) =>
	/ (?:jaldi|jldi|hurry|same day|aj ke aj|aj hi|usi din) (?:to |bhi )?(?:nahi|mat) | (?:not|no|vithout|bina) (?:vant |n[ei]+d |require )?(?:the |any )?(?:expres|urgent|same day|hurry) | (?:expres|urgent|ekspres)\w* (?:service |sarvis |vali )?(?:ki [jz]arurat (?:nahi|na) |(?:nahi|mat|na) (?!hai|hot)|(?:hata|rehne|cancel|remove|ch?h?od)\w* )/.test(
		text,
	);

export const express: Rule = {
	act: "express",
	when: (s) =>
		(s.has("express") && !declinesExpress(s.text) && !s.has("pockets")) ||
		(s.has("unit-days") &&
			!someoneComes(s) &&
			!s.has("open", "close") &&
			/ (?:ghante|ghanta|hour|hours|minute|minutes) /.test(s.text)) ||
		(s.has("byday") &&
			/ (?:aj|today|evening|sham|tonight|night|kal|tomorov\w*|tomorow) /.test(s.text) &&
			!someoneComes(s) &&
			!s.has("open", "close")) ||
		(dayBound.test(s.text) &&
			/ (?:kal|tomorov\w*|tomorow) /.test(s.text) &&
			s.hasThing &&
			!someoneComes(s) &&
			!s.has("open", "close", "when")) ||
		(s.time !== undefined &&
			/ (?:ready|taiyar|taiyaar|tayar|redi) /.test(s.text) &&
			!someoneComes(s)) ||
		(s.has("event") && s.hasThing && s.days.length > 0) ||
		(s.has("today") &&
			/ (?:do it|ho jayega|ho jaega|ho sakta|kar doge|kar denge|de doge) /.test(s.text) &&
			!s.has("open", "close", "shop", "come", "pickup", "hours")) ||
		(s.has("today") &&
			s.has("getback", "ready", "want", "deliver") &&
			(s.hasThing || s.has("clothes", "clean", "wash") || dayBound.test(s.text)) &&
			!s.has("pickup", "open")),
	over: ["hours", "services", "care", "pickup", "pickupTime"],
};

export const turnaround: Rule = {
	act: "turnaround",
	when: (s) =>
		(s.has("howlong") && !s.has("hours") && !(s.has("shop") && s.days.length > 0)) ||
		declinesExpress(s.text) ||
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
		(s.has("howmuch") &&
			s.has("dayword", "timeword") &&
			!s.has("open", "close", "shop") &&
			!/ (?:hafte|mahine|month|week|veek)\w* (?:ka|ke|ki|me) /.test(s.text)) ||
		(s.has("getback") && s.days.length > 0),
	over: ["hours", "pickup", "care", "services"],
};

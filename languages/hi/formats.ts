/** Times, prices and runs of words as Hindi has them: parts of the day in place of AM and PM, "from" after the sum. */

import type { Price } from "../../shop/price.ts";
import { measureOf } from "../../shop/price-units.ts";
import type { OtherLanguage } from "../en/formats.ts";

const parts = [
	{ until: 4, part: "रात" },
	{ until: 12, part: "सुबह" },
	{ until: 16, part: "दोपहर" },
	{ until: 20, part: "शाम" },
];

/** "21:00" → "रात 9", "21:30" → "रात 9:30" */
function timeInLabel(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const part = parts.find(({ until }) => hour < until)?.part ?? "रात";
	return `${part}\u00a0${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, "0")}` : ""}`;
}

/** "21:00" → "रात 9 बजे", "21:30" → "रात 9:30 बजे" */
export function shortTime(time: string): string {
	return `${timeInLabel(time)}\u00a0बजे`;
}

/** The same: nobody says "9:00 बजे". */
export const fullTime = (time: string) => shortTime(time);

// Not Intl, which takes a browser longer than the rest of a page's script.
/** Monday first. */
export const weekdays = "सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार".split(" ");
export const months = "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" ");

export const today = "आज";
/** Yesterday too: it stands before a verb of the future or a date only. */
export const tomorrow = "कल";

/** "8 से 10 नवंबर" */
export const dates = (first: string, last: string) => `${first} से ${last}`;

/** "कल सुबह 9 बजे" */
export const openingAt = (time: string, day?: string) => (day ? `${day} ${time}` : time);

export const openNow = "खुला है";
export const until = (time: string) => `${time} तक`;
/** @param opening what `openingAt` returns */
export const opensLater = (opening: string) => `${opening} खुलेगा`;
export const closedToday = "आज बंद";
/** After "आज बंद". */
export const opensAgain = (opening: string) => opensLater(opening);

/** Before "पहले" a word is oblique, so one form serves one and many. */
const ages = { day: "दिन", week: "हफ़्ते", month: "महीने", year: "साल" };

/** "1 दिन पहले", "3 हफ़्ते पहले" */
export function ago(count: number, unit: keyof typeof ages): string {
	return `${count} ${ages[unit]} पहले`;
}

const measures = { kg: "किलो", sqft: "वर्ग फुट", sqm: "वर्ग मीटर" };
const units: Record<string, string> = {
	panel: "पैनल",
	set: "सेट",
	seat: "सीट",
	shirt: "शर्ट",
	item: "पीस",
	piece: "पीस",
	pair: "जोड़ी",
};

/** "sq. meter" → "प्रति वर्ग मीटर" */
export function perUnit(unit: string): string {
	const measure = measureOf(unit);
	return `प्रति ${measure ? measures[measure] : (units[unit.toLowerCase()] ?? unit)}`;
}

type Sum = Exclude<Price, { kind: "quote" }>;

export const beforeSum = (_: Sum): string | undefined => undefined;

/** "प्रति किलो", "से", "प्रति सेट से"; on cards "से शुरू". */
export function afterSum(price: Sum): string | undefined {
	const isFrom = price.kind === "from";
	const from = isFrom && (/^starting/i.test(price.opening) ? "से शुरू" : "से");
	return [price.unit && perUnit(price.unit), from].filter(Boolean).join(" ") || undefined;
}

/** A price without a sum. */
export const onQuote = (text: string) =>
	/^custom/i.test(text) ? "काम के हिसाब से रेट" : "रेट पूछ लीजिए";

/** Times and prices with their units: "24–48 घंटे", "रात 9 बजे तक", "₹50 प्रति सेट से", "कौन-सा", and the punctuation after them. */
export const together =
	/((?:\d+–\d+ (?:घंटे|दिन)|(?:सुबह|दोपहर|शाम|रात)\s\d{1,2}(?::\d\d)?(?:\sबजे)?(?: तक)?|₹[\d,]+(?:–[\d,]+)?(?: प्रति (?:वर्ग )?[\p{L}\p{M}]+)?(?: से(?: शुरू)?(?![\p{L}\p{M}]))?|[\p{L}\p{M}]+-(?:सा|सी|से|फ़्रेंडली)(?![\p{L}\p{M}]))[।.,;?]?)/u;

/** The space before a postposition, which belongs to the word before it, and the one in "ड्राई क्लीनिंग". */
export const beforeShortWord =
	/ (?=(?:में|से|के|को|की|का|पर|ने|ही|भी|तक)(?![\p{L}\p{M}]))|(?<=ड्राई) (?=क्लीन)/gu;

/** A text without Devanagari, or several Latin words together. One alone is a name or a loanword: "WhatsApp". */
export const otherLanguage: OtherLanguage = {
	lang: "en",
	runs: /(^(?!.*\p{scx=Deva})(?=.*\p{Script=Latin}).+$|\p{Script=Latin}+(?:[^\p{L}\p{scx=Deva}]+\p{Script=Latin}+)+)/su,
};

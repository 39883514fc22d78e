/** Closed days and special hours that the owner announces. */
import { expect, test } from "vitest";
import { answerQuestion } from "../testing/answer-question.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { noonInTheShop } from "./cases.ts";
import { numbersNotInData } from "./numbers-in-data.ts";

const data = structuredClone(sampleShopData);
const specialDays: typeof data.site.business.specialDays = [
	{ date: "2026-11-21", name: "Stock-taking", closed: true },
	{ date: "2026-11-25", name: "Igas", opens: "10:00", closes: "16:30" },
	{ date: "2027-10-28", lastDate: "2027-10-30", name: "Diwali", closed: true },
	{ date: "2026-03-04", name: "Holi", closed: true },
];
data.site.business.specialDays = specialDays;
for (const { site } of Object.values(data.translations)) site.business.specialDays = specialDays;

const closed = /closed|band|बंद/i;
const allDay = /\b9\b.*\b9\b/s;
const short = /10[^\d].*4:30/s;
const unsure = /wa\.me|not sure|pakka pata nahi|पक्का पता नहीं/i;

test.each<[question: string, said: RegExp, day?: string, at?: string]>([
	["are you open on diwali?", closed, "28"],
	["दिवाली पर खुला है?", closed, "28"],
	["are you closed on 29 october 2027", closed, "30"],
	["kal dukan khuli hai?", closed, "21"],
	["saturday open?", closed, "21"],
	["open now?", closed, undefined, "2026-11-21T06:30:00Z"],
	["abhi khula hai?", closed, undefined, "2026-11-25T11:15:00Z"],
	["igas timing", short],
	["25 november ko khula hai?", short],
	["shop open today?", allDay],
	["open day after tomorrow?", allDay],
	["are you open on christmas?", unsure],
	["होली पर खुला है?", unsure],
])("%s", (question, said, day = "", at = noonInTheShop) => {
	const { text } = answerQuestion(question, { data, now: new Date(at), pageLanguage: "en" });
	expect(text).toMatch(said);
	expect(text).toMatch(new RegExp(`\\b${day}`));
	// Its day this year is over.
	expect(text).not.toMatch(/4 March|4 मार्च/);
	expect(numbersNotInData(text, data).filter((number) => !question.includes(number))).toEqual([]);
});

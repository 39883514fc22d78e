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

function say(question: string, at = noonInTheShop): string {
	const { text } = answerQuestion(question, { data, now: new Date(at), pageLanguage: "en" });
	expect(numbersNotInData(text, data).filter((number) => !question.includes(number))).toEqual([]);
	return text;
}

test.each([
	["are you open on diwali?", "28"],
	["diwali pe khula rahega?", "28"],
	["दिवाली पर खुला है?", "28"],
	["are you closed on 29 october 2027", "30"],
	["open tomorrow?", "21"],
	["kal dukan khuli hai?", "21"],
	["saturday open?", "21"],
	["शनिवार को खुला है?", "21"],
])("%s: closed", (question, day) => {
	const said = say(question);
	expect(said).toMatch(closed);
	expect(said).toMatch(new RegExp(`\\b${day}\\b`));
});

test.each([
	["igas timing", /10[^\d].*4:30/s],
	["25 november ko khula hai?", /10[^\d].*4:30/s],
	["shop open today?", /\b9\b.*\b9\b/s],
])("%s", (question, wanted) => {
	expect(say(question)).toMatch(wanted);
});

test("the day after a closed day is open", () => {
	expect(say("open day after tomorrow?")).toMatch(/\b9\b.*\b9\b/s);
});

test("a day off is known on the day", () => {
	expect(say("open now?", "2026-11-21T06:30:00Z")).toMatch(closed);
	expect(say("abhi khula hai?", "2026-11-25T11:15:00Z")).toMatch(closed);
});

test.each(["are you open on christmas?", "open on holi?", "होली पर खुला है?"])(
	"a holiday that nothing is said of is not promised: %s",
	(question) => {
		const said = say(question);
		expect(said).toMatch(/wa\.me|not sure|pakka pata nahi|पक्का पता नहीं/i);
		expect(said).not.toContain("4 March");
	},
);

/** Closed days and special hours: what the engine answers, and what a provider may say of them. */
import { describe, expect, test } from "vitest";
import { answerQuestion } from "../embedded/answer.ts";
import { findInvented } from "../guard.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { numbersNotInData } from "./numbers-in-data.ts";
import { noonInTheShop } from "./question.ts";

const data = structuredClone(sampleShopData);
data.site.business.specialDays = [
	{ date: "2026-11-21", name: "Stock-taking", closed: true },
	{ date: "2026-11-25", name: "Igas", opens: "10:00", closes: "16:30" },
	{ date: "2027-10-28", lastDate: "2027-10-30", name: "Diwali", closed: true },
	{ date: "2026-03-04", name: "Holi", closed: true },
];

function answer(question: string, at = noonInTheShop): string {
	return answerQuestion(question, { data, now: new Date(at) });
}

describe("the engine", () => {
	test.each([
		["are you open on diwali?", ["Diwali, 28 to 30 October: closed"]],
		["diwali pe khula rahega?", ["Diwali, 28 to 30 October: closed"]],
		["दिवाली पर खुला है?", ["Diwali, 28 to 30 October: closed"]],
		["are you closed on 29 october", ["Diwali, 28 to 30 October: closed"]],
		["are you closed on Oct 30th?", ["Diwali, 28 to 30 October: closed"]],
		["are you open on 31 october 2027?", ["That day (Sunday): 9 AM to 9 PM"]],
		["igas timing", ["Igas, 25 November: 10 AM to 4:30 PM"]],
		["open tomorrow?", ["Stock-taking, 21 November: closed"]],
		["kal dukan khuli hai?", ["Stock-taking, 21 November: closed"]],
		["saturday open?", ["Stock-taking, 21 November: closed", "Saturday: 9 AM to 9 PM"]],
		["shop open today?", ["Today (Friday): 9 AM to 9 PM"]],
		["open day after tomorrow?", ["The day after tomorrow (Sunday): 9 AM to 9 PM"]],
		["open now?", ["Open now, until 9 PM"]],
		["timing", ["Open every day, 9 AM to 9 PM", "Stock-taking, 21 November: closed"]],
	])("%s", (question, lines) => {
		const said = answer(question);
		for (const line of lines) expect(said.split("\n")).toContain(`- ${line}`);
		expect(numbersNotInData(said, data)).toEqual([]);
		expect(findInvented(said, data)).toEqual([]);
	});

	test("a day off is known on the day", () => {
		expect(answer("open now?", "2026-11-21T06:30:00Z")).toContain(
			"Closed now for Stock-taking; we open at 9 AM tomorrow",
		);
		expect(answer("open now?", "2026-11-25T11:00:00Z")).toContain("we open at 9 AM tomorrow");
	});

	test("a festival that the shop says nothing of is not promised", () => {
		const said = answer("are you open on christmas?");
		expect(said).toMatch(/not sure about other holidays/);
	});

	test("a day that is over is not told", () => {
		expect(answer("open on holi?")).not.toContain("4 March");
		expect(answer("open on holi?")).toMatch(/not sure/);
	});
});

describe("a provider's answer", () => {
	test.each([
		"We are closed on Diwali, 28 to 30 October.",
		"Closed for Diwali from October 28 to October 30, 2027.",
		"Closed on the 29th of October 2027",
		"On Igas (25 November) we open at 10 AM and close at 4:30 PM.",
		"We are closed on Oct 29",
		"We are closed on 2027-10-29.",
		"Ask us before you send 2 separate bags.",
	])("may say: %s", (text) => {
		expect(findInvented(text, data)).toEqual([]);
	});

	test.each([
		["another date", "We are closed on 1 November.", "date"],
		["another month", "Diwali: closed, 29 September", "date"],
		["a date in numbers", "We are closed on 2027-11-01.", "date"],
		["another festival", "We're closed on Christmas.", "closure"],
		["a weekday", "We are closed on Sundays.", "closure"],
		["a day with hours as a day off", "We are closed for Igas", "closure"],
		["other hours", "On Igas we open at 11 AM", "time"],
	])("must not say %s", (_, text, kind) => {
		expect(findInvented(text, data).map((claim) => claim.kind)).toContain(kind);
	});

	test("what one shop announces is an invention at another", () => {
		expect(findInvented("We are closed on Diwali, 28 October.", sampleShopData)).not.toEqual([]);
	});
});

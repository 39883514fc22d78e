import { expect, test } from "vitest";
import { weekSentence } from "./format-week.ts";
import type { WeekDay } from "./opening-hours.ts";

const usual: WeekDay = { opens: "09:00", closes: "21:00" };
const long: WeekDay = { opens: "10:00", closes: "22:30" };
const closed: WeekDay = {};
const week = (days: Record<number, WeekDay>) =>
	[0, 1, 2, 3, 4, 5, 6].map((day) => days[day] ?? usual);

test.each<[days: Record<number, WeekDay>, sentence: string | undefined]>([
	[{}, "Every day, 9 AM to 9 PM"],
	[{ 1: closed }, "9 AM to 9 PM, closed on Tuesdays"],
	[{ 5: closed, 6: closed }, "9 AM to 9 PM, closed on Saturdays and Sundays"],
	[{ 4: long }, "9 AM to 9 PM, Fridays 10 AM to 10:30 PM"],
	[{ 1: closed, 4: long }, "9 AM to 9 PM, Fridays 10 AM to 10:30 PM, closed on Tuesdays"],
	[{ 4: long, 5: long }, "9 AM to 9 PM, Fridays and Saturdays 10 AM to 10:30 PM"],
	[{ 1: closed, 4: long, 5: long }, undefined],
	[{ 0: closed, 1: closed, 2: closed, 3: closed, 4: closed, 5: closed }, undefined],
])("a week with the exceptions %j reads: %s", (days, sentence) => {
	expect(weekSentence(week(days))?.replaceAll("\u00a0", " ")).toBe(sentence);
});

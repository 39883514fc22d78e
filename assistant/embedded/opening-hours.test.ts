import { describe, expect, test } from "vitest";
import { shopData } from "./evaluation/shop-data.ts";
import { clockTime, dayLine, nowLine, weekLines } from "./opening-hours.ts";

const { hours } = shopData.site.business;
const shortSunday = hours.map((day) =>
	day.day === "Sunday" ? { ...day, opens: "10:30", closes: "14:00" } : day,
);
const noMonday = hours.filter(({ day }) => day !== "Monday");

test.each([
	["09:00", "9 AM"],
	["21:00", "9 PM"],
	["12:00", "12 PM"],
	["00:15", "12:15 AM"],
])("%s is %s", (time, words) => {
	expect(clockTime(time)).toBe(words);
});

describe("the week", () => {
	test("alike on all days", () => {
		expect(weekLines(hours)).toEqual(["Open every day, 9 AM to 9 PM"]);
	});
	test("another Sunday", () => {
		expect(weekLines(shortSunday)).toEqual([
			"Monday to Saturday: 9 AM to 9 PM",
			"Sunday: 10:30 AM to 2 PM",
		]);
	});
	test("a day without hours is closed", () => {
		expect(dayLine(noMonday, "Monday")).toBe("Monday: closed");
	});
});

describe("now, by the shop's clock", () => {
	test.each([
		[
			"a minute before it opens",
			"2026-11-20T03:29:00Z",
			hours,
			"Closed now; we open at 9 AM today",
		],
		["as it opens", "2026-11-20T03:30:00Z", hours, "Open now, until 9 PM"],
		["a minute before it closes", "2026-11-20T15:29:00Z", hours, "Open now, until 9 PM"],
		["as it closes", "2026-11-20T15:30:00Z", hours, "Closed now; we open at 9 AM tomorrow"],
		[
			"Saturday night",
			"2026-11-21T17:00:00Z",
			shortSunday,
			"Closed now; we open at 10:30 AM tomorrow",
		],
		[
			"Sunday night before a day off",
			"2026-11-22T17:00:00Z",
			noMonday,
			"Closed now; we open at 9 AM on Tuesday",
		],
		[
			"past midnight there, not in London",
			"2026-11-21T19:00:00Z",
			shortSunday,
			"Closed now; we open at 10:30 AM today",
		],
		["never open", "2026-11-20T06:30:00Z", [], "Closed now"],
	])("%s", (_, instant, week, line) => {
		expect(nowLine(week, new Date(instant))).toBe(line);
	});
});

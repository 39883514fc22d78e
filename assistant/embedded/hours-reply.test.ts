import { describe, expect, test } from "vitest";
import { sampleShopData } from "../testing/sample-shop-data.ts";
import { daysNamed } from "./days-named.ts";
import { nowLine, specialLine, weekLines } from "./hours-reply.ts";

const { hours } = sampleShopData.site.business;
const shortSunday = hours.map((day) =>
	day.day === "Sunday" ? { ...day, opens: "10:30", closes: "14:00" } : day,
);
const holiday = { date: "2026-11-23", name: "Guru Nanak Jayanti", closed: true as const };

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
			hours,
			"Closed now; we open at 9 AM on Tuesday",
		],
		[
			"on a day off",
			"2026-11-23T06:30:00Z",
			hours,
			"Closed now for Guru Nanak Jayanti; we open at 9 AM tomorrow",
		],
		[
			"past midnight there, not in London",
			"2026-11-21T19:00:00Z",
			shortSunday,
			"Closed now; we open at 10:30 AM today",
		],
		["never open", "2026-11-20T06:30:00Z", [], "Closed now"],
	])("%s", (_, instant, week, line) => {
		expect(nowLine({ hours: week, specialDays: [holiday] }, new Date(instant))).toBe(line);
	});
});

test.each([
	[{ date: "2027-10-29", name: "Diwali" }, "Diwali, 29 October: closed"],
	[
		{ date: "2027-10-28", lastDate: "2027-10-30", name: "Diwali" },
		"Diwali, 28 to 30 October: closed",
	],
	[
		{ date: "2027-10-30", lastDate: "2027-11-01", name: "Fair", opens: "10:00", closes: "16:30" },
		"Fair, 30 October to 1 November: 10 AM to 4:30 PM",
	],
])("a special day is told with its dates: %j", (special, line) => {
	expect(specialLine(special)).toBe(line);
});

describe("days that a question names", () => {
	/** A Friday. */
	const now = new Date("2026-11-20T06:30:00Z");
	test.each([
		["open tomorrow", ["2026-11-21"]],
		["kal khule ho", ["2026-11-21"]],
		["day after tomorrow", ["2026-11-22"]],
		["today and tomorrow", ["2026-11-20", "2026-11-21"]],
		["closed on 8 november", ["2027-11-08"]],
		["closed on 8th of dec", ["2026-12-08"]],
		["november 20", ["2026-11-20"]],
		["sept 3 2027", ["2027-09-03"]],
		["3rd sep 2025", []],
		["29 february", []],
		["31 april", []],
		["2 marble tops", []],
		["nothing", []],
	])("%s", (question, dates) => {
		const days = daysNamed(question.split(" "), now).map(({ day }) =>
			new Date(day * 86_400_000).toISOString().slice(0, 10),
		);
		expect(days.sort()).toEqual(dates);
	});
	test("none by a clock that is wrong", () => {
		expect(daysNamed(["tomorrow"], new Date(Number.NaN))).toEqual([]);
	});
});

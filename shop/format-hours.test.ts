import { describe, expect, test } from "vitest";
import { fullTime, shortTime } from "#language/hours";
import {
	bookingDay,
	dayAndTime,
	nextOpeningText,
	openStatus,
	specialDates,
} from "./format-hours.ts";
import type { SpecialDay, WeekDay } from "./opening-hours.ts";

const nineToNine: WeekDay[] = Array.from({ length: 7 }, () => ({
	opens: "09:00",
	closes: "21:00",
}));

/** A Friday by the shop's clock. */
const friday = (time: string) => new Date(`2026-11-20T${time}+05:30`);
const at = (moment: string) => new Date(`${moment}+05:30`);
/** The words with ordinary spaces, to be read in a table. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");
/** The status as it reads where all of it has room. */
function status(hours: readonly WeekDay[], now: Date, specialDays: SpecialDay[] = []) {
	const { open, parts } = openStatus({ hours, specialDays }, now);
	return { open, text: plain(parts.join(" · ")) };
}

describe("the clock", () => {
	test.each([
		["00:00", "12:00 AM", "12 AM"],
		["09:00", "9:00 AM", "9 AM"],
		["12:00", "12:00 PM", "12 PM"],
		["21:00", "9:00 PM", "9 PM"],
	])("%s is %s, in short %s", (time, long, short) => {
		expect(plain(fullTime(time))).toBe(long);
		expect(plain(shortTime(time))).toBe(short);
	});

	test("time and half of the day stay on one line", () => {
		expect([fullTime("21:00"), shortTime("21:00")]).toEqual(["9:00\u00a0PM", "9\u00a0PM"]);
	});
});

const halfHours = nineToNine.map(() => ({ opens: "09:30", closes: "20:30" }));
const shortSunday = nineToNine.with(6, { opens: "10:30", closes: "18:00" });
const allDay = { opens: "00:00", closes: "24:00" };
const lunch = {
	spans: [
		{ opens: "09:00", closes: "13:00" },
		{ opens: "16:00", closes: "21:00" },
	],
};
const mixed = [allDay, allDay, {}, lunch, lunch, { opens: "18:00", closes: "01:00" }, {}];

test.each<[string, WeekDay[], string, string]>([
	["at night", nineToNine, "2026-11-20T00:00", "Opens at 9 AM"],
	["to the last moment", nineToNine, "2026-11-20T08:59:59.999", "Opens at 9 AM"],
	["until the last moment", nineToNine, "2026-11-20T20:59:59.999", "Open now · until 9 PM"],
	["before half past nine", halfHours, "2026-11-20T09:29", "Opens at 9:30 AM"],
	["Sunday evening", shortSunday, "2026-11-22T18:00", "Opens at 9 AM"],
	["as it opens", nineToNine, "2026-11-20T09:00", "Open now · until 9 PM"],
	["as it closes", nineToNine, "2026-11-20T21:00", "Opens at 9 AM"],
	["before a break", mixed, "2026-11-20T12:59", "Open now · until 1 PM"],
	["in it", mixed, "2026-11-20T13:00", "Opens at 4 PM"],
	["after it", mixed, "2026-11-20T16:00", "Open now · until 9 PM"],
	["after midnight", mixed, "2026-11-22T00:30", "Open now · until 1 AM"],
	["as the night ends", mixed, "2026-11-22T01:00", "Closed today · opens tomorrow at 12 AM"],
	["a night", mixed, "2026-11-21T20:00", "Open now · until 1 AM"],
	["days without an end", mixed, "2026-11-23T12:00", "Open now · until Wednesday 12 AM"],
	["never closed", nineToNine.map(() => allDay), "2026-11-20T23:59", "Open now · 24 hours"],
	["without hours", [], "2026-11-20T12:00", "Closed today"],
])("%s", (_, week, moment, words) => {
	const { open, text } = status(week, at(moment));
	expect(text).toBe(words);
	expect(open).toBe(words.startsWith("Open now"));
});

const diwali = { date: "2026-11-21", name: "Diwali" };

describe("special days", () => {
	const holidays = [
		diwali,
		{ date: "2026-11-25", lastDate: "2026-11-27", name: "Wedding" },
		{ date: "2026-11-29", name: "Fair", opens: "15:00", closes: "16:30" },
		{ date: "2026-12-02", lastDate: "2026-12-10", name: "Repairs" },
	];
	test.each([
		["the night before one", "2026-11-20T21:00", "Opens Sunday at 9 AM"],
		["one closed day", "2026-11-21T00:00", "Closed today · Diwali · opens tomorrow at 9 AM"],
		["the first of three", "2026-11-25T12:00", "Closed today · Wedding · opens Saturday at 9 AM"],
		["the last of three", "2026-11-27T12:00", "Closed today · Wedding · opens tomorrow at 9 AM"],
		["the night before an afternoon", "2026-11-28T21:00", "Opens tomorrow at 3 PM"],
		["open for a while", "2026-11-29T15:00", "Open now · until 4:30 PM"],
		["shut again", "2026-11-29T16:30", "Opens at 9 AM"],
		[
			"a long time",
			"2026-12-02T12:00",
			"Closed today · Repairs · opens Friday 11 December at 9 AM",
		],
	])("%s", (_, moment, words) => {
		expect(status(nineToNine, at(moment), holidays).text).toBe(words);
	});

	test("closed for good", () => {
		const gone = [{ ...diwali, lastDate: "2036-01-01" }];
		expect(status(nineToNine, at("2026-11-21T12:00"), gone).text).toBe("Closed today · Diwali");
		expect(nextOpeningText({ hours: nineToNine, specialDays: gone }, at("2026-11-21T12:00"))).toBe(
			undefined,
		);
	});
});

describe("the day of a booking", () => {
	test.each([
		["2026-11-19T20:59", undefined],
		["2026-11-19T21:00", "tomorrow, Friday 20 November"],
		["2026-11-20T00:00", "today, Friday 20 November"],
		["2026-11-20T09:00", undefined],
		["2026-11-20T21:00", "Sunday 22 November"],
		["2026-11-21T12:00", "tomorrow, Sunday 22 November"],
	])("at %s: %s", (moment, words) => {
		expect(bookingDay({ hours: nineToNine, specialDays: [diwali] }, at(moment))).toBe(words);
	});
});

test.each([
	["2026-11-22T19:00", "Sunday 7 PM"],
	["2026-11-26T09:30", "Thursday 9:30 AM"],
	["2026-11-27T09:00", "Friday 27 November, 9 AM"],
])("a moment is named from a Friday: %s", (moment, words) => {
	expect(plain(dayAndTime(at(moment), friday("19:00")))).toBe(words);
});

test.each([
	["2026-11-21", undefined, "21 November"],
	["2026-11-21", "2026-11-23", "21 to 23 November"],
	["2026-11-29", "2026-12-01", "29 November to 1 December"],
	["2026-12-30", "2027-01-02", "30 December to 2 January"],
])("the dates of a special day: %s to %s", (date, lastDate, words) => {
	expect(plain(specialDates({ date, lastDate, name: "" }))).toBe(words);
});

import { afterEach, describe, expect, test, vi } from "vitest";
import {
	clock,
	type DayHours,
	hoursRange,
	openStatus,
	shopClock,
	shortClock,
} from "./opening-hours.ts";

const nineToNine: DayHours[] = Array.from({ length: 7 }, () => ({
	opens: "09:00",
	closes: "21:00",
}));

/** A Friday by the shop's clock. */
const friday = (time: string) => new Date(`2026-11-20T${time}+05:30`);
/** The words with ordinary spaces, to be read in a table. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

afterEach(() => {
	vi.unstubAllEnvs();
});

describe("the clock", () => {
	test.each([
		["00:00", "12:00 AM", "12 AM"],
		["00:30", "12:30 AM", "12:30 AM"],
		["08:59", "8:59 AM", "8:59 AM"],
		["09:00", "9:00 AM", "9 AM"],
		["09:05", "9:05 AM", "9:05 AM"],
		["11:59", "11:59 AM", "11:59 AM"],
		["12:00", "12:00 PM", "12 PM"],
		["12:30", "12:30 PM", "12:30 PM"],
		["20:59", "8:59 PM", "8:59 PM"],
		["21:00", "9:00 PM", "9 PM"],
		["21:30", "9:30 PM", "9:30 PM"],
		["23:59", "11:59 PM", "11:59 PM"],
	])("%s is %s, in short %s", (time, long, short) => {
		expect(plain(clock(time))).toBe(long);
		expect(plain(shortClock(time))).toBe(short);
	});

	test("time and half of the day stay on one line", () => {
		expect(clock("21:00")).toBe("9:00\u00a0PM");
		expect(shortClock("21:00")).toBe("9\u00a0PM");
	});
});

describe("the shop's own clock", () => {
	test.each([
		["Sunday's last minute", "2026-11-15T23:59:59.999+05:30", 6, "23:59"],
		["Monday's first", "2026-11-16T00:00:00+05:30", 0, "00:00"],
		["Monday, while UTC has Sunday", "2026-11-15T18:30:00Z", 0, "00:00"],
		["Wednesday at noon", "2026-11-18T12:00:00+05:30", 2, "12:00"],
		["Saturday, while Honolulu has Friday", "2026-11-20T14:00:00-10:00", 5, "05:30"],
		["the first of January", "2027-01-01T00:15:00+05:30", 4, "00:15"],
	])("%s", (_, instant, weekday, time) => {
		expect(shopClock(new Date(instant))).toMatchObject({ weekday, time });
	});

	test("the year turns with the shop's midnight", () => {
		expect(shopClock(new Date("2026-12-31T18:29:59Z")).year).toBe(2026);
		expect(shopClock(new Date("2026-12-31T18:30:00Z")).year).toBe(2027);
	});

	test.each(["Pacific/Kiritimati", "Asia/Kolkata", "America/Los_Angeles"])(
		"a visitor in %s sees the same",
		(zone) => {
			vi.stubEnv("TZ", zone);
			expect(shopClock(friday("20:59"))).toEqual({ weekday: 4, time: "20:59", year: 2026 });
			expect(openStatus(nineToNine, friday("20:59")).open).toBe(true);
			expect(openStatus(nineToNine, friday("21:00")).open).toBe(false);
		},
	);
});

describe("open from nine to nine", () => {
	test.each([
		["00:00", "Opens at 9 AM"],
		["08:59", "Opens at 9 AM"],
		["08:59:59.999", "Opens at 9 AM"],
		["09:00", "Open now · until 9 PM"],
		["14:30", "Open now · until 9 PM"],
		["20:59", "Open now · until 9 PM"],
		["20:59:59.999", "Open now · until 9 PM"],
		["21:00", "Opens at 9 AM"],
		["23:59", "Opens at 9 AM"],
	])("at %s: %s", (time, words) => {
		const status = openStatus(nineToNine, friday(time));
		expect(plain(status.text)).toBe(words);
		expect(status.open).toBe(words.startsWith("Open now"));
	});
});

describe("half-hours", () => {
	const week = nineToNine.map(() => ({ opens: "09:30", closes: "20:30" }));
	test.each([
		["09:29", "Opens at 9:30 AM"],
		["09:30", "Open now · until 8:30 PM"],
		["20:29", "Open now · until 8:30 PM"],
		["20:30", "Opens at 9:30 AM"],
	])("at %s: %s", (time, words) => {
		expect(plain(openStatus(week, friday(time)).text)).toBe(words);
	});
});

describe("a day with hours of its own", () => {
	const week = nineToNine.with(6, { opens: "10:30", closes: "18:00" });
	test.each([
		["Saturday evening tells Sunday's opening", "2026-11-21T21:00", "Opens at 10:30 AM"],
		["Sunday before its opening", "2026-11-22T10:29", "Opens at 10:30 AM"],
		["Sunday's closing", "2026-11-22T17:59", "Open now · until 6 PM"],
		["Sunday evening tells Monday's opening", "2026-11-22T18:00", "Opens at 9 AM"],
		["Monday before its opening", "2026-11-23T00:00", "Opens at 9 AM"],
	])("%s", (_, time, words) => {
		expect(plain(openStatus(week, new Date(`${time}+05:30`)).text)).toBe(words);
	});
});

test("without hours the shop is shut, and nothing is promised", () => {
	expect(openStatus([], friday("12:00"))).toEqual({ open: false, text: "" });
});

test.each([
	["the same hours every day", nineToNine, "9 AM to 9 PM"],
	[
		"the earliest and the latest of days that differ",
		nineToNine.with(2, { opens: "08:30", closes: "20:00" }).with(6, {
			opens: "10:00",
			closes: "21:30",
		}),
		"8:30 AM to 9:30 PM",
	],
])("the range is %s", (_, week, words) => {
	expect(plain(hoursRange(week))).toBe(words);
});

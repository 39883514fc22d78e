import { afterEach, describe, expect, test, vi } from "vitest";
import { relativeTime } from "./relative-time.ts";

/** Noon in Dehradun, a Friday. */
const noon = new Date("2026-11-20T12:00:00+05:30");
const DAY = 86_400_000;

afterEach(() => {
	vi.unstubAllEnvs();
});

test.each([
	[-366, "today"],
	[-1, "today"],
	[0, "today"],
	[1, "1 day ago"],
	[2, "2 days ago"],
	[6, "6 days ago"],
	[7, "1 week ago"],
	[13, "1 week ago"],
	[14, "2 weeks ago"],
	[29, "4 weeks ago"],
	[30, "1 month ago"],
	[59, "1 month ago"],
	[60, "2 months ago"],
	[359, "11 months ago"],
	[365, "1 year ago"],
	[729, "1 year ago"],
	[730, "2 years ago"],
	[3650, "10 years ago"],
])("%i days before reads %j", (days, words) => {
	expect(relativeTime(new Date(noon.getTime() - days * DAY), noon)).toBe(words);
});

describe("the day turns at midnight in India", () => {
	test.each([
		["the day's first moment, at its last", "2026-11-20T00:00+05:30", "23:59:59.999", "today"],
		["ten minutes before midnight, ten after", "2026-11-19T23:50+05:30", "00:10", "1 day ago"],
		["its last moment, at midnight", "2026-11-19T23:59:59.999+05:30", "00:00", "1 day ago"],
		["midnight in UTC lies between, the day is one", "2026-11-20T05:00+05:30", "06:00", "today"],
		["the same in UTC", "2026-11-19T18:29:59.999Z", "00:00", "1 day ago"],
		["and one millisecond later", "2026-11-19T18:30:00.000Z", "00:00", "today"],
		["seven days to the minute", "2026-11-13T00:00+05:30", "00:00", "1 week ago"],
		["seven days but for a minute", "2026-11-13T23:59+05:30", "00:00", "1 week ago"],
		["six days and a minute", "2026-11-14T00:00+05:30", "00:01", "6 days ago"],
	])("%s", (_, then, time, words) => {
		expect(relativeTime(new Date(then), new Date(`2026-11-20T${time}+05:30`))).toBe(words);
	});
});

test.each([
	["Pacific/Kiritimati", -14 * 60],
	["America/Los_Angeles", 8 * 60],
])("a visitor in %s reads the same", (zone, minutesBehind) => {
	vi.stubEnv("TZ", zone);
	expect(noon.getTimezoneOffset(), "the zone of this test").toBe(minutesBehind);
	const justAfterMidnight = new Date("2026-11-20T00:10:00+05:30");
	expect(relativeTime(new Date("2026-11-19T23:50:00+05:30"), justAfterMidnight)).toBe("1 day ago");
	expect(relativeTime(new Date("2026-11-20T00:00:00+05:30"), justAfterMidnight)).toBe("today");
});

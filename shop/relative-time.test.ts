import { expect, test, vi } from "vitest";
import { relativeTime } from "./format-hours.ts";

/** Noon in Dehradun, a Friday. */
const noon = new Date("2026-11-20T12:00:00+05:30");
const DAY = 86_400_000;

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

test.each([
	["2026-11-20T00:00+05:30", "23:59:59.999", "today"],
	["2026-11-19T23:59:59.999+05:30", "00:00", "1 day ago"],
	["2026-11-19T18:29:59.999Z", "00:00", "1 day ago"],
	["2026-11-19T18:30:00.000Z", "00:00", "today"],
	["2026-11-13T23:59+05:30", "00:00", "1 week ago"],
	["2026-11-14T00:00+05:30", "00:01", "6 days ago"],
	["2027-11-20T00:00+05:30", "00:00", "today"],
])("the day turns at midnight in India, wherever the visitor is: %s at %s", (then, time, words) => {
	for (const zone of ["Pacific/Kiritimati", "America/Los_Angeles"]) {
		vi.stubEnv("TZ", zone);
		expect(relativeTime(new Date(then), new Date(`2026-11-20T${time}+05:30`))).toBe(words);
	}
	vi.unstubAllEnvs();
});

import { expect, test } from "vitest";
import { dayWords, isPickupDay, shopDay, shopDays } from "./shop-days.ts";

const at = (time: string) => Date.parse(time);

test.each([
	["2026-11-20T18:29:59Z", "2026-11-20", "2026-11-21"],
	["2026-11-20T18:30:00Z", "2026-11-21", "2026-11-22"],
	["2026-12-31T20:00:00Z", "2027-01-01", "2027-01-02"],
	["2028-02-28T12:00:00Z", "2028-02-28", "2028-02-29"],
])("at %s it is %s at the shop", (time, today, tomorrow) => {
	expect([shopDay(at(time)), shopDay(at(time), 1)]).toEqual([today, tomorrow]);
});

test("a pickup may be wished for from today to sixty days on", () => {
	const now = at("2026-11-20T18:30:00Z");
	expect(shopDays(now)).toEqual({ first: "2026-11-21", last: "2027-01-20" });
	const days = ["2026-11-21", "2027-01-20", "2026-11-20", "2027-01-21", "", "2026-12-32", "21.12."];
	expect(days.map((day) => isPickupDay(day, now))).toEqual([
		true,
		true,
		false,
		false,
		false,
		false,
		false,
	]);
});

test.each([
	["2026-11-20", "today, Friday 20 November"],
	["2026-11-21", "tomorrow, Saturday 21 November"],
	["2026-11-22", "Sunday 22 November"],
])("%s in words", (day, words) => {
	expect(dayWords(day, at("2026-11-20T12:00:00Z"))).toBe(words);
});

import { describe, expect, test } from "vitest";
import type { OpeningHours } from "../../content/opening-hours.ts";
import { noWishes, type Wishes } from "./list.ts";
import { handedOver, hasPart, pickupFault, possibleWishes } from "./pickup.ts";

const opening: OpeningHours = {
	hours: Array.from({ length: 7 }, () => ({ opens: "09:00", closes: "21:00" })),
	specialDays: [
		{ date: "2026-11-21", name: "Diwali" },
		{ date: "2026-11-24", lastDate: "2026-11-25", name: "Wedding" },
		{ date: "2026-11-26", name: "Fair", opens: "10:00", closes: "16:30" },
		{ date: "2026-11-27", name: "Stock-taking", opens: "14:00", closes: "21:00" },
	],
};
/** A Friday by the shop's clock. */
const friday = (time: string) => Date.parse(`2026-11-20T${time}+05:30`);

describe("a day", () => {
	test.each([
		["2026-11-20", "08:00:00", ""],
		["2026-11-20", "20:59:59", ""],
		["2026-11-20", "21:00:00", "Closed for today"],
		["2026-11-21", "12:00:00", "Closed on 21 November · Diwali"],
		["2026-11-23", "12:00:00", ""],
		["2026-11-25", "12:00:00", "Closed on 25 November · Wedding"],
		["2026-11-26", "12:00:00", ""],
		["2027-01-19", "12:00:00", ""],
	])("%s, wished for at %s: %j", (day, time, fault) => {
		expect(pickupFault(day, opening, friday(time)).replaceAll("\u00a0", " ")).toBe(fault);
	});

	test.each(["2026-11-19", "2027-01-20", "2026-11-32", "", "soon"])("%j is refused", (day) => {
		expect(pickupFault(day, opening, friday("12:00"))).toBe(
			"Choose a day from today, Friday 20 November, to Tuesday 19 January.",
		);
		// The shop has closed, tomorrow is Diwali.
		expect(pickupFault(day, opening, friday("21:00"))).toMatch("from Sunday 22 November, to");
	});

	test("a shop that never opens has no day, and does not fail", () => {
		const shut = { ...opening, specialDays: [{ ...opening.specialDays[0], name: "Moving" }] };
		const never = shut.specialDays.map((day) => ({
			...day,
			date: "2026-01-01",
			lastDate: "2029-01-01",
		}));
		const closed = { ...shut, specialDays: never };
		expect(pickupFault("2026-11-22", closed, friday("12:00"))).toMatch(/^Closed on .* Moving$/);
		expect(pickupFault("", closed, friday("12:00"))).toMatch(/^Choose a day/);
	});
});

test.each<[Wishes["part"], string, string, boolean]>([
	["morning", "2026-11-20", "11:59", true],
	["morning", "2026-11-20", "12:00", false],
	["evening", "2026-11-20", "12:00", true],
	["morning", "2026-11-22", "20:00", true],
	["morning", "", "20:00", true],
	["", "2026-11-21", "20:00", true],
	["evening", "2026-11-21", "20:00", false],
	["evening", "2026-11-26", "12:00", false],
	["morning", "2026-11-26", "12:00", true],
	["morning", "2026-11-27", "12:00", false],
	["evening", "2026-11-27", "12:00", true],
])("the %s of %j, wished for at %s: %s", (part, day, time, possible) => {
	expect(hasPart(part, day, opening, friday(time))).toBe(possible);
});

test.each<[Partial<Wishes>, string, Partial<Wishes>]>([
	[{ day: "2026-11-20", part: "evening" }, "20:59:59", { day: "2026-11-20", part: "evening" }],
	[{ day: "2026-11-20", part: "evening" }, "21:00:00", { day: "", part: "evening" }],
	[{ day: "2026-11-20", part: "morning" }, "12:00:00", { day: "2026-11-20", part: "" }],
	[{ day: "2026-11-21", area: "Jakhan" }, "12:00:00", { day: "", area: "Jakhan" }],
])("of %j at %s remains %j", (wishes, time, rest) => {
	expect(possibleWishes({ ...noWishes, ...wishes }, opening, friday(time))).toEqual({
		...noWishes,
		...rest,
	});
});

test.each<[string, Wishes["part"], string]>([
	["", "", "2026-11-20T10:00"],
	["", "morning", "2026-11-20T10:00"],
	["2026-11-22", "", "2026-11-22T20:59"],
	["2026-11-22", "evening", "2026-11-22T20:59"],
	["2026-11-22", "morning", "2026-11-22T11:59"],
	["2026-11-26", "", "2026-11-26T16:29"],
])("a pickup on %j, %j counts from %s", (day, part, moment) => {
	const wishes = { ...noWishes, day, part };
	expect(handedOver(wishes, opening, friday("10:00"))).toEqual(new Date(`${moment}+05:30`));
});

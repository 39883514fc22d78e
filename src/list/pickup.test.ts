import { expect, test } from "vitest";
import type { OpeningHours } from "../../shop/opening-hours.ts";
import { hasPart, pickupDays, pickupError, possiblePreferences, readyWords } from "./pickup.ts";
import type { ListLine, ListPrice } from "./prices.ts";
import { emptyList, type PickupPreferences } from "./store.ts";

const { preferences: none } = emptyList;

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
const friday = (time: string) => new Date(`2026-11-20T${time}+05:30`);
const at = (time: string) => ({ opening, now: friday(time) });

test.each([
	["2026-11-20", "20:59:59", ""],
	["2026-11-20", "21:00:00", "Closed for today"],
	["2026-11-21", "12:00:00", "Closed on 21 November · Diwali"],
	["2026-11-23", "12:00:00", ""],
	["2026-11-25", "12:00:00", "Closed on 25 November · Wedding"],
	["2026-11-26", "12:00:00", ""],
	["2027-01-19", "12:00:00", ""],
	...["2026-11-19", "2027-01-20", "2026-11-32", "", "soon"].flatMap((day) => [
		[day, "12:00", "Choose a day from today, Friday 20 November, to Tuesday 19 January."],
		// The shop has closed, tomorrow is Diwali.
		[day, "21:00", "Choose a day from Sunday 22 November, to Tuesday 19 January."],
	]),
])("the day %j, chosen at %s: %j", (day = "", time = "", error) => {
	expect(pickupError(day, at(time)).replaceAll("\u00a0", " ")).toBe(error);
});

test.each<[PickupPreferences["part"], string, string, boolean]>([
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
])("the %s of %j, chosen at %s: %s", (part, day, time, possible) => {
	expect(hasPart({ part, day }, at(time))).toBe(possible);
});

test.each<[Partial<PickupPreferences>, string, Partial<PickupPreferences>]>([
	[{ day: "2026-11-20", part: "evening" }, "20:59:59", { day: "2026-11-20", part: "evening" }],
	[{ day: "2026-11-20", part: "evening" }, "21:00:00", { day: "", part: "evening" }],
	[{ day: "2026-11-20", part: "morning" }, "12:00:00", { day: "2026-11-20", part: "" }],
	[{ day: "2026-11-21", area: "Jakhan" }, "12:00:00", { day: "", area: "Jakhan" }],
])("of %j at %s remains %j", (preferences, time, rest) => {
	expect(possiblePreferences({ ...none, ...preferences }, at(time))).toEqual({
		...none,
		...rest,
	});
});

test.each([
	["2026-11-20T18:29:59Z", "2026-11-20", "2027-01-19"],
	["2026-11-20T18:30:00Z", "2026-11-21", "2027-01-20"],
	["2028-02-28T12:00:00Z", "2028-02-28", "2028-04-28"],
])("at %s a pickup can be chosen from %s to %s", (time, first, last) => {
	const days = pickupDays(new Date(time));
	expect([days[0], days.at(-1), days.length]).toEqual([first, last, 61]);
});

const texts = {
	picked: "Then,",
	ready: "ready by {moment}",
	rest: "The rest later.",
	express: "Ask for Express",
	expressCutoff: "11:00",
	to: 48,
};

function line(price?: Partial<ListPrice>): ListLine {
	const known = price && ({ name: "It", text: "₹1", kind: "amount", ...price } as ListPrice);
	return { id: "it", name: "It", quantity: 1, price: known };
}

const ordinary: OpeningHours = {
	...opening,
	specialDays: [{ date: "2026-11-25", name: "Wedding" }],
};

function words(
	lines: ListLine[],
	time: string,
	preferences: Partial<PickupPreferences> = {},
): string {
	const shop = { opening: ordinary, now: friday(time) };
	return readyWords(lines, { ...none, ...preferences }, texts, shop).replaceAll("\u00a0", " ");
}

const shirt = line({ low: 8000 });

test.each<[string, Partial<PickupPreferences>, string]>([
	// Without a day there is nothing to count from.
	["18:10", {}, ""],
	["18:10", { part: "morning" }, ""],
	["18:10", { day: "2026-11-21", part: "morning" }, "Then, ready by Monday 12 PM"],
	["18:10", { day: "2026-11-21", part: "evening" }, "Then, ready by Tuesday 9 AM"],
	["22:00", { day: "2026-11-21" }, "Then, ready by Tuesday 9 AM"],
	// A closed day does not count.
	["18:10", { day: "2026-11-24", part: "morning" }, "Then, ready by Friday 27 November, 12 PM"],
	["18:10", { express: true }, "Ask for Express"],
	["23:00", { express: true, day: "2026-11-21" }, "Ask for Express"],
	["10:59", { express: true, day: "2026-11-20" }, "Ask for Express"],
	["11:00", { express: true, day: "2026-11-20" }, ""],
	["10:00", { express: true, part: "evening" }, ""],
])("at %s with %j: %s", (time, preferences, said) => {
	expect(words([shirt], time, preferences)).toBe(said);
});

test.each<Partial<ListPrice> | undefined>([
	undefined,
	{ kind: "quote" },
	{ low: 60000, kind: "from" },
	{ low: 3500, measure: "sqft" },
	{ low: 20000, slow: true },
])("nothing is promised for what is priced %j", (price) => {
	const other = line(price);
	const asked = { day: "2026-11-21", part: "morning" } as const;
	expect(words([other], "18:10", asked)).toBe("");
	expect(words([other, shirt], "18:10", asked)).toBe(
		"Then, ready by Monday 12 PM. The rest later.",
	);
});

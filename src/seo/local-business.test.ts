import { expect, test } from "vitest";
import { shop } from "../../shop/shop.ts";
import { samplePrice } from "../../shop/testing/sample-price.ts";
import { offer, openingHoursSpecification } from "./local-business.ts";

const { hours } = shop.business;
const now = new Date("2026-11-20T12:00+05:30");
const special = (entries: Parameters<typeof openingHoursSpecification>[0]["specialDays"]) =>
	openingHoursSpecification({ hours, specialDays: entries }, now).slice(1);

test("the week, a specification for all days with the same hours", () => {
	const [monday, tuesday, ...others] = hours;
	const week = [
		{ ...monday, day: "Monday" as const },
		{ day: "Tuesday" as const },
		...others.map(({ day }) => ({ day, opens: "10:00", closes: "18:30" })),
		{ ...tuesday, day: "Sunday" as const },
	];
	const of = (days: readonly string[], opens?: string, closes?: string) => ({
		"@type": "OpeningHoursSpecification",
		dayOfWeek: days.map((day) => `https://schema.org/${day}`),
		...{ opens, closes },
	});
	expect(openingHoursSpecification({ hours: week, specialDays: [] }, now)).toEqual([
		of(["Monday", "Sunday"], monday?.opens, monday?.closes),
		of(["Tuesday"], "00:00", "00:00"),
		of(
			others.map(({ day }) => day),
			"10:00",
			"18:30",
		),
	]);
});

test("a break is two entries, a night ends in the morning, all day ends a minute before midnight", () => {
	const withBreak = [
		{ opens: "09:00", closes: "13:00" },
		{ opens: "16:00", closes: "01:00" },
	];
	const week = hours.map(({ day }) =>
		day === "Sunday" ? { day, opens: "00:00", closes: "24:00" } : { day, spans: withBreak },
	);
	const found = openingHoursSpecification({ hours: week, specialDays: [] }, now);
	expect(found.map(({ opens, closes }) => [opens, closes])).toEqual([
		["09:00", "13:00"],
		["16:00", "01:00"],
		["00:00", "23:59"],
	]);
});

test("a closed day is open from midnight to midnight, on its own date; special hours go over several days", () => {
	const [fair, diwali] = special([
		{ date: "2027-10-29", name: "Diwali", closed: true },
		{ date: "2026-12-30", lastDate: "2027-01-02", name: "Fair", opens: "10:00", closes: "16:30" },
	]);
	expect(diwali).toEqual({
		"@type": "OpeningHoursSpecification",
		...{ validFrom: "2027-10-29", validThrough: "2027-10-29", opens: "00:00", closes: "00:00" },
	});
	expect(fair).toMatchObject({ validFrom: "2026-12-30", validThrough: "2027-01-02" });
	expect(fair).toMatchObject({ opens: "10:00", closes: "16:30" });
});

test("what is over by the shop's calendar is left out, what is under way is not", () => {
	expect(
		special([
			{ date: "2026-11-19", name: "Yesterday", closed: true },
			{ date: "2026-11-18", lastDate: "2026-11-20", name: "Until today", closed: true },
		]),
	).toMatchObject([{ validThrough: "2026-11-20" }]);
});

test.each([
	["Starting from ₹35 per sqft", { minPrice: 35, unitText: "sqft", unitCode: "FTK" }],
	["35 per square foot", { price: 35, unitText: "square foot", unitCode: "FTK" }],
	["from ₹300 per sq. meter", { minPrice: 300, unitText: "sq. meter", unitCode: "MTK" }],
])("an offer of %s has its unit's code", (text, expected) => {
	expect(offer(samplePrice(text)).priceSpecification).toMatchObject(expected);
});

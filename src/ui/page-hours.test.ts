import { expect, test } from "vitest";
import { readPageHours, writePageHours } from "./page-hours.ts";

const hours = Array.from({ length: 7 }, (_, day) => ({
	spans: [
		{ opens: "09:00", closes: "13:00" },
		{ opens: "16:00", closes: `2${day % 3}:30` },
	].slice(day % 4),
}));
const past = { date: "2026-11-19", name: "Past" };
const coming = [
	{ date: "2026-11-20", name: "Today’s “<fair>”", opens: "10:00", closes: "16:00" },
	{ date: "2027-10-28", lastDate: "2027-10-30", name: "Diwali" },
];
const now = new Date("2026-11-20T12:00+05:30");

/** What the browser makes of the attributes. */
function read(attributes: Record<string, string | undefined>) {
	return readPageHours({
		hours: attributes["data-hours"],
		specialDays: attributes["data-special-days"],
	});
}

test("what is written at build is read in the browser, without what is over", () => {
	const written = writePageHours({ hours, specialDays: [past, ...coming] }, now);
	expect(read(written)).toEqual({ hours, specialDays: coming });
});

test("without special days nothing is written of them", () => {
	const written = writePageHours({ hours, specialDays: [past] }, now);
	expect(written["data-special-days"]).toBeUndefined();
	expect(read(written)).toEqual({ hours, specialDays: [] });
});

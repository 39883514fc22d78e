import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BusinessHours } from "./business-hours.tsx";

const week = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map((day) => ({
	day,
	opens: "09:00",
	closes: day === "Su" ? "18:30" : "21:00",
}));
const html = renderToStaticMarkup(<BusinessHours week={week} />);

test("each day has its row, numbered from Monday for the script that marks today's", () => {
	const rows = [...html.matchAll(/data-weekday="(\d)".*?<dt[^>]*>(\w+)<\/dt>/g)];
	expect(rows.map(([, index, day]) => `${index} ${day}`)).toEqual([
		"0 Mo",
		"1 Tu",
		"2 We",
		"3 Th",
		"4 Fr",
		"5 Sa",
		"6 Su",
	]);
});

test("a row says from when to when", () => {
	const text = html.replaceAll(/<[^>]+>/g, "").replaceAll("\u00a0", " ");
	expect(text).toContain("9:00 AM to 9:00 PM");
	expect(text).toContain("9:00 AM to 6:30 PM");
});

test("the block is named by its heading, and holds the place of the open status", () => {
	const [, id] = /aria-labelledby="([^"]+)"/.exec(html) ?? [];
	expect(html).toMatch(new RegExp(`<h\\d[^>]* id="${id}"`));
	expect(html).toContain("data-open-status");
});

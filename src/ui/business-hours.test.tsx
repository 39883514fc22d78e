import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BusinessHours } from "./business-hours.tsx";

const week = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
	opens: "09:00",
	closes: day === 6 ? "18:30" : "21:00",
}));
const html = renderToStaticMarkup(
	<BusinessHours week={week} words={{ hours: "9 AM to 9 PM", daily: "daily" }} special={[]} />,
);

test("each day has its row, numbered from Monday for the script that marks today's", () => {
	const rows = [...html.matchAll(/data-weekday="(\d)".*?<dt[^>]*>(\w+)<\/dt>/g)];
	expect(rows.map(([, index, day]) => `${index} ${day}`)).toEqual([
		"0 Monday",
		"1 Tuesday",
		"2 Wednesday",
		"3 Thursday",
		"4 Friday",
		"5 Saturday",
		"6 Sunday",
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

test("special days stand below, from and until when they hold; without any nothing stands there", () => {
	const special = [
		{ date: "2027-10-28", lastDate: "2027-10-30", name: "Diwali" },
		{ date: "2027-11-20", name: "Fair", opens: "10:00", closes: "16:30" },
	];
	const label = renderToStaticMarkup(
		<BusinessHours
			week={week}
			words={{ hours: "9 AM to 9 PM", daily: "daily" }}
			special={special}
		/>,
	);
	const rows = [
		...label.matchAll(
			/data-from="(\S+)" data-until="(\S+)"><dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g,
		),
	].map((row) =>
		row
			.slice(1)
			.map((text) => text.replaceAll(/<[^>]+>/g, "").replaceAll("\u00a0", " "))
			.join(" | "),
	);
	expect(rows).toEqual([
		"2027-10-28 | 2027-10-30 | Diwali 28 to 30 October | Closed",
		"2027-11-20 | 2027-11-20 | Fair Saturday 20 November | 10 AM to 4:30 PM",
	]);
	expect(html).not.toContain("Special days");
});

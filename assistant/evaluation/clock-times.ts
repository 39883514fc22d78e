/** Clock times in a text, as English, Hinglish and Hindi write them, held against the opening hours. */
import { spansOf } from "../../shop/opening-hours.ts";
import type { Business } from "../../shop/types.ts";

const english = /\b(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\b/gi;
const parts = "subah|dopahar|shaam|sham|raat|सुबह|दोपहर|शाम|रात";
const hindi = new RegExp(`(${parts})\\s+(?:ke\\s+|के\\s+)?(\\d{1,2})(?::(\\d\\d))?`, "giu");

function minutes(hour: number, minute = "0"): number {
	return hour * 60 + Number(minute);
}

/** Opening and closing times, in minutes from midnight. */
export function clockTimes({
	hours,
	specialDays,
}: Pick<Business, "hours" | "specialDays">): Set<string> {
	return new Set(
		[...hours, ...specialDays]
			.flatMap(spansOf)
			.flatMap(({ opens, closes }) => [opens, closes])
			.map((time) => String(minutes(Number(time.slice(0, 2)), time.slice(3)))),
	);
}

function hourOf(part: string, hour: number): number {
	if (/subah|सुबह/i.test(part)) return hour % 12;
	if (/raat|रात/i.test(part) && (hour === 12 || hour < 4)) return hour % 12;
	return (hour % 12) + 12;
}

/** @returns what is no such time, and the text without clock times */
export function takeClockTimes(text: string, times: ReadonlySet<string>) {
	const strange: string[] = [];
	let rest = text;
	for (const [whole, hour, minute, half = ""] of text.matchAll(english)) {
		const time = minutes((Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0), minute);
		if (!times.has(String(time))) strange.push(whole);
	}
	rest = rest.replace(english, " ");
	for (const [whole, part = "", hour, minute] of rest.matchAll(hindi))
		if (!times.has(String(minutes(hourOf(part, Number(hour)), minute)))) strange.push(whole);
	return { strange, rest: rest.replace(hindi, " ") };
}

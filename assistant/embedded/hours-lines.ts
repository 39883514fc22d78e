/** What the engine says of the hours; the clock is the site's (`content/opening-hours.ts`). */

import { shortTime, specialDates, weekdayName } from "../../content/format-hours.ts";
import {
	calendarDay,
	comingDays,
	DAY,
	hoursOn,
	nextOpening,
	type OpeningHours,
	openUntil,
	type SpecialDay,
	shopClock,
	type WeekDay,
} from "../../content/opening-hours.ts";
import type { Business } from "../../content/types.ts";
import { plainWords } from "./plain-words.ts";

/** "09:00" → "9 AM", "21:30" → "9:30 PM". */
function clockTime(time: string): string {
	return shortTime(time).replace("\u00a0", " ");
}

function span({ opens, closes }: WeekDay): string {
	return opens && closes ? `${clockTime(opens)} to ${clockTime(closes)}` : "closed";
}

/** The week in as few points as it takes: one if all days are alike. */
export function weekLines(hours: Business["hours"]): string[] {
	const [first] = hours;
	if (!first) return [];
	if (hours.length === 7 && hours.every((day) => span(day) === span(first)))
		return [`Open every day, ${span(first)}`];
	const runs: { from: string; to: string; span: string }[] = [];
	for (const day of hours) {
		const last = runs.at(-1);
		if (last?.span === span(day)) last.to = day.day;
		else runs.push({ from: day.day, to: day.day, span: span(day) });
	}
	return runs.map(({ from, to, span }) => `${from === to ? from : `${from} to ${to}`}: ${span}`);
}

/** A special day that is not over: "Diwali, 8 November: closed". */
export function specialLine(special: SpecialDay): string {
	const { name } = special;
	const dates = specialDates(special).replaceAll("\u00a0", " ");
	return `${name}, ${dates}: ${span(special)}`;
}

/** The special days that are not over; none for no valid instant. */
export function comingSpecials(opening: OpeningHours, now: Date): SpecialDay[] {
	return Number.isNaN(now.getTime()) ? [] : comingDays(opening.specialDays, now);
}

/**
 * One day's hours. Of an ordinary day no date is said, for the content has none.
 * @param called how the question called it: "Tomorrow", "That day"
 */
export function dayLine(opening: OpeningHours, day: number, called: string): string {
	const { hours } = hoursOn(opening, day);
	const name = weekdayName(day);
	return `${called} (${name}): ${span(hours ?? {})}`;
}

/** Whether the shop is open at an instant, and until or from when; empty for no valid instant. */
export function nowLine(opening: OpeningHours, now: Date): string {
	if (Number.isNaN(now.getTime())) return "";
	const until = openUntil(opening, now);
	if (until) return `Open now, until ${clockTime(until)}`;
	const next = nextOpening(opening, now);
	if (!next) return "Closed now";
	const { day: today } = shopClock(now);
	const near = ["today", "tomorrow"][next.day - today];
	const when = near ?? `on ${weekdayName(next.day)}`;
	const { special } = hoursOn(opening, today);
	const why = special && !special.opens ? ` for ${special.name}` : "";
	return `Closed now${why}; we open at ${clockTime(next.opens)} ${when}`;
}

const months =
	"january february march april may june july august september october november december".split(
		" ",
	);

/**
 * The days that a question names but for weekdays, counted from 1970, with what to call each. A date
 * without a year is the next one; "tomorrow" is understood in English and Hinglish.
 * @param words the question's words, put right
 */
export function daysNamed(words: readonly string[], now: Date): { day: number; called: string }[] {
	if (Number.isNaN(now.getTime())) return [];
	const { day: today } = shopClock(now);
	const text = words.join(" ");
	const named = datesIn(text, today).map((day) => ({ day, called: "That day" }));
	if (/\b(?:today|aaj|aj)\b/.test(text)) named.push({ day: today, called: "Today" });
	if (/\b(?:day after tomorrow|parso|parson)\b/.test(text))
		named.push({ day: today + 2, called: "The day after tomorrow" });
	else if (/\b(?:tomorrow|kal)\b/.test(text)) named.push({ day: today + 1, called: "Tomorrow" });
	return named;
}

/** The next day of each weekday that is named, today included. */
export function weekdaysNamed(words: readonly string[], now: Date): number[] {
	if (Number.isNaN(now.getTime())) return [];
	const { day: today } = shopClock(now);
	return Array.from({ length: 7 }, (_, ahead) => today + ahead).filter((day) =>
		words.includes(weekdayName(day).toLowerCase()),
	);
}

/** "8 november", "8th of nov", "nov 8 2027". */
function datesIn(text: string, today: number): number[] {
	const found = [
		...text.matchAll(
			/\b(?<figure>\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>[a-z]{3,9})(?: (?<year>20\d\d))?\b/g,
		),
		...text.matchAll(
			/\b(?<month>[a-z]{3,9}) (?<figure>\d{1,2})(?:st|nd|rd|th)?(?: (?<year>20\d\d))?\b/g,
		),
	];
	return found.flatMap(({ groups: { figure = "", month = "", year } = {} }) => {
		const place = months.findIndex((name) => name.startsWith(month.replace(/^sept$/, "sep")));
		const day = place < 0 ? undefined : nextDate(Number(figure), place, year, today);
		return day === undefined ? [] : [day];
	});
}

/** A date that is not past, in this year or the next if none is said; nothing if the calendar has none. */
function nextDate(figure: number, month: number, year: string | undefined, today: number) {
	const thisYear = calendarDay(today).year;
	return (year ? [Number(year)] : [thisYear, thisYear + 1])
		.map((of) => Date.UTC(of, month, figure) / DAY)
		.find((day) => new Date(day * DAY).getUTCDate() === figure && day >= today);
}

/** Whether a special day is, or includes, a day. */
export function isOn(special: SpecialDay, day: number): boolean {
	return hoursOn({ hours: [], specialDays: [special] }, day).special !== undefined;
}

const emptyWords = new Set(["day", "and", "the", "new", "our"]);

/** Whether a question names a special day, by any word of its name. */
export function namesSpecial(words: readonly string[], { name }: SpecialDay): boolean {
	return plainWords(name).some(
		(word) => word.length > 2 && !emptyWords.has(word) && words.includes(word),
	);
}

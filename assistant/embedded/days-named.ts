/** Days that a question names, counted from 1970. */
import { weekdayName } from "../../content/format-hours.ts";
import {
	calendarDay,
	DAY,
	hoursOn,
	type SpecialDay,
	shopClock,
} from "../../content/opening-hours.ts";
import { plainWords } from "./plain-words.ts";

const months =
	"january february march april may june july august september october november december".split(
		" ",
	);

/** With what to call each. */
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

export function weekdaysNamed(words: readonly string[], now: Date): number[] {
	if (Number.isNaN(now.getTime())) return [];
	const { day: today } = shopClock(now);
	return Array.from({ length: 7 }, (_, ahead) => today + ahead).filter((day) =>
		words.includes(weekdayName(day).toLowerCase()),
	);
}

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
		const index = months.findIndex((name) => name.startsWith(month.replace(/^sept$/, "sep")));
		return index < 0 ? [] : (nextDate(Number(figure), index, year, today) ?? []);
	});
}

/** The next such date, in this year or the next; undefined if there is none. */
function nextDate(figure: number, month: number, year: string | undefined, today: number) {
	const thisYear = calendarDay(today).year;
	return (year ? [Number(year)] : [thisYear, thisYear + 1])
		.map((of) => Date.UTC(of, month, figure) / DAY)
		.find((day) => new Date(day * DAY).getUTCDate() === figure && day >= today);
}

export function isOn(special: SpecialDay, day: number): boolean {
	return hoursOn({ hours: [], specialDays: [special] }, day).special !== undefined;
}

const emptyWords = new Set(["day", "and", "the", "new", "our"]);

export function namesSpecial(words: readonly string[], { name }: SpecialDay): boolean {
	return plainWords(name).some(
		(word) => word.length > 2 && !emptyWords.has(word) && words.includes(word),
	);
}

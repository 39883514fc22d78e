/** Writes the shop's hours in the language of the site, with no-break spaces within a time or date. */
import * as words from "#language/hours";
import {
	calendarDay,
	DAY,
	dayAt,
	dayOf,
	hoursOn,
	momentOf,
	nextOpening,
	type OpeningHours,
	openUntil,
	type SpecialDay,
	shopClock,
} from "./opening-hours.ts";

/** "Sunday" */
export function weekdayName(day: number): string {
	return words.weekdays[calendarDay(day).weekday] ?? "";
}

/** "8 November" */
export function dayAndMonth(day: number): string {
	const [, month, date] = calendarDay(day).date.split("-").map(Number);
	return `${date}\u00a0${words.months[(month ?? 0) - 1]}`;
}

/** "8 November" or "8 to 10 November" */
export function specialDates({ date, lastDate = date }: SpecialDay): string {
	const [first, last] = [dayAndMonth(dayOf(date)), dayAndMonth(dayOf(lastDate))];
	if (first === last) return first;
	const [day, month] = first.split("\u00a0");
	return words.dates(last.endsWith(`\u00a0${month}`) && day ? day : first, last);
}

/** "today", "tomorrow", "Sunday", or "Sunday 22 November" from a week on. */
function dayName(day: number, today: number): string {
	if (day - today < 2) return day === today ? words.today : words.tomorrow;
	return day - today < 7 ? weekdayName(day) : `${weekdayName(day)} ${dayAndMonth(day)}`;
}

export interface OpenStatus {
	open: boolean;
	/** `["Open now", "until 9 PM"]`, `["Opens at 9 AM"]`, `["Closed today", "Diwali", "opens tomorrow at 9 AM"]`. */
	parts: string[];
}

export function openStatus(opening: OpeningHours, now: Date): OpenStatus {
	const until = openUntil(opening, now);
	if (until) return { open: true, parts: [words.openNow, untilWords(until, now)] };
	const { special, spans } = hoursOn(opening, dayAt(now));
	const opens = nextOpeningText(opening, now);
	const parts =
		spans.length > 0
			? [opens && words.opensLater(opens)]
			: [words.closedToday, special?.name, opens && words.opensAgain(opens)];
	return { open: false, parts: parts.filter((part) => part !== undefined) };
}

/** "until 9 PM", "until 1 AM" of the coming night, "until Saturday 9 PM", "24 hours". */
function untilWords(until: Date, now: Date): string {
	if (until.getTime() - now.getTime() > 7 * DAY) return words.allDay;
	const isFar = until.getTime() > momentOf(dayAt(now) + 1, "12:00").getTime();
	return words.until(isFar ? dayAndTime(until, now) : words.shortTime(shopClock(until).time));
}

/** "at 9 AM" for the coming morning, otherwise "tomorrow at 3 PM". */
export function nextOpeningText(opening: OpeningHours, now: Date): string | undefined {
	const next = nextOpening(opening, now);
	if (!next) return undefined;
	const today = dayAt(now);
	const isTonight =
		next.day === today + 1 && next.opens < "12:00" && hoursOn(opening, today).spans.length > 0;
	const isSoon = next.day === today || isTonight;
	return words.openingAt(
		words.shortTime(next.opens),
		isSoon ? undefined : dayName(next.day, today),
	);
}

/** The day that a booking is for while the shop is closed: "tomorrow, Sunday 22 November". The shop reads it later. */
export function bookingDay(opening: OpeningHours, now: Date): string | undefined {
	const next = openUntil(opening, now) ? undefined : nextOpening(opening, now);
	return next && dayWithDate(next.day, now);
}

/** "today, Friday 20 November", "Sunday 22 November"; with plain spaces, for messages. */
export function dayWithDate(day: number, now: Date): string {
	const today = shopClock(now).day;
	const date = `${weekdayName(day)} ${dayAndMonth(day)}`.replace("\u00a0", " ");
	return day - today < 2 ? `${dayName(day, today)}, ${date}` : date;
}

/** "Sunday 7 PM", or "Sunday 22 November, 7 PM" from a week on. */
export function dayAndTime(moment: Date, now: Date): string {
	const { day, time } = shopClock(moment);
	const isFar = day - shopClock(now).day > 6;
	const name = isFar ? `${weekdayName(day)} ${dayAndMonth(day)},` : weekdayName(day);
	return `${name} ${words.shortTime(time)}`;
}

/** "today", "1 day ago", "3 weeks ago", by the shop's calendar. Future moments read "today". */
export function relativeTime(then: Date, now: Date): string {
	const days = dayAt(now) - dayAt(then);
	if (days <= 0) return words.today;
	if (days < 7) return words.ago(days, "day");
	if (days < 30) return words.ago(Math.floor(days / 7), "week");
	if (days < 365) return words.ago(Math.floor(days / 30), "month");
	return words.ago(Math.floor(days / 365), "year");
}

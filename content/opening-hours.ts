/**
 * When the shop is open, by its own clock. Pure and without imports: the pages, the browser, the
 * structured data and the assistant all read the hours by these rules (`format-hours.ts` writes them).
 */

/** One day's hours on the 24-hour clock: `{ opens: "09:00", closes: "21:00" }`. */
export interface DayHours {
	opens: string;
	closes: string;
}

/** A day of the week. Without hours the shop is closed. */
export interface WeekDay {
	opens?: string | undefined;
	closes?: string | undefined;
}

/** A day, or a run of days, on which the week's hours do not hold. Without hours the shop is closed. */
export interface SpecialDay extends WeekDay {
	/** The day, or the first of several: "2027-11-08". */
	date: string;
	lastDate?: string | undefined;
	name: string;
}

export interface OpeningHours {
	/** The seven days, Monday first. */
	hours: readonly WeekDay[];
	specialDays: readonly SpecialDay[];
}

/** The promised turnaround in hours: from 24 to 48. */
export interface Turnaround {
	from: number;
	to: number;
}

const HOUR = 3_600_000;
/** In milliseconds. */
export const DAY = 24 * HOUR;
/** Asia/Kolkata is five and a half hours ahead of UTC all year. */
const OFFSET = 5.5 * HOUR;
/** How far an opening is looked for. */
const MOST_DAYS = 366;

/** A day of the calendar, counted from the first of January 1970. Monday is weekday 0. */
export function calendarDay(day: number): { date: string; weekday: number; year: number } {
	const date = new Date(day * DAY);
	return {
		date: date.toISOString().slice(0, 10),
		weekday: (date.getUTCDay() + 6) % 7,
		year: date.getUTCFullYear(),
	};
}

/** "2027-11-08" as a count of days from the first of January 1970. */
export function dayOf(date: string): number {
	return Date.parse(date) / DAY;
}

/** The day on the shop's calendar at a moment, as `calendarDay` counts it. */
export function dayAt(now: Date): number {
	return Math.floor((now.getTime() + OFFSET) / DAY);
}

/** What calendar and clock show in the shop at a moment, wherever the visitor is: time as "08:59". */
export function shopClock(now: Date) {
	const there = new Date(now.getTime() + OFFSET);
	const day = dayAt(now);
	return { day, time: there.toISOString().slice(11, 16), ...calendarDay(day) };
}

/** The hours of a day, none if it is closed, and the special day that it is. */
export function hoursOn(
	{ hours, specialDays }: OpeningHours,
	day: number,
): { hours?: DayHours | undefined; special?: SpecialDay } {
	const { date, weekday } = calendarDay(day);
	const special = specialDays.find(
		(entry) => entry.date <= date && date <= (entry.lastDate ?? entry.date),
	);
	if (special) return { special, hours: openHours(special) };
	return { hours: openHours(hours[weekday]) };
}

/** The hours of a day, undefined where it is closed. */
export function openHours({ opens, closes }: WeekDay = {}): DayHours | undefined {
	return opens && closes ? { opens, closes } : undefined;
}

/** The special days that are not over at a moment, in the order of the calendar. */
export function comingDays<Day extends SpecialDay>(specialDays: readonly Day[], now: Date): Day[] {
	const { date: today } = shopClock(now);
	return specialDays
		.filter(({ date, lastDate = date }) => lastDate >= today)
		.sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** Until when the shop is open at a moment ("21:00"); nothing while it is shut. */
export function openUntil(opening: OpeningHours, now: Date): string | undefined {
	const { day, time } = shopClock(now);
	const { hours } = hoursOn(opening, day);
	return hours && time >= hours.opens && time < hours.closes ? hours.closes : undefined;
}

/** The next moment at which the shop opens, with its day and time; nothing if none is near. */
export function nextOpening(
	opening: OpeningHours,
	now: Date,
): { day: number; opens: string; at: Date } | undefined {
	const { day: today, time } = shopClock(now);
	for (let day = today; day <= today + MOST_DAYS; day++) {
		const { hours } = hoursOn(opening, day);
		if (hours && (day > today || time < hours.opens))
			return { day, opens: hours.opens, at: momentOf(day, hours.opens) };
	}
	return undefined;
}

/**
 * When what is handed over at a moment is ready: the longest of the turnaround from then, or from the
 * next opening while the shop is shut. Days on which it is closed do not count; the moment is a full
 * hour at which the shop is open, or else the next opening.
 */
export function readyBy(opening: OpeningHours, { to }: Pick<Turnaround, "to">, now: Date) {
	const start = openUntil(opening, now) ? now : nextOpening(opening, now)?.at;
	if (!start) return undefined;
	let due = start.getTime() + to * HOUR;
	const first = shopClock(start).day;
	for (let day = first + 1; day <= shopClock(new Date(due)).day; day++) {
		if (!hoursOn(opening, day).hours) due += DAY;
		if (day - first > MOST_DAYS) return undefined;
	}
	// The full hours of Kolkata are not those of UTC.
	const ready = new Date(Math.ceil((due + OFFSET) / HOUR) * HOUR - OFFSET);
	return openUntil(opening, ready) ? ready : nextOpening(opening, ready)?.at;
}

/** A time of a day by the shop's clock, as a moment. */
export function momentOf(day: number, time: string): Date {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return new Date(day * DAY + (hour + minute / 60) * HOUR - OFFSET);
}

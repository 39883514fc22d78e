/**
 * Tells by the shop's own clock if it is open. Without imports, because browser and assistant use it too.
 */

/** One day's hours on the 24-hour clock: `{ opens: "09:00", closes: "21:00" }`. */
export interface DayHours {
	opens: string;
	closes: string;
}

/** Without hours the shop is closed. */
export interface WeekDay {
	opens?: string | undefined;
	closes?: string | undefined;
}

/** A day, or several, with hours of its own. */
export interface SpecialDay extends WeekDay {
	/** The first day: "2027-11-08". */
	date: string;
	lastDate?: string | undefined;
	name: string;
}

export interface OpeningHours {
	/** Monday first. */
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
/** In milliseconds: Asia/Kolkata is five and a half hours ahead of UTC all year. */
const OFFSET = 5.5 * HOUR;
const MOST_DAYS = 366;

/** @param day counted from 1 January 1970; weekday 0 is Monday */
export function calendarDay(day: number): { date: string; weekday: number; year: number } {
	const date = new Date(day * DAY);
	return {
		date: date.toISOString().slice(0, 10),
		weekday: (date.getUTCDay() + 6) % 7,
		year: date.getUTCFullYear(),
	};
}

/** "2027-11-08" as days since 1 January 1970. */
export function dayOf(date: string): number {
	return Date.parse(date) / DAY;
}

/** The day at the shop, as `calendarDay` counts. */
export function dayAt(now: Date): number {
	return Math.floor((now.getTime() + OFFSET) / DAY);
}

/** Date and time ("08:59") at the shop, wherever the visitor is. */
export function shopClock(now: Date) {
	const there = new Date(now.getTime() + OFFSET);
	const day = dayAt(now);
	return { day, time: there.toISOString().slice(11, 16), ...calendarDay(day) };
}

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

/** Undefined where the day is closed. */
export function openHours({ opens, closes }: WeekDay = {}): DayHours | undefined {
	return opens && closes ? { opens, closes } : undefined;
}

/** The special days that are not over, in order. */
export function comingDays<Day extends SpecialDay>(specialDays: readonly Day[], now: Date): Day[] {
	const { date: today } = shopClock(now);
	return specialDays
		.filter(({ date, lastDate = date }) => lastDate >= today)
		.sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** "21:00"; undefined while the shop is closed. */
export function openUntil(opening: OpeningHours, now: Date): string | undefined {
	const { day, time } = shopClock(now);
	const { hours } = hoursOn(opening, day);
	return hours && time >= hours.opens && time < hours.closes ? hours.closes : undefined;
}

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
 * The time at which an order handed over now is ready: the longest turnaround from now, or from the next opening.
 * Closed days do not count; the result is a full hour within opening hours.
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
	// Kolkata is half an hour off UTC's full hours.
	const ready = new Date(Math.ceil((due + OFFSET) / HOUR) * HOUR - OFFSET);
	return openUntil(opening, ready) ? ready : nextOpening(opening, ready)?.at;
}

export function momentOf(day: number, time: string): Date {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return new Date(day * DAY + (hour + minute / 60) * HOUR - OFFSET);
}

/**
 * Tells by the shop's own clock if it is open. Without imports, because browser and assistant use it too.
 */

/** From one time to another on the 24-hour clock; one that closes before it opens passes midnight. */
export interface Span {
	opens: string;
	/** "24:00" is midnight. */
	closes: string;
}

/** One span as `opens` and `closes`, several as `spans`. Without any the shop is closed. */
export interface WeekDay {
	opens?: string | undefined;
	closes?: string | undefined;
	spans?: readonly Span[] | undefined;
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

/** The spans of a calendar day, and the special day that they are of. */
export function hoursOn(
	{ hours, specialDays }: OpeningHours,
	day: number,
): { spans: readonly Span[]; special?: SpecialDay } {
	const { date, weekday } = calendarDay(day);
	const special = specialDays.find(
		(entry) => entry.date <= date && date <= (entry.lastDate ?? entry.date),
	);
	return special ? { special, spans: spansOf(special) } : { spans: spansOf(hours[weekday]) };
}

/** The spans of a day in their order; none where it is closed. */
export function spansOf({ opens, closes, spans }: WeekDay = {}): readonly Span[] {
	return spans ?? (opens && closes ? [{ opens, closes }] : []);
}

export function isAllDay({ opens, closes }: Span): boolean {
	return opens === "00:00" && closes === "24:00";
}

export function passesMidnight({ opens, closes }: Span): boolean {
	return closes <= opens;
}

/** The longest time at which the shop is open on each of its days; undefined where there is none, or no end. */
export function sharedSpan(week: readonly (readonly Span[])[]): Span | undefined {
	const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
	const days = week
		.filter((spans) => spans.length > 0 && !spans.some(isAllDay))
		.map((spans) =>
			spans.map((span) => ({
				...span,
				from: minutes(span.opens),
				to: minutes(span.closes) + (passesMidnight(span) ? 24 * 60 : 0),
			})),
		);
	const shared = days.reduce(
		(common, spans) =>
			common.flatMap((one) =>
				spans.map((other) => {
					const { from, opens } = one.from > other.from ? one : other;
					const { to, closes } = one.to < other.to ? one : other;
					return { from, to, opens, closes };
				}),
			),
		days[0] ?? [],
	);
	const [longest] = shared
		.filter(({ from, to }) => from < to)
		.sort((one, other) => other.to - other.from - (one.to - one.from));
	return longest;
}

/** True at a time of a day, or of the night that follows it. */
export function isWithin(time: string, span: Span): boolean {
	const { opens, closes } = span;
	return passesMidnight(span) ? opens <= time || time < closes : opens <= time && time < closes;
}

/** The moments of a span that begins on a day. */
export function momentsOf(day: number, span: Span): { opens: Date; closes: Date } {
	const lastDay = passesMidnight(span) ? day + 1 : day;
	return { opens: momentOf(day, span.opens), closes: momentOf(lastDay, span.closes) };
}

/** The special days that are not over, in order. */
export function comingDays<Day extends SpecialDay>(specialDays: readonly Day[], now: Date): Day[] {
	const { date: today } = shopClock(now);
	return specialDays
		.filter(({ date, lastDate = date }) => lastDate >= today)
		.sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** The next closing; undefined while the shop is closed. One more than a week ahead means that it never closes. */
export function openUntil(opening: OpeningHours, now: Date): Date | undefined {
	let until = spanAt(opening, now)?.closes;
	// At midnight another span may go on.
	for (let next = until; next && Number(next) - now.getTime() <= 8 * DAY; ) {
		until = next;
		next = spanAt(opening, next)?.closes;
	}
	return until;
}

/** The span that the shop is open in, by its moments, and the day that it began on. */
function spanAt(opening: OpeningHours, now: Date) {
	const today = dayAt(now);
	return [today - 1, today]
		.flatMap((day) => hoursOn(opening, day).spans.map((span) => ({ day, ...momentsOf(day, span) })))
		.find(({ opens, closes }) => opens <= now && now < closes);
}

export function nextOpening(
	opening: OpeningHours,
	now: Date,
): { day: number; opens: string; at: Date } | undefined {
	const today = dayAt(now);
	for (let day = today; day <= today + MOST_DAYS; day++) {
		const { spans } = hoursOn(opening, day);
		const next = spans.find(({ opens }) => momentOf(day, opens) > now);
		if (next) return { day, opens: next.opens, at: momentOf(day, next.opens) };
	}
	return undefined;
}

/**
 * The time at which an order handed over now is ready: the longest turnaround from now, or from the next opening.
 * Closed days do not count; the result is a full hour within opening hours.
 */
export function readyBy(opening: OpeningHours, { to }: Pick<Turnaround, "to">, now: Date) {
	const open = spanAt(opening, now);
	const start = open ? now : nextOpening(opening, now)?.at;
	if (!start) return undefined;
	let due = start.getTime() + to * HOUR;
	// After midnight it is still the day on which the shop opened.
	const first = open?.day ?? dayAt(start);
	for (let day = first + 1; day <= dayAt(new Date(due)); day++) {
		if (hoursOn(opening, day).spans.length === 0) due += DAY;
		if (day - first > MOST_DAYS) return undefined;
	}
	// Kolkata is half an hour off UTC's full hours.
	const ready = new Date(Math.ceil((due + OFFSET) / HOUR) * HOUR - OFFSET);
	return spanAt(opening, ready) ? ready : nextOpening(opening, ready)?.at;
}

export function momentOf(day: number, time: string): Date {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return new Date(day * DAY + (hour + minute / 60) * HOUR - OFFSET);
}

/** The hours of the shop, and whether someone can come then. */
import {
	calendarDay,
	comingDays,
	type DayHours,
	dayOf,
	hoursOn,
	nextOpening,
	openUntil,
	type SpecialDay,
	shopClock,
	type WeekDay,
} from "../../shop/opening-hours.ts";
import type { Draft } from "./draft.ts";
import type { Voice } from "./voice.ts";

export function hoursDraft(voice: Voice): Draft {
	const { asked, say } = voice;
	const { business } = voice.names;
	const coming = isValid(voice.now) ? comingDays(business.specialDays, voice.now) : [];
	const specials = coming.map((special) => specialLine(voice, special));
	if (asked.days.length === 0 && asked.isHoliday)
		return {
			// It must not be lost beside another answer.
			points: [...specials.slice(0, 3), ...weekLines(voice), say.holidayUnsure],
		};
	if (asked.days.length === 0 && asked.time === undefined)
		return { points: weekLines(voice), extras: [nowLine(voice), ...specials.slice(0, 2)] };
	const days = asked.days.length > 0 ? asked.days : [usualDay(voice)];
	const lines = days.map((day) => capitalised(dayLine(voice, day)));
	const asksNow =
		asked.time === undefined && !asked.isHoliday && days.length === 1 && days[0] === today(voice);
	if (asksNow)
		return {
			points: [...days.flatMap((day) => (specialOn(voice, day) ? lines : [])), nowLine(voice)],
			extras: weekLines(voice),
		};
	const isUnnamed = asked.isHoliday && days.some((day) => !specialOn(voice, day));
	return {
		points: [...lines, ...(isUnnamed ? [say.holidayUnsure] : [])],
	};
}

/** Visits are within opening hours. */
export function pickupTimeDraft(voice: Voice): Draft {
	const { asked, say } = voice;
	if (asked.isHoliday) return hoursDraft(voice);
	if (asked.days.length === 0 && asked.time === undefined)
		return {
			points: weekLines(voice),
			after: [say.book(voice.names.business.phone)],
		};
	const days = asked.days.length > 0 ? asked.days : [usualDay(voice)];
	const points = days.map((day) => {
		const { hours } = hoursOn(voice.names.business, dayOf(day));
		const name = nameOf(voice, day);
		if (!hours || isPast(voice, day, hours.closes)) return say.comesNotOn(name);
		const span = spanLeft(voice, day, hours);
		if (asked.time === undefined) return say.comesWithin(name, span);
		return isWithin(asked.time, hours) && !isPast(voice, day, asked.time)
			? say.comesThen(name, span)
			: say.comesNotThen(name, span);
	});
	return { points: points.map(capitalised) };
}

/** "We are open every day, 9 AM to 9 PM."; runs of days where they differ. */
export function weekLines(voice: Voice): string[] {
	const { say, times, names } = voice;
	const runs: { first: string; last: string; span: string }[] = [];
	for (const [index, hours] of names.business.hours.entries()) {
		const [day = "", span] = [times.weekdays[index], spanOf(voice, hours)];
		const run = runs.at(-1);
		if (run?.span === span) run.last = day;
		else runs.push({ first: day, last: day, span });
	}
	if (runs.length === 1 && runs[0]) return [say.everyDay(runs[0].span)];
	return runs.map(({ first, last, span }) => {
		const days = first === last ? first : `${first}–${last}`;
		return `${days}: ${span}`;
	});
}

export function spanOf({ times, say }: Pick<Voice, "times" | "say">, { opens, closes }: WeekDay) {
	return opens && closes ? times.span(times.clock(opens), times.clock(closes)) : say.closed;
}

/** The shop's hours on a day, or at the time asked on it. */
function dayLine(voice: Voice, day: string): string {
	const { asked, say, times } = voice;
	const special = specialOn(voice, day);
	if (special && asked.time === undefined) return specialLine(voice, special);
	const { hours } = hoursOn(voice.names.business, dayOf(day));
	const name = nameOf(voice, day);
	if (asked.isHoliday && !special)
		return capitalised(
			hours ? say.usuallyOpen(name, spanOf(voice, hours)) : say.usuallyClosed(name),
		);
	if (!hours) return say.closedOn(name);
	// "Open till 9?": at nine it closes.
	if (asked.time === undefined || asked.time === hours.closes)
		return say.openOn(name, spanOf(voice, hours));
	return isWithin(asked.time, hours)
		? say.openThen(name, times.clock(hours.closes))
		: say.closedThen(capitalised(name), spanOf(voice, hours));
}

/** Of today's hours those that are left: "until 9 PM". */
function spanLeft(voice: Voice, day: string, { opens, closes }: DayHours) {
	return isPast(voice, day, opens)
		? voice.say.until(voice.times.clock(closes))
		: spanOf(voice, { opens, closes });
}

export function isPast({ now }: Voice, day: string, time: string): boolean {
	if (!isValid(now)) return false;
	const { date, time: clock } = shopClock(now);
	return day < date || (day === date && time <= clock);
}

export function isWithin(time: string, { opens, closes }: WeekDay): boolean {
	return Boolean(opens && closes && opens <= time && time < closes);
}

function specialOn(voice: Voice, day: string): SpecialDay | undefined {
	return hoursOn(voice.names.business, dayOf(day)).special;
}

function specialLine(voice: Voice, special: SpecialDay): string {
	const { say } = voice;
	const dates = datesOf(voice, special);
	return special.opens && special.closes
		? say.specialOpen(special.name, dates, spanOf(voice, special))
		: say.specialClosed(special.name, dates);
}

/** "8 November" or "8 to 10 November" */
function datesOf({ times }: Voice, { date, lastDate = date }: SpecialDay): string {
	const [[day, month], [lastDay, lastMonth]] = [date, lastDate].map((text) => [
		Number(text.slice(8)),
		times.months[Number(text.slice(5, 7)) - 1] ?? "",
	]) as [[number, string], [number, string]];
	if (date === lastDate) return `${day} ${month}`;
	return times.dates(month === lastMonth ? `${day}` : `${day} ${month}`, `${lastDay} ${lastMonth}`);
}

/** True if the shop is open, and until or from when; empty for an invalid instant. */
function nowLine(voice: Voice): string {
	const { now, say, times } = voice;
	if (!isValid(now)) return "";
	const { business } = voice.names;
	const until = openUntil(business, now);
	if (until) return say.openNow(times.clock(until));
	const next = nextOpening(business, now);
	if (!next) return say.closedForNow;
	const { date } = calendarDay(next.day);
	return say.closedNow(times.opening(times.clock(next.opens), nameOf(voice, date)));
}

/** "today", "tomorrow", "on Sunday" */
function nameOf({ times, now }: Voice, date: string): string {
	const day = dayOf(date);
	const distance = isValid(now) ? day - shopClock(now).day : undefined;
	if (distance === 0) return times.on.today;
	if (distance === 1) return times.on.tomorrow;
	return times.on.weekday(times.weekdays[calendarDay(day).weekday] ?? "");
}

/** The day that a time is asked about where none is named: today, or a day with hours. */
function usualDay(voice: Voice): string {
	const first = isValid(voice.now) ? shopClock(voice.now).day : 0;
	const week = Array.from({ length: 7 }, (_, index) => first + index);
	const { time } = voice.asked;
	const isLeft = (day: number, closes: string) =>
		!isPast(voice, calendarDay(day).date, time !== undefined && time < closes ? time : closes);
	const open =
		week.find((day) => {
			const { hours } = hoursOn(voice.names.business, day);
			return hours && isLeft(day, hours.closes);
		}) ?? first;
	return calendarDay(open).date;
}

function today({ now }: Voice): string | undefined {
	return isValid(now) ? shopClock(now).date : undefined;
}

function isValid(now: Date): boolean {
	return !Number.isNaN(now.getTime());
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

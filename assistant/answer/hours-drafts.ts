/** The hours of the shop, and whether someone can come then. */
import { addressLine } from "../../shop/format-address.ts";
import {
	calendarDay,
	comingDays,
	DAY,
	dayOf,
	hoursOn,
	isAllDay,
	isWithin,
	momentOf,
	momentsOf,
	nextOpening,
	openUntil,
	type Span,
	type SpecialDay,
	shopClock,
	spansOf,
	type WeekDay,
} from "../../shop/opening-hours.ts";
import type { Draft } from "./draft.ts";
import { capitalised, joined, type Voice } from "./voice.ts";

export function hoursDraft(voice: Voice): Draft {
	const { asked, now, say } = voice;
	const specials = comingDays(voice.names.business.specialDays, now).map((special) =>
		specialLine(voice, special),
	);
	const week = weekLines(voice);
	if (asked.days.length === 0 && asked.isHoliday)
		// It must not be lost beside another answer.
		return { points: [...specials.slice(0, 3), ...week, say("holidayUnsure")] };
	if (asked.days.length === 0 && asked.time === undefined)
		return { points: week, extras: [nowLine(voice), ...specials.slice(0, 2)] };
	const days = daysMeant(voice);
	const lines = days.map((day) => capitalised(dayLine(voice, day)));
	const isUnnamed = days.some((day) => !hoursOn(voice.names.business, dayOf(day)).special);
	if (asked.isHoliday) return { points: [...lines, ...(isUnnamed ? [say("holidayUnsure")] : [])] };
	if (asked.time === undefined && days.join() === shopClock(now).date)
		return { points: [...(isUnnamed ? [] : lines), nowLine(voice)], extras: week };
	return { points: lines };
}

/** Visits are within opening hours. */
export function pickupTimeDraft(voice: Voice): Draft {
	const { asked, say, names } = voice;
	if (asked.isHoliday) return hoursDraft(voice);
	if (!names.business.pickup) {
		const { points = [] } = hoursDraft(voice);
		return { points: [say("noPickup", { address: addressLine(names.business) }), ...points] };
	}
	const { days, time } = asked;
	if (days.length === 0 && time === undefined) {
		const span = dailySpan(voice);
		return {
			points: span ? [say("comesDaily", { span })] : weekLines(voice),
			after: [say("book")],
		};
	}
	const points = daysMeant(voice).map((date) => {
		const day = nameOf(voice, date);
		const spans = spansLeft(voice, date);
		if (spans.length === 0) return say("comesNotOn", { day });
		const span = leftWords(voice, date, spans);
		if (time === undefined) return say("comesWithin", { day, span });
		const isOpen = spans.some((span) => isWithin(time, span)) && !isPast(voice, date, time);
		return say(isOpen ? "comesThen" : "comesNotThen", { day, span });
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
	if (runs.length === 1 && runs[0]) return [say("everyDay", { span: runs[0].span })];
	return runs.map(
		({ first, last, span }) => `${first === last ? first : `${first}–${last}`}: ${span}`,
	);
}

/** The hours of a day where all days have the same. */
export function dailySpan(voice: Voice): string | undefined {
	const spans = new Set(voice.names.business.hours.map((day) => spanOf(voice, day)));
	return spans.size === 1 ? [...spans][0] : undefined;
}

/** "9 AM to 1 PM and 4 PM to 9 PM", "24 hours", "closed" */
function spanOf(voice: Pick<Voice, "times" | "say">, day: WeekDay): string {
	const { times, say } = voice;
	const spans = spansOf(day).map((span) =>
		isAllDay(span)
			? say("allDay")
			: say("span", { opens: times.clock(span.opens), closes: times.clock(span.closes) }),
	);
	return joined(spans, voice) || say("closed");
}

/** The shop's hours on a day, or at the time asked on it. */
function dayLine(voice: Voice, date: string): string {
	const { asked, say, times } = voice;
	const { spans, special } = hoursOn(voice.names.business, dayOf(date));
	const { time } = asked;
	if (special && time === undefined) return specialLine(voice, special);
	const day = nameOf(voice, date);
	const span = spanOf(voice, { spans });
	if (asked.isHoliday && !special)
		return say(spans.length > 0 ? "usuallyOpen" : "usuallyClosed", { day, span });
	if (spans.length === 0) return say("closedOn", { day });
	// "Open till 9?": at nine it closes.
	if (time === undefined || spans.at(-1)?.closes === time) return say("openOn", { day, span });
	const open = spans.find((span) => isWithin(time, span));
	if (!open) return say("closedThen", { day: capitalised(day), span });
	return isAllDay(open)
		? say("openOn", { day, span })
		: say("openThen", { day, closes: times.clock(open.closes) });
}

/** Of a day's spans those that are not over. */
export function spansLeft({ names, now }: Voice, day: string): readonly Span[] {
	const isLeft = (span: Span) => momentsOf(dayOf(day), span).closes > now;
	return hoursOn(names.business, dayOf(day)).spans.filter(isLeft);
}

/** "until 9 PM" of a span that has begun. */
function leftWords(voice: Voice, day: string, spans: readonly Span[]): string {
	const [first, ...others] = spans;
	if (!first || isAllDay(first) || !isPast(voice, day, first.opens))
		return spanOf(voice, { spans });
	const later = others.length > 0 ? [spanOf(voice, { spans: others })] : [];
	return joined([voice.say("until", { time: voice.times.clock(first.closes) }), ...later], voice);
}

function isPast({ now }: Voice, day: string, time: string): boolean {
	return momentOf(dayOf(day), time) <= now;
}

function specialLine(voice: Voice, special: SpecialDay): string {
	const isOpen = spansOf(special).length > 0;
	return voice.say(isOpen ? "specialOpen" : "specialClosed", {
		name: special.name,
		dates: datesOf(voice, special),
		span: spanOf(voice, special),
	});
}

/** "8 November" */
export const dayAndMonth = ({ months }: Voice["times"], date: string) =>
	`${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]}`;

/** "8 November" or "8 to 10 November" */
function datesOf({ say, times }: Voice, { date, lastDate = date }: SpecialDay): string {
	const last = dayAndMonth(times, lastDate);
	if (date === lastDate) return last;
	const isOneMonth = date.slice(0, 7) === lastDate.slice(0, 7);
	return say("dates", {
		first: isOneMonth ? Number(date.slice(8)) : dayAndMonth(times, date),
		last,
	});
}

/** True if the shop is open, and until or from when. */
function nowLine(voice: Voice): string {
	const { now, say, times } = voice;
	const { business } = voice.names;
	const until = openUntil(business, now);
	if (until && until.getTime() - now.getTime() > 7 * DAY) return weekLines(voice)[0] ?? "";
	if (until) return say("openNow", { closes: times.clock(shopClock(until).time) });
	const next = nextOpening(business, now);
	if (!next) return say("closedForNow");
	const { date } = calendarDay(next.day);
	return say("closedNow", { day: nameOf(voice, date), time: times.clock(next.opens) });
}

/** "today", "tomorrow", "on Sunday" */
function nameOf({ say, times, now }: Voice, date: string): string {
	const day = dayOf(date);
	const distance = day - shopClock(now).day;
	if (distance === 0) return say("today");
	if (distance === 1) return say("tomorrow");
	return say("onDay", { day: times.weekdays[calendarDay(day).weekday] ?? "" });
}

/** The days that are asked about; of a time where none is named: today, or a day with hours. */
function daysMeant(voice: Voice): readonly string[] {
	const { time, days } = voice.asked;
	if (days.length > 0) return days;
	const first = shopClock(voice.now).day;
	const week = Array.from({ length: 7 }, (_, ahead) => calendarDay(first + ahead).date);
	const isAhead = (date: string) =>
		spansLeft(voice, date).some(
			({ closes }) => time === undefined || time >= closes || !isPast(voice, date, time),
		);
	return [week.find(isAhead) ?? calendarDay(first).date];
}

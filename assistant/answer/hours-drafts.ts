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
import { joined, type Voice } from "./voice.ts";

export function hoursDraft(voice: Voice): Draft {
	const { asked, say } = voice;
	const { business } = voice.names;
	const specials = comingDays(business.specialDays, voice.now).map((special) =>
		specialLine(voice, special),
	);
	if (asked.days.length === 0 && asked.isHoliday)
		return {
			// It must not be lost beside another answer.
			points: [...specials.slice(0, 3), ...weekLines(voice), say("holidayUnsure")],
		};
	if (asked.days.length === 0 && asked.time === undefined)
		return { points: weekLines(voice), extras: [nowLine(voice), ...specials.slice(0, 2)] };
	const days = asked.days.length > 0 ? asked.days : [usualDay(voice)];
	const lines = days.map((day) => capitalised(dayLine(voice, day)));
	const asksNow =
		asked.time === undefined &&
		!asked.isHoliday &&
		days.length === 1 &&
		days[0] === shopClock(voice.now).date;
	if (asksNow)
		return {
			points: [...days.flatMap((day) => (specialOn(voice, day) ? lines : [])), nowLine(voice)],
			extras: weekLines(voice),
		};
	const isUnnamed = asked.isHoliday && days.some((day) => !specialOn(voice, day));
	return {
		points: [...lines, ...(isUnnamed ? [say("holidayUnsure")] : [])],
	};
}

/** Visits are within opening hours. */
export function pickupTimeDraft(voice: Voice): Draft {
	const { asked, say } = voice;
	if (asked.isHoliday) return hoursDraft(voice);
	if (!voice.names.business.pickup)
		return {
			points: [
				say("noPickup", { address: addressLine(voice.names.business) }),
				...(hoursDraft(voice).points ?? []),
			],
		};
	if (asked.days.length === 0 && asked.time === undefined)
		return {
			points: weekLines(voice),
			after: [say("book")],
		};
	const days = asked.days.length > 0 ? asked.days : [usualDay(voice)];
	const points = days.map((day) => {
		const name = nameOf(voice, day);
		const spans = spansLeft(voice, day);
		if (spans.length === 0) return say("comesNotOn", { day: name });
		const { time } = asked;
		const left = leftWords(voice, day, spans);
		if (time === undefined) return say("comesWithin", { day: name, span: left });
		return spans.some((span) => isWithin(time, span)) && !isPast(voice, day, time)
			? say("comesThen", { day: name, span: left })
			: say("comesNotThen", { day: name, span: left });
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
	return runs.map(({ first, last, span }) => {
		const days = first === last ? first : `${first}–${last}`;
		return `${days}: ${span}`;
	});
}

/** "9 AM to 1 PM and 4 PM to 9 PM", "24 hours", "closed" */
export function spanOf(voice: Pick<Voice, "times" | "say">, day: WeekDay): string {
	const { times, say } = voice;
	const spans = spansOf(day).map((span) =>
		isAllDay(span)
			? say("allDay")
			: say("span", { opens: times.clock(span.opens), closes: times.clock(span.closes) }),
	);
	return joined(spans, voice) || say("closed");
}

/** The shop's hours on a day, or at the time asked on it. */
function dayLine(voice: Voice, day: string): string {
	const { asked, say, times } = voice;
	const special = specialOn(voice, day);
	if (special && asked.time === undefined) return specialLine(voice, special);
	const { spans } = hoursOn(voice.names.business, dayOf(day));
	const name = nameOf(voice, day);
	const hours = spanOf(voice, { spans });
	if (asked.isHoliday && !special)
		return capitalised(
			spans.length > 0
				? say("usuallyOpen", { day: name, span: hours })
				: say("usuallyClosed", { day: name }),
		);
	if (spans.length === 0) return say("closedOn", { day: name });
	const { time } = asked;
	// "Open till 9?": at nine it closes.
	if (time === undefined || spans.at(-1)?.closes === time)
		return say("openOn", { day: name, span: hours });
	const open = spans.find((span) => isWithin(time, span));
	if (!open) return say("closedThen", { day: capitalised(name), span: hours });
	return isAllDay(open)
		? say("openOn", { day: name, span: hours })
		: say("openThen", { day: name, closes: times.clock(open.closes) });
}

/** Of a day's spans those that are not over. */
export function spansLeft({ names, now }: Voice, day: string): readonly Span[] {
	const { spans } = hoursOn(names.business, dayOf(day));
	return spans.filter((span) => momentsOf(dayOf(day), span).closes > now);
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

function specialOn(voice: Voice, day: string): SpecialDay | undefined {
	return hoursOn(voice.names.business, dayOf(day)).special;
}

function specialLine(voice: Voice, special: SpecialDay): string {
	const { say } = voice;
	const dates = datesOf(voice, special);
	return spansOf(special).length > 0
		? say("specialOpen", { name: special.name, dates, span: spanOf(voice, special) })
		: say("specialClosed", { name: special.name, dates });
}

/** "8 November" or "8 to 10 November" */
function datesOf({ say, times }: Voice, { date, lastDate = date }: SpecialDay): string {
	const [[day, month], [lastDay, lastMonth]] = [date, lastDate].map((text) => [
		Number(text.slice(8)),
		times.months[Number(text.slice(5, 7)) - 1] ?? "",
	]) as [[number, string], [number, string]];
	if (date === lastDate) return `${day} ${month}`;
	const first = month === lastMonth ? day : `${day} ${month}`;
	return say("dates", { first, last: `${lastDay} ${lastMonth}` });
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

/** The day that a time is asked about where none is named: today, or a day with hours. */
function usualDay(voice: Voice): string {
	const first = shopClock(voice.now).day;
	const week = Array.from({ length: 7 }, (_, index) => first + index);
	const { time } = voice.asked;
	const open = week
		.map((day) => calendarDay(day).date)
		.find((date) =>
			spansLeft(voice, date).some(
				({ closes }) => time === undefined || time >= closes || !isPast(voice, date, time),
			),
		);
	return open ?? calendarDay(first).date;
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The shop's week in one sentence. Apart from format-hours.ts, which browsers load. */
import { facts } from "#language/facts";
import { allDay, shortTime, weekdays } from "#language/hours";
import words from "#language/words.json" with { type: "json" };
import { fill } from "../languages/fill.ts";
import { isAllDay, spansOf, type WeekDay } from "./opening-hours.ts";

/** Days that may differ from the others: with more the sentence is longer than the table. */
const MOST_EXCEPTIONS = 2;

/**
 * "Every day, 9 AM to 9 PM"; "9 AM to 9 PM, Fridays 10 AM to 10 PM, closed on Tuesdays". Undefined where more than two
 * days differ.
 *
 * @param week Monday first
 */
export function weekSentence(week: readonly WeekDay[]): string | undefined {
	const spans = week.map((day) => dayHours(day));
	const days = Map.groupBy(weekdays, (_, place) => spans[place]);
	const closed = days.get(undefined) ?? [];
	days.delete(undefined);
	const [usual, ...others] = [...days].sort(([, one], [, other]) => other.length - one.length);
	if (!usual || week.length - usual[1].length > MOST_EXCEPTIONS) return undefined;
	if (usual[1].length === week.length) return fill(words.hours.everyDay, { hours: usual[0] ?? "" });
	const named = (some: readonly string[]) =>
		facts.list(some.map((day) => fill(words.hours.everyWeek, { day })));
	const parts = others.map(([span, some]) =>
		fill(words.hours.onDays, { days: named(some), hours: span ?? "" }),
	);
	if (closed.length > 0) parts.push(fill(words.hours.closedOn, { days: named(closed) }));
	return [usual[0], ...parts].join(", ");
}

/**
 * "9 AM to 1 PM and 4 PM to 9 PM", "24 hours"; undefined where the day is closed.
 *
 * @param time writes "21:00"
 */
export function dayHours(day: WeekDay, time = shortTime): string | undefined {
	const spans = spansOf(day).map((span) =>
		isAllDay(span)
			? allDay
			: fill(words.hours.fromTo, { opens: time(span.opens), closes: time(span.closes) }),
	);
	return spans.length > 0 ? facts.list(spans) : undefined;
}

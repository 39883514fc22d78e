/** The shop's week in one sentence. Apart from format-hours.ts, which browsers load. */
import { facts } from "#language/facts";
import { allDay, shortTime, weekdays } from "#language/hours";
import * as words from "#language/words/ui";
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
	if (usual[1].length === week.length) return words.everyDay(usual[0] ?? "");
	const named = (some: readonly string[]) => facts.list(some.map(words.everyWeek));
	const parts = others.map(([span, some]) => words.onDays(named(some), span ?? ""));
	if (closed.length > 0) parts.push(words.closedOn(named(closed)));
	return [usual[0], ...parts].join(", ");
}

/**
 * "9 AM to 1 PM and 4 PM to 9 PM", "24 hours"; undefined where the day is closed.
 *
 * @param time writes "21:00"
 */
export function dayHours(day: WeekDay, time = shortTime): string | undefined {
	const spans = spansOf(day).map((span) =>
		isAllDay(span) ? allDay : words.fromTo(time(span.opens), time(span.closes)),
	);
	return spans.length > 0 ? facts.list(spans) : undefined;
}

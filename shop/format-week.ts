/** The shop's week in one sentence. Apart from format-hours.ts, which browsers load. */
import { facts } from "#language/facts";
import { shortTime, weekdays } from "#language/hours";
import words from "#language/words.json" with { type: "json" };
import { fill } from "../languages/fill.ts";
import { spansOf, type WeekDay } from "./opening-hours.ts";

/** Days that may differ from the others: with more the sentence is longer than the table. */
const MOST_EXCEPTIONS = 2;

/**
 * "Every day, 9 AM to 9 PM"; "9 AM to 9 PM, Fridays 10 AM to 10 PM, closed on Tuesdays". Undefined where more than two
 * days differ.
 *
 * @param week Monday first
 */
export function weekSentence(week: readonly WeekDay[]): string | undefined {
	const days = week.map((day) => dayHours(day));
	const daysAlike = days.map((day) => days.filter((other) => day && other === day).length);
	const exceptions = week.length - Math.max(...daysAlike);
	if (exceptions > MOST_EXCEPTIONS) return undefined;
	const hours = facts.unbrokenHours(week.map(spansOf));
	if (exceptions === 0) return fill(words.hours.everyDay, { hours });
	const closed = facts.everyWeek(weekdays.filter((_, place) => !days[place]));
	return closed ? `${hours}, ${fill(words.hours.closedOn, { days: closed })}` : hours;
}

/**
 * "9 AM to 1 PM and 4 PM to 9 PM", "24 hours"; undefined where the day is closed.
 *
 * @param time writes "21:00"
 */
export function dayHours(day: WeekDay, time = shortTime): string | undefined {
	return facts.dayHours(spansOf(day), time) || undefined;
}

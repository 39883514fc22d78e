/** Pickup days by the shop's clock, as "2026-11-20", and when things are ready. `now` is in milliseconds. */

import {
	dayAndMonth,
	dayAndTime,
	nextOpeningText,
	weekdayName,
} from "../../content/format-hours.ts";
import {
	calendarDay,
	dayOf,
	hoursOn,
	momentOf,
	nextOpening,
	type OpeningHours,
	openUntil,
	readyBy,
	shopClock,
} from "../../content/opening-hours.ts";
import type { ListLine } from "./estimate.ts";
import type { PickupPreferences } from "./list.ts";

/** How many days ahead a pickup can be. */
const DAYS_AHEAD = 60;
/** A morning ends at noon, an evening starts at five. */
const NOON = "12:00";
const EVENING = "17:00";
const MINUTE = 60_000;

/** The shop's date, so many days from now. */
export function shopDay(now: number, days = 0): string {
	return calendarDay(shopClock(new Date(now)).day + days).date;
}

/** The first and the last possible day. */
export function pickupDays(now: number): { first: string; last: string } {
	return { first: shopDay(now), last: shopDay(now, DAYS_AHEAD) };
}

/** Whether a text is a day in range; the shop may be closed on it. */
export function isPickupDay(day: string, now: number): boolean {
	const { first, last } = pickupDays(now);
	const isDate = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
	return isDate && day >= first && day <= last;
}

/** "Friday 20 November", after "today, " or "tomorrow, " where it is. */
export function dayWords(day: string, now: number): string {
	const date = dayOf(day);
	const words = `${weekdayName(date)} ${dayAndMonth(date).replace("\u00a0", " ")}`;
	if (day === shopDay(now)) return `today, ${words}`;
	return day === shopDay(now, 1) ? `tomorrow, ${words}` : words;
}

/** Why the shop cannot come on a day; empty if it can. */
export function pickupError(day: string, opening: OpeningHours, now: number): string {
	if (!isPickupDay(day, now)) {
		const first = dayWords(firstPickup(opening, now), now);
		return `Choose a day from ${first}, to ${dayWords(pickupDays(now).last, now)}.`;
	}
	const { special, hours } = hoursOn(opening, dayOf(day));
	if (!hours) return `Closed on ${dayAndMonth(dayOf(day))}${special ? ` · ${special.name}` : ""}`;
	const { date, time } = shopClock(new Date(now));
	return day === date && time >= hours.closes ? "Closed for today" : "";
}

function firstPickup(opening: OpeningHours, now: number): string {
	const today = shopDay(now);
	if (!pickupError(today, opening, now)) return today;
	const next = nextOpening(opening, new Date(now));
	return next ? calendarDay(next.day).date : today;
}

/** Whether the shop is open in a part of the day and the part is not over. True without a day. */
export function hasPart(
	{ day, part }: Pick<PickupPreferences, "day" | "part">,
	opening: OpeningHours,
	now: number,
): boolean {
	if (!day || !part) return true;
	const { hours } = hoursOn(opening, dayOf(day));
	if (!hours) return false;
	if (part === "evening") return hours.closes > EVENING;
	const { date, time } = shopClock(new Date(now));
	return hours.opens < NOON && !(day === date && time >= NOON);
}

/** Drops a day that has passed or is closed, and a part that the day does not have. */
export function possiblePreferences(
	preferences: PickupPreferences,
	opening: OpeningHours,
	now: number,
): PickupPreferences {
	const { day, part } = preferences;
	const possible = {
		...preferences,
		day: day && !pickupError(day, opening, now) ? day : "",
	};
	return { ...possible, part: hasPart(possible, opening, now) ? part : "" };
}

/** Texts of the line that says when things are ready: `{opening}` in `later`, `{moment}` in `ready`. */
export interface ReadyTexts {
	now: string;
	later: string;
	/** With a pickup day. */
	picked: string;
	ready: string;
	/** Where the turnaround does not hold for all items. */
	rest: string;
	express: string;
	/** The longest turnaround in hours. */
	to: number;
}

/** "Hand it over now, ready by Sunday 7 PM". Empty if the turnaround holds for no item. */
export function readyWords(
	lines: readonly ListLine[],
	preferences: PickupPreferences,
	texts: ReadyTexts,
	opening: OpeningHours,
	now: number,
): string {
	if (preferences.express && lines.length > 0) return texts.express;
	const promised = lines.filter(keepsTurnaround).length;
	const moment = readyBy(opening, texts, pickupEnd(preferences, opening, now));
	if (promised === 0 || !moment) return "";
	const today = new Date(now);
	const later = texts.later.replace("{opening}", nextOpeningText(opening, today) ?? "");
	const start = preferences.day ? texts.picked : openUntil(opening, today) ? texts.now : later;
	const ready = `${start} ${texts.ready.replace("{moment}", dayAndTime(moment, today))}`;
	return promised < lines.length ? `${ready}. ${texts.rest}` : ready;
}

/** Now, or the last minute of the chosen pickup: the promise holds however late the shop comes. */
function pickupEnd({ day, part }: PickupPreferences, opening: OpeningHours, now: number): Date {
	const { hours } = day ? hoursOn(opening, dayOf(day)) : {};
	if (!hours) return new Date(now);
	const end = part === "morning" && NOON < hours.closes ? NOON : hours.closes;
	return new Date(momentOf(dayOf(day), end).getTime() - MINUTE);
}

/** Items on quote, measured or with an open price are looked at before a time is promised. */
function keepsTurnaround({ price }: ListLine): boolean {
	if (!price || price.low === undefined || price.open || price.slow) return false;
	return price.measure === undefined || price.measure === "kg";
}

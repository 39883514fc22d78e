/** When the shop can be asked to come, by its hours and its announced days. */

import { dayAndMonth } from "../../content/format-hours.ts";
import {
	calendarDay,
	dayOf,
	hoursOn,
	momentOf,
	nextOpening,
	type OpeningHours,
	shopClock,
} from "../../content/opening-hours.ts";
import type { Wishes } from "./list.ts";
import { dayWords, isPickupDay, shopDay, shopDays } from "./shop-days.ts";

/** What the words in the dialog mean: a morning ends at noon, an evening begins at five. */
const NOON = "12:00";
const EVENING = "17:00";
const MINUTE = 60_000;

/** Why the shop cannot come on a day, in words for beside the field; empty if it can. */
export function pickupFault(day: string, opening: OpeningHours, now: number): string {
	if (!isPickupDay(day, now)) {
		const first = dayWords(firstPickup(opening, now), now);
		return `Choose a day from ${first}, to ${dayWords(shopDays(now).last, now)}.`;
	}
	const { special, hours } = hoursOn(opening, dayOf(day));
	if (!hours) return `Closed on ${dayAndMonth(dayOf(day))}${special ? ` · ${special.name}` : ""}`;
	const { date, time } = shopClock(new Date(now));
	return day === date && time >= hours.closes ? "Closed for today" : "";
}

/** The first day on which the shop can still come. */
function firstPickup(opening: OpeningHours, now: number): string {
	const today = shopDay(now);
	if (!pickupFault(today, opening, now)) return today;
	const next = nextOpening(opening, new Date(now));
	return next ? calendarDay(next.day).date : today;
}

/** Whether a day has such a part, and it is not over. Without a day any part may be wished for. */
export function hasPart(
	part: Wishes["part"],
	day: string,
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

/** The wishes as far as they can be met: a day that has passed or is closed is no wish. */
export function possibleWishes(wishes: Wishes, opening: OpeningHours, now: number): Wishes {
	const day = wishes.day && !pickupFault(wishes.day, opening, now) ? wishes.day : "";
	return { ...wishes, day, part: hasPart(wishes.part, day, opening, now) ? wishes.part : "" };
}

/**
 * The moment from which the turnaround counts: now, or the last minute of the pickup that is wished
 * for, so that what is promised holds however late in it the shop comes.
 */
export function handedOver({ day, part }: Wishes, opening: OpeningHours, now: number): Date {
	const { hours } = day ? hoursOn(opening, dayOf(day)) : {};
	if (!hours) return new Date(now);
	const end = part === "morning" && NOON < hours.closes ? NOON : hours.closes;
	return new Date(momentOf(dayOf(day), end).getTime() - MINUTE);
}

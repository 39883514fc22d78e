/** Days as the shop counts them, whatever the visitor's own clock says; as "2026-11-20". */
import { calendarDay, shopClock } from "../../content/opening-hours.ts";

/** How far ahead a pickup may be wished for. */
const DAYS_AHEAD = 60;

/** The shop's day, so many days from now. */
export function shopDay(now: number, days = 0): string {
	return calendarDay(shopClock(new Date(now)).day + days).date;
}

/** The first and the last day that a wish may name. */
export function shopDays(now: number): { first: string; last: string } {
	return { first: shopDay(now), last: shopDay(now, DAYS_AHEAD) };
}

/** Whether a text is a day near enough for a wish; pickup.ts asks whether the shop is open then. */
export function isPickupDay(day: string, now: number): boolean {
	const { first, last } = shopDays(now);
	return (
		/^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && day >= first && day <= last
	);
}

/** "Friday 20 November", with "today" or "tomorrow" before it. */
export function dayWords(day: string, now: number): string {
	const words = new Intl.DateTimeFormat("en-GB", {
		weekday: "long",
		day: "numeric",
		month: "long",
		timeZone: "UTC",
	}).format(new Date(day));
	if (day === shopDay(now)) return `today, ${words}`;
	return day === shopDay(now, 1) ? `tomorrow, ${words}` : words;
}

import { ago, today } from "#language/hours";
import { dayAt } from "../../shop/opening-hours.ts";

/** "today", "1 day ago", "3 weeks ago", by the shop's calendar. Future moments read "today". */
export function relativeTime(then: Date, now: Date): string {
	const days = dayAt(now) - dayAt(then);
	if (days <= 0) return today;
	if (days < 7) return ago(days, "day");
	if (days < 30) return ago(Math.floor(days / 7), "week");
	if (days < 365) return ago(Math.floor(days / 30), "month");
	return ago(Math.floor(days / 365), "year");
}

const DAY = 86_400_000;

/** Days since the epoch on the shop's calendar. India has one zone, +05:30, all year. */
function calendarDay(instant: Date): number {
	return Math.floor((instant.getTime() + 5.5 * 3_600_000) / DAY);
}

/**
 * How long ago something was, in whole days, weeks, months or years of the shop's calendar
 * (Asia/Kolkata): "today", "1 day ago", "3 weeks ago". A moment still to come reads "today".
 */
export function relativeTime(then: Date, now: Date): string {
	const days = calendarDay(now) - calendarDay(then);
	if (days <= 0) return "today";
	if (days < 7) return ago(days, "day");
	if (days < 30) return ago(Math.floor(days / 7), "week");
	if (days < 365) return ago(Math.floor(days / 30), "month");
	return ago(Math.floor(days / 365), "year");
}

function ago(count: number, unit: string): string {
	return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

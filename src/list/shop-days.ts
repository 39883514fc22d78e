/** Days as the shop counts them, whatever the visitor's own clock says; as "2026-11-20". */

/** How far ahead a pickup may be wished for. */
const DAYS_AHEAD = 60;

const DAY = 86_400_000;
/** Asia/Kolkata is five and a half hours ahead of UTC all year. */
const AHEAD = 5.5 * 3_600_000;

/** The shop's day, so many days from now. */
export function shopDay(now: number, days = 0): string {
	return new Date(now + AHEAD + days * DAY).toISOString().slice(0, 10);
}

/** The first and the last day that a pickup may be wished for. */
export function pickupDays(now: number): { first: string; last: string } {
	return { first: shopDay(now), last: shopDay(now, DAYS_AHEAD) };
}

/** Whether a text is a day on which the shop can be asked to come. */
export function isPickupDay(day: string, now: number): boolean {
	const { first, last } = pickupDays(now);
	return (
		/^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && day >= first && day <= last
	);
}

/** Whether it is past noon at the shop: too late for this morning. */
export function isAfternoon(now: number): boolean {
	return new Date(now + AHEAD).getUTCHours() >= 12;
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

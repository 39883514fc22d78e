/** Times and dates in English, with no-break spaces within each. */

/** "21:00" → "9 PM", "21:30" → "9:30 PM" */
export function shortTime(time: string): string {
	return fullTime(time).replace(":00", "");
}

/** "21:00" → "9:00 PM" */
export function fullTime(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const half = hour % 24 < 12 ? "AM" : "PM";
	return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}\u00a0${half}`;
}

// Not Intl, which takes a browser longer than the rest of a page's script.
/** Monday first. */
export const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
export const months =
	"January February March April May June July August September October November December".split(
		" ",
	);

export const today = "today";
export const tomorrow = "tomorrow";

/** "8 to 10 November" */
export const dates = (first: string, last: string) => `${first} to ${last}`;

/** "tomorrow at 9 AM"; without a day, "at 9 AM". */
export const openingAt = (time: string, day?: string) => (day ? `${day} at ${time}` : `at ${time}`);

/** A day without a closing time. */
export const allDay = "24 hours";
export const openNow = "Open now";
export const until = (time: string) => `until ${time}`;
/** @param opening what `openingAt` returns */
export const opensLater = (opening: string) => `Opens ${opening}`;
export const closedToday = "Closed today";
/** After "Closed today". */
export const opensAgain = (opening: string) => `opens ${opening}`;

/** "1 day ago", "3 weeks ago" */
export function ago(count: number, unit: "day" | "week" | "month" | "year"): string {
	return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

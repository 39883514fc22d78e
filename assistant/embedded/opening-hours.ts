import type { Business } from "../../content/types.ts";

type Hours = Business["hours"];

const days = [
	"Sunday",
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
] as const;

/** The shop's clock, Asia/Kolkata: five and a half hours ahead of UTC, all year. */
const shopOffset = 5.5 * 60 * 60 * 1000;

/** "09:00" → "9 AM", "21:30" → "9:30 PM". */
export function clockTime(time: string): string {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	const half = hours < 12 ? "AM" : "PM";
	return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""} ${half}`;
}

function span({ opens, closes }: Hours[number]): string {
	return `${clockTime(opens)} to ${clockTime(closes)}`;
}

/** The week in as few points as it takes: one if all days are alike. */
export function weekLines(hours: Hours): string[] {
	const [first] = hours;
	if (!first) return [];
	if (hours.length === days.length && hours.every((day) => span(day) === span(first)))
		return [`Open every day, ${span(first)}`];
	const runs: { from: string; to: string; span: string }[] = [];
	for (const day of hours) {
		const last = runs.at(-1);
		if (last?.span === span(day)) last.to = day.day;
		else runs.push({ from: day.day, to: day.day, span: span(day) });
	}
	return runs.map(({ from, to, span }) => `${from === to ? from : `${from} to ${to}`}: ${span}`);
}

/** The hours of one day: "Sunday: 9 AM to 9 PM", or that it is closed. */
export function dayLine(hours: Hours, name: string): string {
	const day = hours.find((entry) => entry.day.toLowerCase() === name.toLowerCase());
	return day ? `${day.day}: ${span(day)}` : `${name}: closed`;
}

/** Whether the shop is open at an instant, and until or from when; empty for no valid instant. */
export function nowLine(hours: Hours, now: Date): string {
	if (Number.isNaN(now.getTime())) return "";
	const shopTime = new Date(now.getTime() + shopOffset);
	const weekday = shopTime.getUTCDay();
	const time = shopTime.toISOString().slice(11, 16);
	const today = hours.find(({ day }) => day === days[weekday]);
	if (today && time >= today.opens && time < today.closes)
		return `Open now, until ${clockTime(today.closes)}`;
	if (today && time < today.opens) return `Closed now; we open at ${clockTime(today.opens)} today`;
	for (let ahead = 1; ahead <= days.length; ahead++) {
		const next = hours.find(({ day }) => day === days[(weekday + ahead) % days.length]);
		if (next) {
			const when = ahead === 1 ? "tomorrow" : `on ${next.day}`;
			return `Closed now; we open at ${clockTime(next.opens)} ${when}`;
		}
	}
	return "Closed now";
}

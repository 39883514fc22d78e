/** Hours and special days in the words of a commit's message. */
import type { Group } from "./json.ts";

const dayAndMonth = new Intl.DateTimeFormat("en-IN", {
	day: "numeric",
	month: "long",
	timeZone: "UTC",
});

/** "8 November" of "2026-11-08". */
export function dayWords(date: string): string {
	const time = Date.parse(`${date}T00:00:00Z`);
	return Number.isNaN(time) ? date : dayAndMonth.format(time);
}

/** "09:00–21:00", or "closed". */
export function hoursWords({ closed, opens, closes }: Group): string {
	if (closed === true) return "closed";
	return opens && closes ? `${String(opens)}–${String(closes)}` : "no hours";
}

/**
 * `Closed on 8 November: Diwali`, `Open 10:00–16:30 from 24 to 26 December: Winter fair`.
 * @returns undefined for an entry that is no special day
 */
export function specialDayWords(entry: Group, verb: string): string | undefined {
	const { date, lastDate, name } = entry;
	if (typeof date !== "string" || typeof name !== "string") return undefined;
	const days =
		typeof lastDate === "string" && lastDate !== date
			? spanWords(date, lastDate)
			: `on ${dayWords(date)}`;
	const hours = hoursWords(entry);
	return `${hours === "closed" ? "Closed" : `Open ${hours}`} ${days}: ${name}${ended(verb)}`;
}

/** An announcement needs no "added". */
function ended(verb: string): string {
	return verb === "" || verb === "added" ? "" : ` (${verb})`;
}

function spanWords(first: string, last: string): string {
	const [from, to] = [dayWords(first), dayWords(last)];
	const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
	return `from ${isOneMonth ? from.replace(/\D+$/, "") : from} to ${to}`;
}

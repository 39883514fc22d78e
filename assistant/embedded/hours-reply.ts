import { shortTime } from "#language/hours";
import { specialDates, weekdayName } from "../../content/format-hours.ts";
import {
	comingDays,
	hoursOn,
	nextOpening,
	type OpeningHours,
	openUntil,
	type SpecialDay,
	shopClock,
	type WeekDay,
} from "../../content/opening-hours.ts";
import type { Business } from "../../content/types.ts";
import type { Asked } from "./asked.ts";
import { daysNamed, isOn, namesSpecial, weekdaysNamed } from "./days-named.ts";
import type { Reply } from "./point-form.ts";

export function hoursReply({ words, spelt, has, data, now }: Asked): Reply {
	const { business } = data.site;
	const coming = Number.isNaN(now.getTime()) ? [] : comingDays(business.specialDays, now);
	const days = daysNamed(spelt, now);
	const weekdays = business.hours.filter(({ day }) => words.includes(day.toLowerCase()));
	const special = coming.filter(
		(entry) =>
			namesSpecial(spelt, entry) ||
			[...days.map(({ day }) => day), ...weekdaysNamed(words, now)].some((day) => isOn(entry, day)),
	);
	if (has("holiday") && special.length === 0)
		return {
			lines: [
				...coming.slice(0, 3).map(specialLine),
				...weekLines(business.hours),
				"I'm not sure about other holidays: please ask us",
			],
		};
	const ordinary = days.filter(({ day }) => !special.some((entry) => isOn(entry, day)));
	const named = [
		...special.map(specialLine),
		...ordinary.map(({ day, called }) => dayLine(business, day, called)),
		...weekLines(weekdays),
	];
	const lines = named.length > 0 ? named : weekLines(business.hours);
	return {
		lines: has("now") ? [nowLine(business, now), ...lines] : lines,
		extras: coming.slice(0, 2).map(specialLine),
	};
}

function clockTime(time: string): string {
	return shortTime(time).replace("\u00a0", " ");
}

function span({ opens, closes }: WeekDay): string {
	return opens && closes ? `${clockTime(opens)} to ${clockTime(closes)}` : "closed";
}

export function weekLines(hours: Business["hours"]): string[] {
	const runs: { from: string; to: string; span: string }[] = [];
	for (const day of hours) {
		const last = runs.at(-1);
		if (last?.span === span(day)) last.to = day.day;
		else runs.push({ from: day.day, to: day.day, span: span(day) });
	}
	if (hours.length === 7 && runs.length === 1) return [`Open every day, ${runs[0]?.span}`];
	return runs.map(({ from, to, span }) => `${from === to ? from : `${from} to ${to}`}: ${span}`);
}

export function specialLine(special: SpecialDay): string {
	const dates = specialDates(special).replaceAll("\u00a0", " ");
	return `${special.name}, ${dates}: ${span(special)}`;
}

/** Without its date, which the content does not have. */
function dayLine(opening: OpeningHours, day: number, called: string): string {
	return `${called} (${weekdayName(day)}): ${span(hoursOn(opening, day).hours ?? {})}`;
}

/** Whether the shop is open, and until or from when; empty for an invalid instant. */
export function nowLine(opening: OpeningHours, now: Date): string {
	if (Number.isNaN(now.getTime())) return "";
	const until = openUntil(opening, now);
	if (until) return `Open now, until ${clockTime(until)}`;
	const next = nextOpening(opening, now);
	if (!next) return "Closed now";
	const { day: today } = shopClock(now);
	const when = ["today", "tomorrow"][next.day - today] ?? `on ${weekdayName(next.day)}`;
	const { special } = hoursOn(opening, today);
	const why = special && !special.opens ? ` for ${special.name}` : "";
	return `Closed now${why}; we open at ${clockTime(next.opens)} ${when}`;
}

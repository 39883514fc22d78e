/** How the shop's facts read in English sentences. Another language is another module of this shape. */

import { shortTime } from "../format-hours.ts";
import { formatSum } from "../format-price.ts";
import type { DayHours } from "../opening-hours.ts";
import type { Price } from "../price.ts";
import { weekdays } from "../schema/business.ts";
import type { FactFormatter } from "./fact-formatter.ts";

export const numbers =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
		" ",
	);

export const english: FactFormatter = {
	list: (words) => joined(words, "and"),
	choice: (words) => joined(words, "or"),
	count: (number) => numbers[number] ?? String(number),
	clock: plainClock,
	clockInWords,
	clockSpoken,
	hours,
	days: (open) => days(open, "every day"),
	daily: (open) => days(open, "daily"),
	anyDay: (open) => days(open, "any day"),
	turnaround: ({ from, to }) => {
		const unit = from % 24 === 0 && to % 24 === 0 && to > 48 ? 24 : 1;
		const [low, high] = [from / unit, to / unit];
		const [one, many] = unit === 1 ? ["hour", "hours"] : ["day", "days"];
		return `${low === high ? low : `${low}–${high}`} ${high === 1 ? one : many}`;
	},
	price: (price) => {
		if (price.kind === "quote") return "priced on request";
		return `${price.kind === "from" ? "from " : ""}${amount(price)}${unit(price)}`;
	},
	from: (price) =>
		price.kind === "quote" ? "on request" : `from ${formatSum(price.low)}${unit(price)}`,
	amount: (price) => (price.kind === "quote" ? "a price on request" : amount(price)),
};

function joined(words: readonly string[], by: "and" | "or"): string {
	const last = words.at(-1) ?? "";
	return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${by} ${last}`;
}

/** "9 AM" with an ordinary space; pages keep it on one line themselves. */
function plainClock(time: string): string {
	return shortTime(time).replace("\u00a0", " ");
}

function clockInWords(time: string): string {
	const [hour, minute] = time.split(":");
	const name = numbers[Number(hour) % 12 || 12] ?? "";
	if (minute === "00") return name;
	return minute === "30" ? `half past ${name}` : plainClock(time);
}

function clockSpoken(time: string): string {
	const parts = [
		{ end: "12:00", part: "in the morning" },
		{ end: "17:00", part: "in the afternoon" },
		{ end: "20:00", part: "in the evening" },
	];
	const part = parts.find(({ end }) => time < end)?.part ?? "at night";
	return `${plainClock(time).replace(/ [AP]M/, "")} ${part}`;
}

/** "9 AM to 9 PM", or with the days that differ: "10 AM to 8 PM, Fridays 10 AM to 10 PM". */
function hours(week: readonly (DayHours | undefined)[]): string {
	const spans = week.map((day) => day && `${plainClock(day.opens)} to ${plainClock(day.closes)}`);
	const daysOf = (span: string) => weekdays.filter((_, day) => spans[day] === span);
	const [usual = "", ...others] = [...new Set(spans.filter((span) => span !== undefined))].sort(
		(one, other) => daysOf(other).length - daysOf(one).length,
	);
	const differing = others.map(
		(span) =>
			`${joined(
				daysOf(span).map((day) => `${day}s`),
				"and",
			)} ${span}`,
	);
	return [usual, ...differing].join(", ");
}

/** "every day", "every day but Tuesday", "Monday to Friday" or the days by name. */
function days(open: readonly boolean[], all: string): string {
	const on = weekdays.filter((_, day) => open[day]);
	const off = weekdays.filter((_, day) => !open[day]);
	if (off.length === 0) return all;
	const isRun = open.lastIndexOf(true) - open.indexOf(true) + 1 === on.length;
	if (on.length === 1) return `on ${on[0]}s`;
	if (isRun && on.length > 2) return `${on[0]} to ${on.at(-1)}`;
	return off.length === 1
		? `${all === "daily" ? "every day" : all} but ${off[0]}`
		: joined(on, "and");
}

type Sum = Exclude<Price, { kind: "quote" }>;

function amount(price: Sum): string {
	return formatSum(price.low, price.kind === "range" ? price.high : undefined);
}

function unit({ unit: per }: { unit?: string | undefined }): string {
	return per ? ` per ${per}` : "";
}

/** The shop's facts in English sentences. */
import { formatSum } from "../../shop/format-price.ts";
import { isAllDay, type Span, type Turnaround } from "../../shop/opening-hours.ts";
import type { Price } from "../../shop/price.ts";
import { allDay, shortTime, weekdays } from "./hours.ts";
import { language } from "./language.ts";
import { afterSum } from "./prices.ts";

/** Up to twenty. */
const numbers =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
		" ",
	);

/** Lists of days begin with Monday. */
export const facts = {
	/** "Jakhan, Bidholi and Premnagar" */
	list: (words: readonly string[]) => joined(words, "conjunction"),
	/** "cash, card or online" */
	choice: (words: readonly string[]) => joined(words, "disjunction"),
	/** 7 → "seven" */
	count: (number: number) => numbers[number] ?? String(number),
	clock: plainClock,
	clockInWords,
	clockSpoken,
	hours,
	/** Shown in narrow places, where a time must not wrap. */
	hoursInLabel: (week: readonly (readonly Span[])[]) =>
		hours(week).replaceAll(/(?<=\d) (?=[AP]M)/g, "\u00a0"),
	/** As in "we are here every day". */
	days: (open: readonly boolean[]) => days(open, "every day"),
	/** As in "open daily". */
	daily: (open: readonly boolean[]) => days(open, "daily"),
	/** As in "come by any day". */
	anyDay: (open: readonly boolean[]) => days(open, "any day"),
	turnaround,
	/** After "is": "₹69 per kg", "from ₹600", "priced on request". */
	price: (price: Price) => {
		if (price.kind === "quote") return "priced on request";
		if (price.low === 0) return "free";
		return `${price.kind === "from" ? "from " : ""}${amount(price)}${unit(price)}`;
	},
	/** "from ₹250" */
	from: (price: Price) =>
		price.kind === "quote" ? "on request" : `from ${formatSum(price.low)}${unit(price)}`,
	/** The nouns that stand after a count. */
	counted: { reviewCount: "reviews", serviceCount: "services", areaCount: "areas" },
	/** "₹50" */
	amount: (price: Price) => (price.kind === "quote" ? "a price on request" : amount(price)),
};

/** Another language is another object of this type. */
export type FactFormatter = typeof facts;

function joined(words: readonly string[], type: "conjunction" | "disjunction"): string {
	return new Intl.ListFormat(language.tag, { type }).format(words);
}

const formatOf = (unit: "hour" | "day") =>
	new Intl.NumberFormat(language.tag, {
		numberingSystem: "latn",
		style: "unit",
		unit,
		unitDisplay: "long",
	});
// Kept, because making one takes long, and every text of the content may ask for it.
const [inHours, inWholeDays] = [formatOf("hour"), formatOf("day")];

/** "24–48 hours"; more than 48 hours in days, if whole. */
function turnaround({ from, to }: Turnaround): string {
	const inDays = from % 24 === 0 && to % 24 === 0 && to > 48;
	const [low, high] = inDays ? [from / 24, to / 24] : [from, to];
	const format = inDays ? inWholeDays : inHours;
	return low === high ? format.format(low) : format.formatRange(low, high);
}

/** "21:00" → "9 PM", with an ordinary space: pages keep it on one line themselves. */
function plainClock(time: string): string {
	return shortTime(time).replace("\u00a0", " ");
}

/** "21:00" → "nine" */
function clockInWords(time: string): string {
	const [hour, minute] = time.split(":");
	const name = numbers[Number(hour) % 12 || 12] ?? "";
	if (minute === "00") return name;
	return minute === "30" ? `half past ${name}` : plainClock(time);
}

/** "21:00" → "9 at night" */
function clockSpoken(time: string): string {
	const parts = [
		{ end: "12:00", part: "in the morning" },
		{ end: "17:00", part: "in the afternoon" },
		{ end: "20:00", part: "in the evening" },
	];
	const part = parts.find(({ end }) => time < end)?.part ?? "at night";
	return `${plainClock(time).replace(/ [AP]M/, "")} ${part}`;
}

/** "9 AM to 9 PM", or with the days that differ: "10 AM to 8 PM, Fridays 10 AM to 10 PM". Closed days have no spans. */
function hours(week: readonly (readonly Span[])[]): string {
	const days = week.map((spans) =>
		joined(
			spans.map((span) =>
				isAllDay(span) ? allDay : `${plainClock(span.opens)} to ${plainClock(span.closes)}`,
			),
			"conjunction",
		),
	);
	const daysOf = (hours: string) => weekdays.filter((_, day) => days[day] === hours);
	const [usual = "", ...others] = [...new Set(days.filter(Boolean))].sort(
		(one, other) => daysOf(other).length - daysOf(one).length,
	);
	const differing = others.map((span) => {
		const names = daysOf(span).map((day) => `${day}s`);
		return `${joined(names, "conjunction")} ${span}`;
	});
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
		: joined(on, "conjunction");
}

type Sum = Exclude<Price, { kind: "quote" }>;

function amount(price: Sum): string {
	return formatSum(price.low, price.kind === "range" ? price.high : undefined);
}

function unit(price: Sum): string {
	const per = afterSum(price);
	return per ? ` ${per}` : "";
}

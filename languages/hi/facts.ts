/** The shop's facts in Hindi sentences. */
import { formatSum } from "../../shop/format-price.ts";
import { isAllDay, type Span, type Turnaround } from "../../shop/opening-hours.ts";
import type { Price } from "../../shop/price.ts";
import type { FactFormatter } from "../en/facts.ts";
import { allDay, shortTime, timeInLabel, weekdays } from "./hours.ts";
import { free, unitWords } from "./prices.ts";

const numbers =
	"शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस".split(
		" ",
	);

/** Lists of days begin with Monday. */
export const facts: FactFormatter = {
	/** "जाखन, बिधोली और प्रेमनगर" */
	list: (words) => joined(words, "और"),
	/** "कैश, कार्ड या ऑनलाइन" */
	choice: (words) => joined(words, "या"),
	/** 7 → "सात" */
	count: (number) => numbers[number] ?? String(number),
	clock,
	/** For labels: "सुबह 9" */
	clockInWords: (time) => plain(timeInLabel(time)),
	clockSpoken: clock,
	hours: (week) => hours(week, (day) => `${clock(day.opens)} से ${clock(day.closes)} तक`),
	hoursInLabel: (week) =>
		hours(week, (day) => `${timeInLabel(day.opens)} से ${timeInLabel(day.closes)}`),
	days: (open) => days(open, "रोज़"),
	daily: (open) => days(open, "रोज़"),
	anyDay: (open) => {
		const named = days(open, "किसी भी दिन");
		return isLongRun(open) ? `${named}, किसी भी दिन` : named;
	},
	turnaround,
	/** "₹80", "₹69 प्रति किलो", "₹600 से", "रेट पूछने पर" */
	price: (price) => {
		if (price.kind === "quote") return "रेट पूछने पर";
		if (price.low === 0) return free;
		return `${amount(price)}${unit(price)}${price.kind === "from" ? " से" : ""}`;
	},
	/** "₹199 प्रति पैनल से" */
	from: (price) => (price.kind === "quote" ? "पूछने पर" : `${formatSum(price.low)}${unit(price)} से`),
	counted: { reviewCount: "रिव्यू", serviceCount: "सर्विस", areaCount: "इलाकों" },
	/** "₹50" */
	amount: (price) => (price.kind === "quote" ? "रेट पूछने पर" : amount(price)),
};

/** Intl writes a comma before "और". */
function joined(words: readonly string[], and: string): string {
	const [last = "", ...others] = [...words].reverse();
	return others.length > 0 ? `${others.reverse().join(", ")} ${and} ${last}` : last;
}

function plain(time: string): string {
	return time.replaceAll("\u00a0", " ");
}

/** "21:00" → "रात 9 बजे" */
function clock(time: string): string {
	return plain(shortTime(time));
}

/** "24–48 घंटे"; more than 48 hours in days, if whole. */
function turnaround({ from, to }: Turnaround): string {
	const inDays = from % 24 === 0 && to % 24 === 0 && to > 48;
	const [low, high] = inDays ? [from / 24, to / 24] : [from, to];
	return `${low === high ? low : `${low}–${high}`} ${inDays ? "दिन" : "घंटे"}`;
}

/** The usual hours, then the days that differ: "…, शुक्रवार और शनिवार को सुबह 10 बजे से रात 10 बजे तक". */
function hours(week: readonly (readonly Span[])[], write: (span: Span) => string): string {
	const days = week.map((spans) =>
		joined(
			spans.map((span) => (isAllDay(span) ? allDay : write(span))),
			"और",
		),
	);
	const daysOf = (hours: string) => weekdays.filter((_, day) => days[day] === hours);
	const [usual = "", ...others] = [...new Set(days.filter(Boolean))].sort(
		(one, other) => daysOf(other).length - daysOf(one).length,
	);
	const differing = others.map((span) => `${joined(daysOf(span), "और")} को ${span}`);
	return [usual, ...differing].join(", ");
}

/** "रोज़", "मंगलवार छोड़कर रोज़", "सोमवार से शुक्रवार" or the days by name, "शनिवार और रविवार को". */
function days(open: readonly boolean[], all: string): string {
	const on = weekdays.filter((_, day) => open[day]);
	const off = weekdays.filter((_, day) => !open[day]);
	if (off.length === 0) return all;
	if (isLongRun(open)) return `${on[0]} से ${on.at(-1)}`;
	return off.length === 1 ? `${off[0]} छोड़कर ${all}` : `${joined(on, "और")} को`;
}

/** More than two days that follow each other, with others closed. */
function isLongRun(open: readonly boolean[]): boolean {
	const count = open.filter(Boolean).length;
	return count > 2 && count < 7 && open.lastIndexOf(true) - open.indexOf(true) + 1 === count;
}

type Sum = Exclude<Price, { kind: "quote" }>;

function amount(price: Sum): string {
	return formatSum(price.low, price.kind === "range" ? price.high : undefined);
}

function unit(price: Sum): string {
	const words = unitWords(price);
	return words && ` ${words}`;
}

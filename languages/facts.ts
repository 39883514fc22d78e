/** The shop's facts in sentences: one set of rules, in the phrases of a language. */
import { formatSum } from "../shop/format-price.ts";
import { isAllDay, type Span, type Turnaround } from "../shop/opening-hours.ts";
import type { Price, Sum } from "../shop/price.ts";

/** Lists of days begin with Monday. */
type Week = readonly (readonly Span[])[];
type OpenDays = readonly boolean[];

/** The phrases of a language. */
interface FactPhrases {
	/** Between the last two of a list. */
	and: string;
	or: string;
	/** From zero. */
	numbers: readonly string[];
	/** The nouns that stand after a count. */
	counted: { reviewCount: string; serviceCount: string; areaCount: string };
	/** "21:00" → "9 PM", with no-break spaces. */
	time: (time: string) => string;
	/** "nine" */
	timeInWords: (time: string) => string;
	/** "9 at night" */
	timeSpoken: (time: string) => string;
	span: (opens: string, closes: string) => string;
	/** For narrow places. */
	timeInLabel: (time: string) => string;
	spanInLabel: (opens: string, closes: string) => string;
	allDay: string;
	/** A day with hours of its own: "Fridays". */
	dayOfHours: (day: string) => string;
	hoursOn: (days: string, hours: string) => string;
	/** "24–48 hours" */
	hours: (count: string | number) => string;
	wholeDays: (count: string | number) => string;
	weekdays: readonly string[];
	/** "Monday to Saturday" */
	run: (first: string, last: string) => string;
	onDay: (day: string) => string;
	onDays: (days: string) => string;
	/** As in "we are here every day". */
	everyDay: string;
	everyDayBut: (day: string) => string;
	/** As in "open daily". */
	daily: string;
	/** As in "come by any day". */
	anyDay: string;
	anyDayBut: (day: string) => string;
	anyDayInRun: (run: string) => string;
	from: (price: string) => string;
	/** After a sum: "per kg". */
	unit: (price: Sum) => string | undefined;
	free: string;
	/** A price without a sum, after "is", and in place of one. */
	onQuote: string;
	fromOnQuote: string;
	amountOnQuote: string;
}

export type FactFormatter = ReturnType<typeof factFormatter>;

export function factFormatter(phrases: FactPhrases) {
	const list = (words: readonly string[]) => joined(words, phrases.and);
	const clock = (time: string) => plain(phrases.time(time));
	const withUnit = (sum: string, price: Sum) =>
		[sum, phrases.unit(price)].filter(Boolean).join(" ");

	/** The usual hours, then the days that differ: "10 AM to 8 PM, Fridays 10 AM to 10 PM". Closed days have no spans. */
	function hours(week: Week, write: (span: Span) => string): string {
		const days = week.map((spans) =>
			list(spans.map((span) => (isAllDay(span) ? phrases.allDay : write(span)))),
		);
		const daysOf = (hours: string) => phrases.weekdays.filter((_, day) => days[day] === hours);
		const [usual = "", ...others] = [...new Set(days.filter(Boolean))].sort(
			(one, other) => daysOf(other).length - daysOf(one).length,
		);
		const differing = (hours: string) =>
			phrases.hoursOn(list(daysOf(hours).map(phrases.dayOfHours)), hours);
		return [usual, ...others.map(differing)].join(", ");
	}

	/** All days, a run of days, all but one, or the days by name. */
	function days(open: OpenDays, all: string, but: (day: string) => string, run = same): string {
		const on = phrases.weekdays.filter((_, day) => open[day]);
		const [first = "", last = ""] = [on[0], on.at(-1)];
		const [off, ...moreOff] = phrases.weekdays.filter((_, day) => !open[day]);
		if (off === undefined) return all;
		if (on.length === 1) return phrases.onDay(first);
		const isRun = open.lastIndexOf(true) - open.indexOf(true) + 1 === on.length;
		if (isRun && on.length > 2) return run(phrases.run(first, last));
		return moreOff.length === 0 ? but(off) : phrases.onDays(list(on));
	}

	return {
		/** "Jakhan, Bidholi and Premnagar" */
		list,
		/** "cash, card or online" */
		choice: (words: readonly string[]) => joined(words, phrases.or),
		/** 7 → "seven" */
		count: (number: number) => phrases.numbers[number] ?? String(number),
		counted: phrases.counted,
		/** "21:00" → "9 PM", with an ordinary space: pages keep it on one line themselves. */
		clock,
		clockInWords: (time: string) => plain(phrases.timeInWords(time)),
		clockSpoken: (time: string) => plain(phrases.timeSpoken(time)),
		hours: (week: Week) =>
			hours(week, ({ opens, closes }) => phrases.span(clock(opens), clock(closes))),
		/** Shown in narrow places, where a time must not wrap. */
		hoursInLabel: (week: Week) =>
			hours(week, ({ opens, closes }) =>
				phrases.spanInLabel(phrases.timeInLabel(opens), phrases.timeInLabel(closes)),
			),
		days: (open: OpenDays) => days(open, phrases.everyDay, phrases.everyDayBut),
		daily: (open: OpenDays) => days(open, phrases.daily, phrases.everyDayBut),
		anyDay: (open: OpenDays) => days(open, phrases.anyDay, phrases.anyDayBut, phrases.anyDayInRun),
		/** More than 48 hours in days, if whole. */
		turnaround: ({ from, to }: Turnaround) => {
			const inDays = from % 24 === 0 && to % 24 === 0 && to > 48;
			const [low, high] = inDays ? [from / 24, to / 24] : [from, to];
			return phrases[inDays ? "wholeDays" : "hours"](low === high ? low : `${low}–${high}`);
		},
		/** After "is": "₹69 per kg", "from ₹600", "priced on request". */
		price: (price: Price) => {
			if (price.kind === "quote") return phrases.onQuote;
			if (price.low === 0) return phrases.free;
			const text = withUnit(sumOf(price), price);
			return price.kind === "from" ? phrases.from(text) : text;
		},
		/** "from ₹250" */
		from: (price: Price) =>
			price.kind === "quote"
				? phrases.fromOnQuote
				: phrases.from(withUnit(formatSum(price.low), price)),
		/** "₹50" */
		amount: (price: Price) => (price.kind === "quote" ? phrases.amountOnQuote : sumOf(price)),
	};
}

const same = (text: string) => text;

/** Intl.ListFormat would write a comma before "और". */
function joined(words: readonly string[], and: string): string {
	const others = words.slice(0, -1).join(", ");
	const last = words.at(-1) ?? "";
	return others ? `${others} ${and} ${last}` : last;
}

function plain(time: string): string {
	return time.replaceAll("\u00a0", " ");
}

function sumOf(price: Sum): string {
	return formatSum(price.low, price.kind === "range" ? price.high : undefined);
}

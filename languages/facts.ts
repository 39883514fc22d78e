/** The shop's facts in sentences: one set of rules, in the words of a language. */
import { formatSum } from "../shop/format-price.ts";
import { isAllDay, type Span, type Turnaround } from "../shop/opening-hours.ts";
import type { Price, Sum } from "../shop/price.ts";
import type english from "./en/words.json";
import { fill, type Words } from "./fill.ts";

/** Lists of days begin with Monday. */
type Week = readonly (readonly Span[])[];
type OpenDays = readonly boolean[];
type Time = (time: string) => string;
type Word = keyof typeof english.facts;

interface FactLanguage {
	words: Readonly<Record<Word, Words>>;
	tag: string;
	/** From zero. */
	numbers: readonly string[];
	weekdays: readonly string[];
	allDay: string;
	/** "21:00" → "9 PM", with no-break spaces. */
	time: Time;
	/** "nine" */
	timeInWords: Time;
	/** "9 at night" */
	timeSpoken: Time;
	/** For narrow places. */
	timeInLabel: Time;
	/** After a sum: "per kg". */
	unit: (price: Sum) => string | undefined;
}

export type FactFormatter = ReturnType<typeof factFormatter>;

export function factFormatter(language: FactLanguage) {
	const { words, tag, numbers, weekdays, time, timeInLabel } = language;
	const say = (word: Word, values: Record<string, string | number> = {}) =>
		fill(words[word], values, tag);
	const list = (some: readonly string[]) => joined(some, say("and"));
	const clock = (text: string) => plain(time(text));
	const withUnit = (sum: string, price: Sum) =>
		[sum, language.unit(price)].filter(Boolean).join(" ");

	/** "9 AM to 1 PM and 4 PM to 9 PM", "24 hours"; empty for a day without spans. */
	const dayHours = (spans: readonly Span[], write: Time, word: Word = "shortSpan") =>
		list(
			spans.map((span) =>
				isAllDay(span)
					? language.allDay
					: say(word, { opens: write(span.opens), closes: write(span.closes) }),
			),
		);

	/** The usual hours, then the days that differ: "10 AM to 8 PM, Fridays 10 AM to 10 PM". Closed days have no spans. */
	function hours(week: Week, write: Time, word?: Word): string {
		const days = week.map((spans) => dayHours(spans, write, word));
		const daysOf = (hours: string) => weekdays.filter((_, day) => days[day] === hours);
		const [usual = "", ...others] = [...new Set(days.filter(Boolean))].sort(
			(one, other) => daysOf(other).length - daysOf(one).length,
		);
		const differing = others.map((hours) =>
			say("hoursOn", { days: everyWeek(daysOf(hours)), hours }),
		);
		return [usual, ...differing].join(", ");
	}

	/** "Fridays and Saturdays" */
	const everyWeek = (days: readonly string[]) => list(days.map((day) => say("everyWeek", { day })));

	/** All days, a run of days, all but one, or the days by name. */
	function days(open: OpenDays, all: Word, but: Word, ofRun?: Word): string {
		const on = weekdays.filter((_, day) => open[day]);
		const [first = "", last = ""] = [on[0], on.at(-1)];
		const [off, ...moreOff] = weekdays.filter((_, day) => !open[day]);
		if (off === undefined) return say(all);
		if (on.length === 1) return say("onDay", { day: first });
		const isRun = open.lastIndexOf(true) - open.indexOf(true) + 1 === on.length;
		if (isRun && on.length > 2) {
			const run = say("run", { first, last });
			return ofRun ? say(ofRun, { run }) : run;
		}
		return moreOff.length === 0 ? say(but, { day: off }) : say("onDays", { days: list(on) });
	}

	return {
		/** "Jakhan, Bidholi and Premnagar" */
		list,
		/** "cash, card or online" */
		choice: (some: readonly string[]) => joined(some, say("or")),
		/** 7 → "seven" */
		count: (number: number) => numbers[number] ?? String(number),
		/** The nouns that stand after a count. */
		counted: (["reviewCount", "serviceCount", "areaCount"] as const).map(
			(name) => [name, say(name)] as const,
		),
		/** "21:00" → "9 PM", with an ordinary space: pages keep it on one line themselves. */
		clock,
		clockInWords: (text: string) => plain(language.timeInWords(text)),
		clockSpoken: (text: string) => plain(language.timeSpoken(text)),
		dayHours,
		everyWeek,
		hours: (week: Week) => hours(week, clock, "span"),
		/** With no-break spaces. */
		unbrokenHours: (week: Week) => hours(week, time),
		/** Shown in narrow places, where a time must not wrap. */
		hoursInLabel: (week: Week) => hours(week, timeInLabel),
		days: (open: OpenDays) => days(open, "everyDay", "everyDayBut"),
		daily: (open: OpenDays) => days(open, "daily", "everyDayBut"),
		anyDay: (open: OpenDays) => days(open, "anyDay", "anyDayBut", "anyDayInRun"),
		/** More than 48 hours in days, if whole. */
		turnaround: ({ from, to }: Turnaround) => {
			const inDays = from % 24 === 0 && to % 24 === 0 && to > 48;
			const [low, high] = inDays ? [from / 24, to / 24] : [from, to];
			return say(inDays ? "days" : "hours", { count: low === high ? low : `${low}–${high}` });
		},
		/** After "is": "₹69 per kg", "from ₹600", "priced on request". */
		price: (price: Price) => {
			if (price.kind === "quote") return say("onQuote");
			if (price.low === 0) return say("free");
			const text = withUnit(sumOf(price), price);
			return price.kind === "from" ? say("from", { price: text }) : text;
		},
		/** "from ₹250" */
		from: (price: Price) =>
			price.kind === "quote"
				? say("fromOnQuote")
				: say("from", { price: withUnit(formatSum(price.low), price) }),
		/** "₹50" */
		amount: (price: Price) => (price.kind === "quote" ? say("amountOnQuote") : sumOf(price)),
	};
}

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

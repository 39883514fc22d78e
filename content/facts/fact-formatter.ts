import type { DayHours, Turnaround } from "../opening-hours.ts";
import type { Price } from "../price.ts";

/** Writes each kind of fact in a language. */
export interface FactFormatter {
	/** "Jakhan, Bidholi and Premnagar" */
	list(words: readonly string[]): string;
	/** "cash, card or online" */
	choice(words: readonly string[]): string;
	/** 7 → "seven" */
	count(number: number): string;
	/** "21:00" → "9 PM" */
	clock(time: string): string;
	/** "21:00" → "nine" */
	clockInWords(time: string): string;
	/** "21:00" → "9 at night" */
	clockSpoken(time: string): string;
	/** @param week Monday first; undefined for a day on which the shop is closed */
	hours(week: readonly (DayHours | undefined)[]): string;
	/** As in "we are here every day". @param open Monday first */
	days(open: readonly boolean[]): string;
	/** As in "open daily". */
	daily(open: readonly boolean[]): string;
	/** As in "come by any day". */
	anyDay(open: readonly boolean[]): string;
	turnaround(hours: Turnaround): string;
	/** After "is": "₹69 per kg", "from ₹600", "priced on request". */
	price(price: Price): string;
	/** "from ₹250" */
	from(price: Price): string;
	/** "₹50" */
	amount(price: Price): string;
}

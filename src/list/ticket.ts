/** The list as it stands on its ticket. */
import { fullTime } from "#language/hours";
import * as words from "#language/words/ticket";
import { dayAndMonth, weekdayName } from "../../content/format-hours.ts";
import { shopClock } from "../../content/opening-hours.ts";
import { estimate } from "../../content/price-estimate.ts";
import { estimateParts, type ListLine } from "./estimate.ts";
import { countWords } from "./list.ts";
import { limitsOf, unknownQuantity } from "./measure.ts";

interface TicketRow {
	id: string;
	/** "2 ×", "2.5 kg" */
	amount: string;
	name: string;
	/** The total or the words in its place; empty without prices. */
	price: string;
}

export interface Ticket {
	/** "2211-0940" */
	number: string;
	/** "22 November"; "Sunday, 9:40 AM" */
	date: string;
	time: string;
	rows: TicketRow[];
	/** "6 items" */
	count: string;
	/** "from ₹1,310", and what is not in it: "1 on quote". Empty without prices. */
	sum: string;
	rest: string[];
	/** Pickup, time and note: each with its name. */
	details: { name: string; text: string }[];
}

interface TicketParts {
	lines: readonly ListLine[];
	written: Date;
	isPriced: boolean;
	express?: boolean;
	details?: Ticket["details"];
}

export function ticketOf({ lines, written, isPriced, express, details = [] }: TicketParts): Ticket {
	const { day, time } = shopClock(written);
	return {
		number: ticketNumber(written),
		date: dayAndMonth(day),
		time: `${weekdayName(day)}, ${fullTime(time)}`,
		rows: lines.map(rowOf),
		count: countWords(lines),
		...(isPriced ? estimateParts(estimate(lines), express) : { sum: "", rest: [] }),
		details: details.filter(({ text }) => text !== ""),
	};
}

/** Day, month, hour and minute at the shop, by which a list is found again: "2211-0940". */
export function ticketNumber(written: Date): string {
	const { date, time } = shopClock(written);
	const [, month = "", day = ""] = date.split("-");
	return `${day}${month}-${time.replace(":", "")}`;
}

function rowOf(line: ListLine): TicketRow {
	const { id, name, measure, quantity = 1 } = line;
	const unit = line.quantity && limitsOf(measure).unit;
	return { id, amount: `${quantity} ${unit || "×"}`, name, price: lineSum(line) };
}

/** "₹160", "on quote", "to be measured"; empty without a price. */
export function lineSum(line: ListLine): string {
	const { price, quantity, measure } = line;
	if (!price) return "";
	if (price.kind === "quote") return words.onQuote;
	return quantity === undefined ? unknownQuantity(measure) : estimateParts(estimate([line])).sum;
}

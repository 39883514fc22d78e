import { whatsappLink } from "../ui/whatsapp-link.ts";
import { estimate, estimateWords, type ListLine } from "./estimate.ts";
import type { Wishes } from "./list.ts";
import { limitsOf } from "./measure.ts";
import { dayWords } from "./shop-days.ts";

/** The words around the list: content/messages.json. */
interface ListWords {
	start: string;
	/** Behind every estimate: "estimate, confirmed at pickup". */
	estimate: string;
	end: string;
}

interface Message {
	words: ListWords;
	lines: readonly ListLine[];
	wishes: Wishes;
	/** The area that the shop knows in what was typed. */
	served?: string | undefined;
	/** Whether the lines carry prices; without them no estimate is told. */
	priced: boolean;
	now: number;
}

/**
 * What web servers take as an address by default, in encoded characters: a note of the longest in
 * Devanagari and some forty items, or any rate card's worth of items and a short note.
 */
export const LONGEST_LINK = 8000;

/**
 * The link that opens WhatsApp with the list as one message. Where it would be too long, items are left
 * out from the end, and the message counts them.
 * @returns with the link how many items were left out
 */
export function listLink(number: string, message: Message): { href: string; left: number } {
	const { length } = message.lines;
	const link = (shown: number) => whatsappLink(number, messageText(message, shown));
	const shown = most(length, (count) => link(count).length <= LONGEST_LINK);
	return { href: link(shown), left: length - shown };
}

/** The message itself. `shown` is how many of the lines there is room for. */
function messageText(message: Message, shown: number): string {
	const { words, lines, wishes, served, priced, now } = message;
	const left = lines.length - shown;
	const { area, day, part, express, note } = wishes;
	const sum = priced && lines.length > 0 && estimateWords(estimate(lines), express);
	const pickup = [day && dayWords(day, now), part].filter(Boolean).join(", ");
	const about = [
		sum && `Estimate: ${sum} (${words.estimate})`,
		pickup && `Pickup: ${pickup}`,
		express && "Express, please: same day if you can",
		area.trim() && `Area: ${areaText(area.trim(), served)}`,
		note.trim() && `Note: ${note.trim()}`,
	];
	const items = [
		...lines.slice(0, shown).map(lineText),
		left > 0 && `… and ${left} more ${left === 1 ? "item" : "items"}`,
	];
	return [[words.start], items, about, [words.end]]
		.map((block) => block.filter(Boolean).join("\n"))
		.filter(Boolean)
		.join("\n\n");
}

/** "prem ngr, gate 2 (Premnagar)": as it was typed, with the usual spelling where that is another. */
function areaText(typed: string, served = ""): string {
	return typed.toLowerCase().includes(served.toLowerCase()) ? typed : `${typed} (${served})`;
}

/** "- 2 × Shirt, ₹80", "- 2.5 kg Wash and fold, ₹69 per kg", "- Carpet (to be measured), ₹35 per sqft" */
function lineText({ name, measure, quantity, price }: ListLine): string {
	const { unit, untold } = limitsOf(measure);
	const what =
		quantity === undefined ? `${name} (${untold})` : `${quantity} ${unit || "×"} ${name}`;
	return `- ${what}${price ? `, ${price.text}` : ""}`;
}

/** The largest count, from `limit` down to 0, that fits; 0 if none does. */
function most(limit: number, fits: (count: number) => boolean): number {
	if (fits(limit)) return limit;
	let low = 0;
	let high = limit;
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if (fits(middle)) low = middle;
		else high = middle;
	}
	return low;
}

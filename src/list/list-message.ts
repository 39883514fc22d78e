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

/** WhatsApp opens longer links too, but not on every phone. Encoded characters, the address included. */
export const LONGEST_LINK = 2000;

/**
 * The link that opens WhatsApp with the list as one message. Where it would be too long, the note is
 * shortened first, then items are left out from the end and counted; no character is ever cut in two.
 */
export function listLink(number: string, message: Message): string {
	const { lines, wishes } = message;
	const note = characters(wishes.note.trim());
	const link = (notes: number, shown: number) =>
		whatsappLink(
			number,
			messageText(message, {
				note: notes < note.length ? `${note.slice(0, notes).join("").trimEnd()}…` : note.join(""),
				shown,
			}),
		);
	const fits = (notes: number, shown: number) => link(notes, shown).length <= LONGEST_LINK;
	const notes = most(note.length, (count) => fits(count, lines.length));
	return link(
		notes,
		most(lines.length, (count) => fits(notes, count)),
	);
}

/** The message itself. `shown` is how many of the lines there is room for. */
function messageText(message: Message, room: { note: string; shown: number }): string {
	const { words, lines, wishes, served, priced, now } = message;
	const left = lines.length - room.shown;
	const { area, day, part, express } = wishes;
	const sum = priced && lines.length > 0 && estimateWords(estimate(lines), express);
	const pickup = [day && dayWords(day, now), part].filter(Boolean).join(", ");
	const about = [
		sum && `Estimate: ${sum} (${words.estimate})`,
		pickup && `Pickup: ${pickup}`,
		express && "Express, please: same day if you can",
		area.trim() && `Area: ${areaText(area.trim(), served)}`,
		room.note && `Note: ${room.note}`,
	];
	const items = [
		...lines.slice(0, room.shown).map(lineText),
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

/** A text in the characters that a reader sees: an accent or a joined emoji stays with its base. */
function characters(text: string): string[] {
	// Firefox has it since version 125; before that code points must do.
	if (!("Segmenter" in Intl)) return Array.from(text);
	return Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
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

import { whatsappLink } from "../ui/whatsapp-link.ts";
import { estimate, estimateWords, type ListLine } from "./estimate.ts";
import type { PickupPreferences } from "./list.ts";
import { limitsOf } from "./measure.ts";
import { dayWords } from "./pickup.ts";

/** Texts around the items, from content/messages.json. */
export interface MessageTexts {
	start: string;
	/** Stands behind every estimate: "estimate, confirmed at pickup". */
	estimate: string;
	end: string;
}

interface Message {
	texts: MessageTexts;
	lines: readonly ListLine[];
	preferences: PickupPreferences;
	/** The shop's name of the typed area, if it comes there. */
	served?: string | undefined;
	/** Whether the lines have prices; without them there is no estimate. */
	priced: boolean;
	now: number;
}

/** The URL length that web servers accept by default, in encoded characters. */
export const LONGEST_LINK = 8000;

/**
 * The WhatsApp link of the list. Items that do not fit into it are left out from the end, and the
 * message says how many.
 */
export function listLink(number: string, message: Message): { href: string; left: number } {
	const link = (shown: number) => whatsappLink(number, messageText(message, shown));
	const fits = (shown: number) => link(shown).length <= LONGEST_LINK;
	const { length } = message.lines;
	let shown = length;
	if (!fits(length)) {
		// Binary search: `shown` fits, `tooMany` does not.
		shown = 0;
		for (let tooMany = length; tooMany - shown > 1; ) {
			const middle = (shown + tooMany) >> 1;
			if (fits(middle)) shown = middle;
			else tooMany = middle;
		}
	}
	return { href: link(shown), left: length - shown };
}

/** @param shown how many lines fit */
function messageText(message: Message, shown: number): string {
	const { texts, lines, preferences, served, priced, now } = message;
	const left = lines.length - shown;
	const { area, day, part, express, note } = preferences;
	const sum = priced && lines.length > 0 && estimateWords(estimate(lines), express);
	const pickup = [day && dayWords(day, now), part].filter(Boolean).join(", ");
	const items = [
		...lines.slice(0, shown).map(lineText),
		left > 0 && `… and ${left} more ${left === 1 ? "item" : "items"}`,
	];
	const details = [
		sum && `Estimate: ${sum} (${texts.estimate})`,
		pickup && `Pickup: ${pickup}`,
		express && "Express, please: same day if you can",
		area.trim() && `Area: ${areaText(area.trim(), served)}`,
		note.trim() && `Note: ${note.trim()}`,
	];
	return [[texts.start], items, details, [texts.end]]
		.map((block) => block.filter(Boolean).join("\n"))
		.filter(Boolean)
		.join("\n\n");
}

/** "prem ngr, gate 2 (Premnagar)": as typed, and the shop's spelling where it differs. */
function areaText(typed: string, served = ""): string {
	return typed.toLowerCase().includes(served.toLowerCase()) ? typed : `${typed} (${served})`;
}

/** "- 2 × Shirt, ₹80", "- 2.5 kg Wash and fold, ₹69 per kg", "- Carpet (to be measured), ₹35 per sqft" */
function lineText({ name, measure, quantity, price }: ListLine): string {
	const { unit, unknown } = limitsOf(measure);
	const item =
		quantity === undefined ? `${name} (${unknown})` : `${quantity} ${unit || "×"} ${name}`;
	return `- ${item}${price ? `, ${price.text}` : ""}`;
}

import * as words from "#language/words/list-message";
import { dayWithDate } from "../../content/format-hours.ts";
import { dayOf } from "../../content/opening-hours.ts";
import { whatsappLink } from "../ui/whatsapp-link.ts";
import type { ListLine } from "./estimate.ts";
import type { PickupPreferences } from "./list.ts";
import { limitsOf, unknownQuantity } from "./measure.ts";

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
	/** The estimate in words; empty without prices. */
	total: string;
	/** The shop's name of the typed area, if it comes there. */
	served?: string | undefined;
	/** The ticket's number. */
	number: string;
	now: Date;
}

/** The URL length that web servers accept by default, in encoded characters. */
export const LONGEST_LINK = 8000;

/**
 * The WhatsApp link of the list. Items that do not fit into it are left out from the end, and the
 * message says how many.
 */
export function listLink(number: string, message: Message): { href: string; left: number } {
	let left = 0;
	let href = whatsappLink(number, messageText(message, left));
	while (href.length > LONGEST_LINK && left < message.lines.length)
		href = whatsappLink(number, messageText(message, ++left));
	return { href, left };
}

/** @param left how many items from the end are left out */
export function messageText(message: Message, left = 0): string {
	const { texts, lines, preferences, total, served, number, now } = message;
	const { area, express, note } = preferences;
	const pickup = pickupText(preferences, now);
	const items = [
		words.listNumber(number),
		...lines.slice(0, lines.length - left).map(lineText),
		left > 0 && words.moreItems(left),
	];
	const details = [
		total && words.estimate(total, texts.estimate),
		pickup && words.pickup(pickup),
		express && words.express,
		area.trim() && words.area(areaText(area.trim(), served)),
		note.trim() && words.note(note.trim()),
	];
	return [[texts.start], items, details, [texts.end]]
		.map((block) => block.filter(Boolean).join("\n"))
		.filter(Boolean)
		.join("\n\n");
}

/** "tomorrow, Saturday 21 November, evening"; empty without a wish. */
export function pickupText({ day, part }: Pick<PickupPreferences, "day" | "part">, now: Date) {
	const parts = { "": "", morning: words.morning, evening: words.evening };
	return [day && dayWithDate(dayOf(day), now), parts[part]].filter(Boolean).join(", ");
}

/** "prem ngr, gate 2 (Premnagar)": as typed, and the shop's spelling where it differs. */
export function areaText(typed: string, served = ""): string {
	return typed.toLowerCase().includes(served.toLowerCase()) ? typed : `${typed} (${served})`;
}

/** "- 2 × Shirt, ₹80", "- 2.5 kg Wash and fold, ₹69 per kg", "- Carpet (to be measured), ₹35 per sqft" */
function lineText({ measure, quantity, price, ...line }: ListLine): string {
	const name = price?.staffName ?? line.name;
	const amount = `${quantity} ${limitsOf(measure).unit || "×"} ${name}`;
	const item = quantity === undefined ? `${name} (${unknownQuantity(measure)})` : amount;
	return `- ${item}${price ? `, ${price.text}` : ""}`;
}

import { listMessage as words } from "#language/words.json";
import { fill } from "../../languages/fill.ts";
import { dayWithDate } from "../../shop/format-hours.ts";
import { formatPrice } from "../../shop/format-price.ts";
import { whatsappLink } from "../../shop/format-whatsapp.ts";
import { dayOf, shopClock } from "../../shop/opening-hours.ts";
import type { AreaTexts } from "./area-field.tsx";
import type { ReadyTexts } from "./pickup.ts";
import { estimateWords, type ListLine } from "./prices.ts";
import { limitsOf, unknownQuantity } from "./quantity.ts";
import type { PickupPreferences } from "./store.ts";

/** The content's texts that the list shows or sends. */
export interface ListTexts {
	shop: { name: string; street: string };
	/** The shop's number, for its link and for readers. */
	whatsapp: string;
	number: string;
	/** Around the items, from content/messages.json; `estimate` stands behind every sum: "confirmed at pickup". */
	message: { start: string; estimate: string; end: string };
	ready: ReadyTexts;
	/** True without pickup: things are brought. */
	isBrought?: boolean;
	/** Answers with `{area}`; none for a shop without a list of areas. */
	area: AreaTexts | undefined;
	hasExpress: boolean;
}

interface Message {
	texts: ListTexts["message"];
	isBrought?: boolean | undefined;
	lines: readonly ListLine[];
	preferences: PickupPreferences;
	/** The shop's name of the typed area, if it comes there. */
	served?: string | undefined;
	/** The ticket's number is made of it. */
	written: Date;
	now: Date;
}

/** The URL length that web servers accept by default, in encoded characters. */
export const LONGEST_LINK = 8000;

/** The WhatsApp link of the list, and how many items at its end it leaves out, as they do not fit into it. */
export function listLink(number: string, message: Message): { href: string; left: number } {
	let left = 0;
	let href = whatsappLink(number, messageText(message));
	while (href.length > LONGEST_LINK && left < message.lines.length)
		href = whatsappLink(number, messageText(message, ++left));
	return { href, left };
}

/** @param left how many items at its end are left out, which it says */
export function messageText(message: Message, left = 0): string {
	const { texts, isBrought, lines, preferences, served, written, now } = message;
	const { express } = preferences;
	const [area, note] = [preferences.area.trim(), preferences.note.trim()];
	const total = estimateWords(lines, express);
	const pickup = pickupText(preferences, now);
	const blocks = [
		[texts.start],
		[
			fill(words.listNumber, { number: ticketNumber(written) }),
			...lines.slice(0, lines.length - left).map(lineText),
			left > 0 && fill(words.moreItems, { count: left }),
		],
		[
			total && fill(words.estimate, { total, condition: texts.estimate }),
			pickup && fill(isBrought ? words.dropOff : words.pickup, { time: pickup }),
			express && words.express,
			area && fill(words.area, { name: areaText(area, served) }),
			note && fill(words.note, { text: note }),
		],
		[texts.end],
	];
	return blocks
		.map((block) => block.filter(Boolean).join("\n"))
		.filter(Boolean)
		.join("\n\n");
}

/** Day, month, hour and minute at the shop, by which a list is found again: "2211-0940". */
export function ticketNumber(written: Date): string {
	const { date, time } = shopClock(written);
	const [, month = "", day = ""] = date.split("-");
	return `${day}${month}-${time.replace(":", "")}`;
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
	return [`- ${item}`, price && formatPrice(price)].filter(Boolean).join(", ");
}

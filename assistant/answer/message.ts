/** The message that the WhatsApp button under an answer sends, and what the button says. */
import { fill } from "../../languages/fill.ts";
import { calendarDay, dayOf, isWithin, spansOf } from "../../shop/opening-hours.ts";
import type { SiteData } from "../../shop/site-data.ts";
import type { Act } from "../frame.ts";
import type { Draft } from "./draft.ts";
import { dayAndMonth, spansLeft } from "./hours-drafts.ts";
import { askedThings, itemsInTurn, namesOf } from "./rate-card.ts";
import { areasNamed } from "./visit-drafts.ts";
import type { Voice } from "./voice.ts";

type TextName = keyof SiteData["whatsappMsg"];

/** The shop's own text for a matter. Of any other matter the visitor's own words are the message. */
const texts: Partial<Record<Act, TextName>> = {
	...{ order: "orderStatus", complaint: "feedback", feedback: "feedback", reviews: "feedback" },
	...{ book: "bookNow", pickup: "bookNow", pickupTime: "bookNow", areas: "bookNow" },
	...{ thanks: "bookNow", total: "listStart", price: "aboutService", services: "aboutService" },
	...{ whatsapp: "contactUs", phone: "contactUs", contact: "contactUs", person: "contactUs" },
};

/** The texts that end in a visit, which has an area, a day and things. */
const ofVisit: ReadonlySet<TextName> = new Set(["bookNow", "listStart", "aboutService"]);

/**
 * The matter's own text with what the visitor said of area, day and sum, and the visitor's own words where they say more.
 * @param act the matter; undefined where the answer is not of it
 */
export function messageOf(
	voice: Voice,
	act: Act | undefined,
	draft: Draft,
): { label: string; text: string } {
	const { names, say, question, inMessage } = voice;
	const lines = listOf(voice, draft);
	const name = textName(voice, act, lines);
	if (!name) return { label: say("buttonAsk"), text: question };
	const { whatsappMsg } = names;
	const areas = areasNamed(voice);
	const area = areas.join(", ");
	const isFromArea = name === "bookNow" && area !== "";
	const opening = whatsappMsg[isFromArea ? "areaBooking" : name]
		.replace("{area}", () => area)
		.replace("{service}", () => subjectOf(voice));
	const words = inMessage.message;
	const [row, ...rows] = draft.rows ?? [];
	const sum = draft.total?.price ?? (rows.length === 0 && row?.detail ? row.price : "");
	const visit = visitOf(voice);
	const ofList = [
		lines.length > 0 &&
			sum &&
			fill(words.estimate, { total: sum, condition: whatsappMsg.listEstimate }),
		area && !isFromArea && fill(words.area, { name: area }),
		visit && fill(words.pickup, { time: visit }),
	];
	const saysMore =
		name === "feedback" ? act === "complaint" : lines.length > 0 && !isWhole(voice, draft);
	const text = [
		[opening],
		...(ofVisit.has(name) ? [lines, ofList] : []),
		[saysMore && question],
		[name === "listStart" && whatsappMsg.listEnd],
	]
		.map((block) => block.filter(Boolean).join("\n"))
		.filter(Boolean)
		.join("\n\n");
	if (name === "feedback") return { label: say("buttonTell"), text };
	if (name !== "bookNow" && name !== "listStart") return { label: say("buttonAsk"), text };
	const isOneArea = isFromArea && areas.length === 1;
	return { label: say(isOneArea ? "buttonBookFrom" : "buttonBook", { area }), text };
}

function textName(
	voice: Voice,
	act: Act | undefined,
	lines: readonly string[],
): TextName | undefined {
	const { acts, areas, isElsewhere, isPartial, unknown } = voice.asked;
	const name = act && texts[act];
	if (!name || !ofVisit.has(name))
		// To change a booking is no question of its status.
		return act === "order" && acts.includes("book") ? undefined : name;
	if (isElsewhere || areasNamed(voice).length < areas.length) return undefined;
	if (name === "bookNow") return name;
	if (lines.length > 0) return "listStart";
	const isTold = !isPartial && unknown.length === 0 && subjectOf(voice) !== "";
	return isTold ? "aboutService" : undefined;
}

/** True if every thing that was asked about is counted. */
function isWhole(voice: Voice, { toList = [] }: Draft): boolean {
	const { unknown, isPartial } = voice.asked;
	if (unknown.length > 0 || isPartial) return false;
	const listed = new Set(toList.map(({ item }) => item));
	return askedThings(voice).every(({ choices }) => choices.some((item) => listed.has(item)));
}

/** "- 3 × Shirt, ₹80", as in the message of the visitor's list; none where nothing is counted. */
function listOf({ price, unit }: Voice, { list, toList = [] }: Draft): string[] {
	if (!list) return [];
	return toList.map(({ item, quantity }) => {
		const measured = item.measure && item.price.kind !== "quote" && item.price.unit;
		const amount = quantity ? `${quantity} ${measured ? unit(measured) : "×"} ` : "";
		return `- ${amount}${item.name}, ${price(item.price)}`;
	});
}

/** The things, the service or the category that is asked about. */
function subjectOf(voice: Voice): string {
	const { asked, names, card } = voice;
	const service = names.services.find(({ id }) => id === asked.service);
	const category = card.categories.find(({ id }) => id === asked.category);
	return namesOf(itemsInTurn(askedThings(voice))) || (service ?? category)?.name || "";
}

/** "Sunday 22 November, 5 PM": the days and the time that were asked about, as far as the shop is open then. */
function visitOf(voice: Voice): string {
	const { asked, names } = voice;
	const { times } = voice.inMessage;
	const open = asked.days.filter((date) => spansLeft(voice, date).length > 0);
	const days = open.map(
		(date) => `${times.weekdays[calendarDay(dayOf(date)).weekday]} ${dayAndMonth(times, date)}`,
	);
	const shown =
		asked.days.length > 0
			? open.map((date) => spansLeft(voice, date))
			: names.business.hours.map(spansOf);
	const { time } = asked;
	const isOpen =
		shown.length > 0 && time && shown.every((spans) => spans.some((span) => isWithin(time, span)));
	return [...days, isOpen && times.clock(time)].filter(Boolean).join(", ");
}

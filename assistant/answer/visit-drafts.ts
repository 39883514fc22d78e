/** The shop's place, the areas that it comes to, and how long things take. */
import { addressLine } from "../../shop/format-address.ts";
import { dayOf, shopClock } from "../../shop/opening-hours.ts";
import { askedThings, itemsInTurn, namesOf } from "./asked-items.ts";
import type { Draft } from "./draft.ts";
import { spanOf, weekLines } from "./hours-drafts.ts";
import { passages } from "./passages.ts";
import type { CardItem } from "./rate-card.ts";
import { affirmed, joined, type Voice } from "./voice.ts";

export function addressDraft(voice: Voice): Draft {
	const { business } = voice.names;
	return {
		points: [voice.say.address(business.name, addressLine(business))],
		extras: [voice.say.wayOnMap, ...weekLines(voice)],
		actions: ["directions", "call"],
	};
}

/** The shop's own words on walking in, and where. */
export function dropOffDraft(voice: Voice): Draft {
	const { points = [], extras = [], actions } = addressDraft(voice);
	return { points: [...passages(voice, "dropOff").slice(0, 1), ...points], extras, actions };
}

export function areasDraft(voice: Voice): Draft {
	const { asked, say, names } = voice;
	if (!names.business.pickup) return noPickupDraft(voice);
	if (names.business.areas.length === 0) return { points: [say.areaUnsure] };
	const named = asked.areas.flatMap((area) => areaName(voice, area) ?? []);
	const isElsewhere = asked.isElsewhere || named.length < asked.areas.length;
	const all = say.areas(joined(names.business.areas, voice));
	const yes = [...(named.length > 0 ? [say.yesAreas(joined(named, voice))] : [])];
	const unsure = isElsewhere ? [say.areaUnsure] : [];
	const trip = tripIsFree(voice) ? [say.tripIsFree] : [];
	return {
		points:
			named.length > 0
				? [[...yes, ...trip].join(" ")]
				: isElsewhere
					? [...unsure, all]
					: [all, ...trip],
		after: named.length > 0 ? unsure : [],
		...(named.length > 0 && { actions: ["whatsapp"] }),
	};
}

/** The name of one of the shop's areas in the language of the answer. */
export function areaName({ data, names }: Voice, area: string): string | undefined {
	const places = [data.site, names].map(({ business }) => business.areas.indexOf(area));
	const place = places.find((index) => index >= 0);
	return place === undefined ? undefined : names.business.areas[place];
}

/** True if the shop's texts say so. */
function tripIsFree({ data }: Voice): boolean {
	const texts = [
		...data.site.faq.map(({ answer }) => answer),
		...data.site.features.map(({ description }) => description),
		...data.site.terms.items.map(({ content }) => content),
	];
	return texts.some((text) =>
		/pickup and delivery[^.]* free|bring everything back, free|free (?:home )?pickup/i.test(text),
	);
}

/** Of a counter alone. */
export function noPickupDraft({ say, names }: Voice): Draft {
	return { points: [say.noPickup(addressLine(names.business))], actions: ["directions"] };
}

export function pickupDraft(voice: Voice): Draft {
	if (!voice.names.business.pickup) return noPickupDraft(voice);
	const [first = ""] = passages(voice, "pickup");
	const { phone } = voice.names.business;
	return {
		points: [first],
		after: [voice.say.book(phone)],
	};
}

export function bookDraft(voice: Voice): Draft {
	const { phone, hours } = voice.names.business;
	const spans = new Set(hours.map((day) => spanOf(voice, day)));
	const [span] = spans;
	return {
		points: [voice.say.book(phone)],
		extras: spans.size === 1 && span ? [voice.say.hereAt(span)] : [],
	};
}

export function turnaroundDraft(voice: Voice): Draft {
	const { say, texts } = voice;
	const usual = say.turnaround(texts.say(texts.site.business.turnaround));
	const slow = slowAsked(voice);
	const extras = passages(voice, "slow").slice(0, 1);
	if (slow.length === 0) return { points: [isInTime(voice) ? say.inTime(usual) : usual], extras };
	return {
		points: [`${usual} ${say.mayTakeLonger(namesOf(slow))}`],
	};
}

/** Back by a day that leaves the usual time. */
function isInTime({ asked, data: { site }, now }: Voice): boolean {
	const most = Math.max(...(site.business.turnaround.match(/\d+/g) ?? []).map(Number));
	const usual = /hour/i.test(site.business.turnaround) ? most / 24 : most;
	const isKnown = asked.days.length > 0 && usual > 0 && !Number.isNaN(now.getTime());
	if (!isKnown || !asked.acts.includes("express")) return false;
	return Math.min(...asked.days.map(dayOf)) - shopClock(now).day >= usual;
}

export function expressDraft(voice: Voice): Draft {
	if (isInTime(voice)) return turnaroundDraft(voice);
	const { say, priceSaid, names } = voice;
	const service = names.services.find(({ sameDay }) => sameDay);
	if (!service) return { points: [say.noSameDay, ...(turnaroundDraft(voice).points ?? [])] };
	const things = askedThings(voice);
	const slow = slowAsked(voice);
	const cost = priceSaid(service.price);
	const lowered = `${cost.charAt(0).toLowerCase()}${cost.slice(1)}`;
	const yes = affirmed(voice, say.sameDay(service.name, lowered));
	if (slow.length === 0) return { points: [yes], after: passages(voice, "slow").slice(0, 1) };
	const unsure = say.sameDayUnsure(namesOf(slow));
	const others = things.some(({ choices }) => choices.some((item) => !slow.includes(item)));
	const priced = say.priced(service.name, cost);
	return { points: others ? [yes, unsure] : [unsure, priced] };
}

/** Items asked about for which the shop does not promise its usual time. */
function slowAsked(voice: Voice): CardItem[] {
	const exceptions = passages({ texts: original(voice) }, "slow")
		.join(" ")
		.toLowerCase();
	const named = new Set(exceptions.match(/[a-z]{5,}/g) ?? []);
	const { items } = voice.data.prices.categories.reduce(
		(all, { items }) => ({ items: [...all.items, ...items] }),
		{ items: [] as { id: string; name: string }[] },
	);
	const isNamed = ({ id }: CardItem) => {
		const name = items.find((item) => item.id === id)?.name.toLowerCase() ?? "";
		return (name.match(/[a-z]{5,}/g) ?? []).some((word) => named.has(word));
	};
	return itemsInTurn(askedThings(voice)).filter(
		(item) => item.isSlow || item.price.kind === "quote" || isNamed(item),
	);
}

function original({ data }: Voice): Voice["texts"] {
	return { ...data, language: "en", say: (text) => text };
}

/** The shop's place, the areas that it comes to, and how long things take. */
import { addressLine } from "../../shop/format-address.ts";
import { dayOf, shopClock } from "../../shop/opening-hours.ts";
import type { Draft } from "./draft.ts";
import { dailySpan, weekLines } from "./hours-drafts.ts";
import { passages } from "./passages.ts";
import { askedThings, type CardItem, itemsInTurn, namesOf } from "./rate-card.ts";
import { affirmed, joined, lowered, type Voice } from "./voice.ts";

export function addressDraft(voice: Voice): Draft {
	const { business } = voice.names;
	return {
		points: [voice.say("address", { name: business.name, address: addressLine(business) })],
		extras: [voice.say("wayOnMap"), ...weekLines(voice)],
		actions: ["directions", "call"],
	};
}

/** The shop's own words on walking in, and where. */
export function dropOffDraft(voice: Voice): Draft {
	const { points = [], extras = [], actions } = addressDraft(voice);
	const [first] = passages(voice, "dropOff");
	return { points: [...(first ? [first] : []), ...points], extras, actions };
}

export function areasDraft(voice: Voice): Draft {
	const { asked, say, names } = voice;
	if (!names.business.pickup) return noPickupDraft(voice);
	if (names.business.areas.length === 0) return { points: [say("areaUnsure")] };
	const named = areasNamed(voice);
	const isElsewhere = asked.isElsewhere || named.length < asked.areas.length;
	const trip = tripIsFree(voice) ? [say("tripIsFree")] : [];
	const promises = passages({ texts: voice.original }, "acrossCity").length > 0;
	const unnamed = promises ? say("areaAcross") : say("areaUnsure");
	const elsewhere = asked.isOtherCity ? say("otherCity") : unnamed;
	if (named.length > 0)
		return {
			points: [[say("yesAreas", { areas: joined(named, voice) }), ...trip].join(" ")],
			after: isElsewhere ? [elsewhere] : [],
			actions: ["whatsapp"],
		};
	const all = say("areas", { areas: joined(names.business.areas, voice) });
	if (isElsewhere) return { points: [elsewhere], extras: promises ? [] : [all] };
	const [promise] = promises ? passages(voice, "pickup") : [];
	return { points: promise ? [promise, all] : [all, ...trip] };
}

/** The shop's areas that are asked about, by their names in the language of the answer. */
export function areasNamed({ asked, data, names }: Voice): string[] {
	return asked.areas.flatMap((area) => {
		const places = [data.site, names].map(({ business }) => business.areas.indexOf(area));
		return names.business.areas[places.find((index) => index >= 0) ?? -1] ?? [];
	});
}

/** True if the shop's texts say so. */
const tripIsFree = ({ original }: Voice) => passages({ texts: original }, "tripIsFree").length > 0;

/** Of a counter alone. */
function noPickupDraft({ say, names }: Voice): Draft {
	return {
		points: [say("noPickup", { address: addressLine(names.business) })],
		actions: ["directions"],
	};
}

export function pickupDraft(voice: Voice): Draft {
	if (!voice.names.business.pickup) return noPickupDraft(voice);
	const [first = ""] = passages(voice, "pickup");
	return { points: [first], after: [voice.say("book")] };
}

export function bookDraft(voice: Voice): Draft {
	const span = dailySpan(voice);
	return { points: [voice.say("book")], extras: span ? [voice.say("hereAt", { span })] : [] };
}

export function turnaroundDraft(voice: Voice): Draft {
	const { say, texts } = voice;
	const time = texts.say(texts.site.business.turnaround);
	const usual = say("turnaround", { time });
	const names = namesOf(slowAsked(voice));
	if (names) return { points: [say("mayTakeLonger", { names, time })] };
	const point = isInTime(voice) ? say("inTime", { usual }) : usual;
	return { points: [point], extras: passages(voice, "slow").slice(0, 1) };
}

/** Back by a day that leaves the usual time. */
function isInTime({ asked: { acts, days }, names, now }: Voice): boolean {
	const left = Math.min(...days.map(dayOf)) - shopClock(now).day;
	const isEnough = left * 24 >= names.business.turnaroundHours.to;
	return acts.includes("express") && days.length > 0 && isEnough;
}

export function expressDraft(voice: Voice): Draft {
	if (isInTime(voice)) return turnaroundDraft(voice);
	const { say, price, names } = voice;
	const service = names.services.find(({ sameDay }) => sameDay);
	if (!service) return { points: [say("noSameDay"), ...(turnaroundDraft(voice).points ?? [])] };
	const things = askedThings(voice);
	const slow = slowAsked(voice);
	const cost = price(service.price);
	const yes = affirmed(voice, say("sameDay", { name: service.name, price: lowered(cost) }));
	if (slow.length === 0) return { points: [yes], after: passages(voice, "slow").slice(0, 1) };
	const unsure = say("sameDayUnsure", { names: namesOf(slow) });
	const others = things.some(({ choices }) => choices.some((item) => !slow.includes(item)));
	const priced = say("priced", { name: service.name, price: cost });
	return { points: others ? [yes, unsure] : [unsure, priced] };
}

/** Items asked about for which the shop does not promise its usual time. */
function slowAsked(voice: Voice): CardItem[] {
	const exceptions = passages({ texts: voice.original }, "slow").join(" ").toLowerCase();
	const named = new Set(exceptions.match(/[a-z]{5,}/g) ?? []);
	const items = voice.data.prices.categories.flatMap((category) => category.items);
	const isNamed = ({ id }: CardItem) => {
		const name = items.find((item) => item.id === id)?.name.toLowerCase();
		return name?.match(/[a-z]{5,}/g)?.some((word) => named.has(word));
	};
	return itemsInTurn(askedThings(voice)).filter((item) => item.isSlow || isNamed(item));
}

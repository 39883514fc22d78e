/** Prices of items, categories and services. */

import type { Draft } from "./draft.ts";
import { itemPrices, thingPrices } from "./item-prices.ts";
import { passages } from "./passages.ts";
import { askedThings, itemsInTurn, namesOf } from "./rate-card.ts";
import { listDraft } from "./total-draft.ts";
import { affirmed, type Voice } from "./voice.ts";

export function priceDraft(voice: Voice): Draft {
	const things = askedThings(voice);
	if (voice.asked.isOtherWork && things.length > 0) return otherWorkDraft(voice);
	const list = listDraft(voice);
	if (list) return withService(voice, list);
	if (voice.asked.isUncertain && things.length > 0) return howManyDraft(voice);
	if (things.length > 0) return withService(voice, thingPrices(voice, things));
	const category = categoryOf(voice);
	if (category) return itemPrices(voice, category.items);
	return serviceDraft(voice) ?? whichItem(voice);
}

/** "Saree with a haldi stain": what is done to the things has a price of its own. */
function withService(voice: Voice, draft: Draft): Draft {
	const service = serviceOf(voice);
	if (!service || service.sameDay || service.price.kind === "quote") return draft;
	const line = voice.say("priced", { name: service.name, price: voice.price(service.price) });
	return { ...draft, points: [...(draft.points ?? []), line] };
}

/** The prices alone, where it is not certain how many of each are meant. */
function howManyDraft(voice: Voice): Draft {
	const things = askedThings(voice);
	const items = itemsInTurn(things);
	const { toList, ...prices } = thingPrices(voice, things);
	if (items.every(({ price }) => price.kind === "quote")) return prices;
	const isWeighed = items.every(({ measure }) => measure);
	const question = voice.say(isWeighed ? "measuredFirst" : "howMany");
	return { ...prices, after: [question, ...(prices.after ?? [])] };
}

/** A price is for its work: no other work has it. */
function otherWorkDraft(voice: Voice): Draft {
	return { points: [voice.say("otherWork", { names: namesOf(itemsInTurn(askedThings(voice))) })] };
}

function serviceDraft(voice: Voice): Draft | undefined {
	const service = serviceOf(voice);
	if (!service) return undefined;
	const { say, price } = voice;
	const isQuote = service.price.kind === "quote";
	const priced = say("priced", { name: service.name, price: price(service.price) });
	return { points: [priced, service.description], after: isQuote ? [say("askForQuote")] : [] };
}

/** A service with its name, and its description in the language of running texts. */
function serviceOf({ asked, names, texts }: Voice) {
	const service = names.services.find(({ id }) => id === asked.service);
	const text = texts.site.services.find(({ id }) => id === asked.service);
	return service && { ...service, description: texts.say((text ?? service).description) };
}

const categoryOf = ({ asked, card }: Voice) =>
	card.categories.find(({ id }) => id === asked.category);

/** The categories, each with its lowest price. */
function whichItem(voice: Voice): Draft {
	const categories = voice.card.categories.flatMap(({ id, name, items }) => {
		const [cheapest] = items
			.flatMap(({ price }) => (price.kind === "quote" || price.low === 0 ? [] : [price]))
			.sort((one, other) => one.low - other.low);
		const from = cheapest && { price: { ...cheapest, kind: "from" as const, opening: "from" } };
		return items.slice(0, 1).map((item) => ({ ...item, id, name, ...from }));
	});
	return { lead: voice.say("whichItem"), ...itemPrices(voice, categories), isMenu: true };
}

export function servicesDraft(voice: Voice): Draft {
	const one = serviceDraft(voice);
	if (one) return one;
	const things = askedThings(voice);
	if (things.length > 0 || categoryOf(voice)) return careDraft(voice);
	const { services } = voice.names;
	const shown = services.slice(voice.asked.page * 10);
	if (shown.length === 0) return { points: [voice.say("thatWasAll")] };
	return { lead: voice.say("weDo"), points: shown.map(({ name }) => name), isMenu: true };
}

/** True if the service that is asked about removes stains. */
function isOfStains({ asked, original }: Voice): boolean {
	const service = original.site.services.find(({ id }) => id === asked.service);
	const patterns = original.topics.stain ?? [];
	return patterns.some((pattern) => new RegExp(pattern, "i").test(service?.name ?? ""));
}

/** True if a thing can be cleaned: what the shop has a price for, it cleans. */
export function careDraft(voice: Voice): Draft {
	const { say, price, asked } = voice;
	const things = askedThings(voice);
	if (asked.isOtherWork && things.length > 0) return otherWorkDraft(voice);
	const service = serviceOf(voice);
	const category = categoryOf(voice);
	const firstPage = { ...voice, asked: { ...asked, page: 0 } };
	const prices =
		things.length > 0
			? thingPrices(firstPage, things)
			: category && itemPrices(firstPage, category.items);
	if (service && isOfStains(voice)) {
		const lead = say("weTryStain", { name: service.name, price: price(service.price) });
		// The question is of the stain, not of what each kind of the thing costs.
		const table = prices?.rows && prices.rows.length < 4 ? prices : {};
		const isPriced = asked.acts.some((act) => act === "price" || act === "total");
		return {
			// The prices stand in another draft.
			...(isPriced ? {} : { ...table, lead }),
			points: [say("stainMayStay")],
			extras: [service.description],
		};
	}
	if (prices) return { ...prices, lead: affirmed(voice, say("weClean")) };
	return serviceDraft(voice) ?? { points: [say("dependsOnPiece")] };
}

/** The works that a price includes. Of washing by weight, the names of the rates say it; what is a service has its own price. */
export function includedDraft(voice: Voice): Draft {
	const service = serviceOf(voice);
	if (service && !service.sameDay && service.price.kind !== "quote") return careDraft(voice);
	const things = askedThings(voice);
	const item = things[0]?.choices[0];
	if (item?.measure === "kg") {
		const { items = [] } = voice.card.categories.find(({ id }) => id === item.category) ?? {};
		const siblings = items.filter(({ measure }) => measure === "kg");
		return { ...itemPrices(voice, siblings), lead: voice.say("includedByName") };
	}
	const points = ["ironing", "pickup"].flatMap((topic) => passages(voice, topic).slice(0, 1));
	const { rows = [], toList } = thingPrices(voice, things);
	if (rows.length > 0 && rows.length < 3) return { lead: points[0], rows, toList };
	return { points, after: [voice.say("askFor")] };
}

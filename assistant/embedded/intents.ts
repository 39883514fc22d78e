/** What a visitor may want, by precedence. Intents see the engine's words, never the text. */
import type { Asked } from "./asked.ts";
import { asksAboutOrder } from "./asks-about-order.ts";
import { hoursReply } from "./hours-reply.ts";
import { type Reply, sentences } from "./point-form.ts";
import * as prices from "./price-replies.ts";
import * as say from "./replies.ts";
import { topicWords } from "./topic-words.ts";

export interface Intent {
	matches(asked: Asked): boolean;
	reply(asked: Asked): Reply;
	/** The only reply, whatever else the question says. */
	alone?: true;
	/** A list of which "more" shows the next part. */
	paged?: true;
}

/** Topics beside which a question still asks for a price. */
const besidePrices = new Set(
	"price list more cheap services dryclean city today bulk aboutshop assistant help greeting thanks".split(
		" ",
	),
);
const ownTopics = [...Object.keys(topicWords), "place"].filter((topic) => !besidePrices.has(topic));

function asksPrice({ has }: Asked): boolean {
	return has("price", "list", "cheap");
}

function hasTopic({ has, areas }: Asked): boolean {
	return has(...ownTopics) || areas.length > 0;
}

function namesNoItem({ found }: Asked): boolean {
	return found.items.length === 0;
}

function asksItems(asked: Asked): boolean {
	const { has, unknown, found } = asked;
	if (found.items.length === 0) return false;
	// A damaged thing is no question of its price.
	if (has("damage", "guarantee") && !asksPrice(asked)) return false;
	if (has(...ownTopics) && !has("and") && !asksPrice(asked)) return false;
	return found.isThing || (unknown.length === 0 && !has("unlisted"));
}

/** Ironing alone; "wash and iron" is priced by weight. */
function asksIroning({ has, words, shop }: Asked): boolean {
	return has("iron") && !has("wash", "fold", "and") && shop.ironing(words).length > 0;
}

function asksCategory(asked: Asked): boolean {
	const { has, words, found, shop } = asked;
	if (found.items.length > 0 || has("unlisted")) return false;
	if (!asksPrice(asked) && (hasTopic(asked) || has("bulk"))) return false;
	return shop.prices.inCategory(words).length > 0;
}

function asksArea({ has, areas }: Asked): boolean {
	return areas.length > 0 || has("area", "place");
}

function only({ words }: Asked, ...allowed: string[]): boolean {
	return words.length > 0 && words.every((word) => allowed.includes(word));
}

type Options = Pick<Intent, "alone" | "paged">;

function when(matches: Intent["matches"], reply: Intent["reply"], options?: Options): Intent {
	return { matches, reply, ...options };
}

function on(word: string, reply: Intent["reply"], options?: Options): Intent {
	return when(({ has }) => has(word), reply, options);
}

const nods = new Set(
	"ok okay okk yes yeah yup no nope haan han nahi hmm acha accha theek".split(" "),
);
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

export const intents: readonly Intent[] = [
	on("hostile", say.unsure, { alone: true }),
	on("othershop", say.otherShops, { alone: true }),
	when(
		(asked) => asked.has("orderstatus") || (!asksArea(asked) && asksAboutOrder(asked.spelt)),
		say.orderStatus,
		{ alone: true },
	),
	on("complaint", say.complaint, { alone: true }),
	on("feedback", say.feedback, { alone: true }),
	when(({ has }) => has("beyond") && !has("and"), say.unsure, { alone: true }),
	on("unlistedwork", say.notListed, { alone: true }),
	when(asksIroning, prices.ironing),
	when(
		(asked) => asksItems(asked) && !(asksIroning(asked) && asked.found.isThing),
		(asked) => {
			const reply = prices.pricePage(asked, asked.found.items);
			const hasRest = asked.unknown.length > 0 && !asksPrice(asked);
			return hasRest ? { ...reply, extras: [say.unsureOfRest(asked)] } : reply;
		},
		{ paged: true },
	),
	when(
		asksCategory,
		(asked) => prices.pricePage(asked, asked.shop.prices.inCategory(asked.words)),
		{ paged: true },
	),
	on("unlisted", say.notListed),
	when(
		(asked) =>
			asked.has("dryclean") &&
			namesNoItem(asked) &&
			!asksCategory(asked) &&
			!asked.has("unlisted") &&
			!hasTopic(asked),
		prices.service("premium-dry-cleaning"),
	),
	on("stain", prices.service("stain-removal")),
	on("express", prices.express),
	on("turnaround", say.turnaround),
	when(
		(asked) =>
			asksArea(asked) || (asked.has("pickup", "come") && (asked.namesPlace || asked.has("city"))),
		say.areas,
	),
	when(
		(asked) =>
			asked.has("pickup", "come") && !asked.has("book") && !asked.namesPlace && !asksArea(asked),
		say.pickup,
	),
	on("book", say.booking),
	// "Now" alone asks for opening hours; beside another topic it asks to be quick.
	when(
		({ has }) =>
			has("hours", "holiday", ...weekdays) ||
			(has("now") && !has(...ownTopics.filter((topic) => topic !== "now"))),
		hoursReply,
	),
	on("address", say.address),
	when(({ has }) => has("phone") && !has("whatsapp"), say.phone),
	on("email", say.email),
	on("whatsapp", say.whatsappNumber),
	on("contact", say.contact),
	on("social", say.social),
	on("website", say.website),
	on("pay", say.payment),
	on("review", say.reviews),
	on("damage", say.damage),
	on("guarantee", say.guarantee),
	on("pockets", say.terms("before-you-hand-over")),
	on("condition", say.terms("condition-and-inspection")),
	on("unclaimed", say.terms("collection-and-unclaimed-items", "When an order")),
	on("estimate", say.terms("prices-and-estimates")),
	when(
		(asked) =>
			asked.has("discount") ||
			(asked.has("bulk") && !asked.has("pickup", "come") && !asksCategory(asked)),
		prices.discounts,
	),
	on("eco", say.feature("eco-friendly-process")),
	on("expert", say.feature("expert-care")),
	on("privacy", say.policy("privacy", "Privacy Policy")),
	on("terms", say.policy("terms", "Terms & Conditions")),
	on("why", say.featureTitles),
	on("assistant", say.assistant),
	on("aboutshop", say.about),
	when(
		(asked) => asked.has("services") && namesNoItem(asked) && !hasTopic(asked),
		prices.serviceNames,
	),
	when(
		(asked) =>
			asksPrice(asked) &&
			namesNoItem(asked) &&
			asked.unknown.length === 0 &&
			only(asked, "price", "list", "cheap", "and", "greeting", "today", "now"),
		prices.categoryNames,
	),
	when(
		(asked) =>
			(asked.has("help") && only(asked, "help", "and", "greeting")) ||
			(asked.spelt.length > 0 && asked.spelt.every((word) => nods.has(word))),
		say.help,
	),
	when((asked) => asked.has("thanks") && only(asked, "thanks", "and", "greeting"), say.thanks),
	when((asked) => only(asked, "greeting", "and") && asked.unknown.length < 3, say.greeting),
];

export function unmatched(asked: Asked): Reply {
	const { shop, spelt, unknown } = asked;
	const text = shop.texts(spelt);
	if (text && unknown.length < 4) return { lines: sentences(text) };
	return asksPrice(asked) ? say.notListed(asked) : say.unsure(asked);
}

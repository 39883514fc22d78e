/** What a visitor may want, by precedence. Intents see the engine's words (`topic-words.ts`, …), never the question's text. */
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
	/** Answered by itself, whatever else the question may say. */
	alone?: true;
	/** A list of prices, of which "more" shows the next part. */
	paged?: true;
}

/** Topics beside which a thing in the question is still asked for its price. */
const besidePrices = new Set(
	"price list more cheap services dryclean city today bulk aboutshop assistant help greeting thanks".split(
		" ",
	),
);
const ownTopics = [...Object.keys(topicWords), "place"].filter((topic) => !besidePrices.has(topic));

function asksPrice({ reading }: Asked): boolean {
	return reading.has("price", "list", "cheap");
}

function hasTopic({ reading }: Asked): boolean {
	return reading.has(...ownTopics) || reading.areas.length > 0;
}

function asksItems(asked: Asked): boolean {
	const { reading, found } = asked;
	if (found.items.length === 0) return false;
	// What went wrong with a thing is no question of its price.
	if (reading.has("damage", "guarantee") && !asksPrice(asked)) return false;
	if (reading.has(...ownTopics) && !reading.has("and") && !asksPrice(asked)) return false;
	return found.isThing || (reading.unknown.length === 0 && !reading.has("unlisted"));
}

/** The question is about ironing alone; "wash and iron" is priced by weight. */
function asksIroning({ reading, shop }: Asked): boolean {
	return (
		reading.has("iron") &&
		!reading.has("wash", "fold", "and") &&
		shop.ironing(reading.words).length > 0
	);
}

function asksCategory(asked: Asked): boolean {
	const { reading, found, shop } = asked;
	if (found.items.length > 0 || reading.has("unlisted")) return false;
	if (!asksPrice(asked) && (hasTopic(asked) || reading.has("bulk"))) return false;
	return shop.prices.inCategory(reading.words).length > 0;
}

function asksArea({ reading }: Asked): boolean {
	return reading.areas.length > 0 || reading.has("area", "place");
}

function only({ reading }: Asked, ...words: string[]): boolean {
	return reading.words.length > 0 && reading.words.every((word) => words.includes(word));
}

function on(word: string, reply: Intent["reply"], options?: Pick<Intent, "alone">): Intent {
	return { matches: ({ reading }) => reading.has(word), reply, ...options };
}

const nods = new Set(
	"ok okay okk yes yeah yup no nope haan han nahi hmm acha accha theek".split(" "),
);
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

export const intents: readonly Intent[] = [
	on("hostile", say.unsure, { alone: true }),
	on("othershop", say.otherShops, { alone: true }),
	{
		matches: (asked) =>
			asked.reading.has("orderstatus") || (!asksArea(asked) && asksAboutOrder(asked.reading.spelt)),
		reply: say.orderStatus,
		alone: true,
	},
	on("complaint", say.complaint, { alone: true }),
	on("feedback", say.feedback, { alone: true }),
	{
		matches: ({ reading }) => reading.has("beyond") && !reading.has("and"),
		reply: say.unsure,
		alone: true,
	},
	on("unlistedwork", say.notListed, { alone: true }),
	{ matches: asksIroning, reply: prices.ironing },
	{
		matches: (asked) => asksItems(asked) && !(asksIroning(asked) && asked.found.isThing),
		reply: (asked) => {
			const reply = prices.pricePage(asked, asked.found.items);
			const hasRest = asked.reading.unknown.length > 0 && !asksPrice(asked);
			return hasRest ? { ...reply, extras: [say.unsureOfRest(asked)] } : reply;
		},
		paged: true,
	},
	{
		matches: asksCategory,
		reply: (asked) => prices.pricePage(asked, asked.shop.prices.inCategory(asked.reading.words)),
		paged: true,
	},
	on("unlisted", say.notListed),
	{
		matches: (asked) =>
			asked.reading.has("dryclean") &&
			asked.found.items.length === 0 &&
			!asksCategory(asked) &&
			!asked.reading.has("unlisted") &&
			!hasTopic(asked),
		reply: prices.service("premium-dry-cleaning"),
	},
	on("stain", prices.service("stain-removal")),
	on("express", prices.express),
	on("turnaround", say.turnaround),
	{
		matches: (asked) =>
			asksArea(asked) ||
			(asked.reading.has("pickup", "come") &&
				(asked.reading.namesPlace || asked.reading.has("city"))),
		reply: say.areas,
	},
	{
		matches: (asked) =>
			asked.reading.has("pickup", "come") &&
			!asked.reading.has("book") &&
			!asked.reading.namesPlace &&
			!asksArea(asked),
		reply: say.pickup,
	},
	on("book", say.booking),
	{
		// "Now" alone asks whether the shop is open; beside another topic it only asks to be quick.
		matches: ({ reading }) =>
			reading.has("hours", "holiday", ...weekdays) ||
			(reading.has("now") && !reading.has(...ownTopics.filter((topic) => topic !== "now"))),
		reply: hoursReply,
	},
	on("address", say.address),
	{
		matches: ({ reading }) => reading.has("phone") && !reading.has("whatsapp"),
		reply: say.phone,
	},
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
	{
		matches: (asked) =>
			asked.reading.has("discount") ||
			(asked.reading.has("bulk") && !asked.reading.has("pickup", "come") && !asksCategory(asked)),
		reply: prices.discounts,
	},
	on("eco", say.feature("eco-friendly-process")),
	on("expert", say.feature("expert-care")),
	on("privacy", say.policy("privacy", "Privacy Policy")),
	on("terms", say.policy("terms", "Terms & Conditions")),
	on("why", say.featureTitles),
	on("assistant", say.assistant),
	on("aboutshop", say.about),
	{
		matches: (asked) =>
			asked.reading.has("services") && asked.found.items.length === 0 && !hasTopic(asked),
		reply: prices.serviceNames,
	},
	{
		matches: (asked) =>
			asksPrice(asked) &&
			asked.found.items.length === 0 &&
			asked.reading.unknown.length === 0 &&
			only(asked, "price", "list", "cheap", "and", "greeting", "today", "now"),
		reply: prices.categoryNames,
	},
	{
		matches: (asked) =>
			(asked.reading.has("help") && only(asked, "help", "and", "greeting")) ||
			(asked.reading.spelt.length > 0 && asked.reading.spelt.every((word) => nods.has(word))),
		reply: say.help,
	},
	{
		matches: (asked) => asked.reading.has("thanks") && only(asked, "thanks", "and", "greeting"),
		reply: say.thanks,
	},
	{
		matches: (asked) => only(asked, "greeting", "and") && asked.reading.unknown.length < 3,
		reply: say.greeting,
	},
];

export function unmatched(asked: Asked): Reply {
	const { reading, shop } = asked;
	const text = shop.texts(reading.spelt);
	if (text && reading.unknown.length < 4) return { lines: sentences(text) };
	return asksPrice(asked) ? say.notListed(asked) : say.unsure(asked);
}

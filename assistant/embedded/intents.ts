/**
 * What a visitor may want, in the order in which it is looked for. An intent sees the question as the
 * engine's words (`topic-words.ts`, `item-words.ts`, `common-words.ts`), never its text.
 */

import { asksAfterOrder } from "./order-words.ts";
import { type Reply, sentences } from "./point-form.ts";
import type { Found } from "./price-index.ts";
import type { Reading } from "./read-question.ts";
import * as say from "./replies.ts";
import type { ShopKnowledge } from "./shop-knowledge.ts";
import { topicWords } from "./topic-words.ts";

/** A question with all that is known when it is answered. */
export interface Asked {
	reading: Reading;
	/** What it names of the price list. */
	found: Found;
	shop: ShopKnowledge;
	now: Date;
	/** Which five of a list, from 0. */
	page: number;
}

export interface Intent {
	name: string;
	matches(asked: Asked): boolean;
	reply(asked: Asked): Reply;
	/** Answered by itself, whatever else the question may say. */
	alone?: true;
}

/** Topics that do not keep a thing in the question from being asked for its price. */
const besidePrices = new Set(
	["price", "list", "more", "cheap", "services", "dryclean", "city", "today", "bulk"].concat([
		"aboutshop",
		"assistant",
		"help",
		"greeting",
		"thanks",
	]),
);
const ownTopics = [...Object.keys(topicWords), "place"].filter((topic) => !besidePrices.has(topic));

function asksPrice({ reading }: Asked): boolean {
	return reading.has("price", "list", "cheap");
}

function hasTopic({ reading }: Asked): boolean {
	return reading.has(...ownTopics) || reading.areas.length > 0;
}

/** The question is about things on the price list. */
function asksItems(asked: Asked): boolean {
	const { items, isThing } = asked.found;
	if (items.length === 0) return false;
	// What went wrong with a thing is no question of its price.
	if (asked.reading.has("damage", "guarantee") && !asksPrice(asked)) return false;
	const isAside = asked.reading.has(...ownTopics) && !asked.reading.has("and");
	if (isAside && !asksPrice(asked)) return false;
	const strange = asked.reading.unknown.length > 0 || asked.reading.has("unlisted");
	return isThing || !strange;
}

/** The question is about pressing alone; "wash and iron" is priced by weight. */
function asksIroning({ reading, shop }: Asked): boolean {
	return (
		reading.has("iron") &&
		!reading.has("wash", "fold", "and") &&
		shop.ironing(reading.words).length > 0
	);
}

/** The question is about a category of the price list and no thing of it. */
function asksCategory(asked: Asked): boolean {
	const { reading, found, shop } = asked;
	if (found.items.length > 0 || reading.has("unlisted")) return false;
	if (!asksPrice(asked) && (hasTopic(asked) || reading.has("bulk"))) return false;
	return shop.prices.inCategory(reading.words).length > 0;
}

function only({ reading }: Asked, ...words: string[]): boolean {
	return reading.words.length > 0 && reading.words.every((word) => words.includes(word));
}

/** An intent that any of some words calls. */
function on(words: readonly string[], name: string, reply: Intent["reply"], alone?: true): Intent {
	return { name, matches: ({ reading }) => reading.has(...words), reply, alone };
}

const nods = new Set(
	"ok okay okk yes yeah yup no nope haan han nahi hmm acha accha theek".split(" "),
);
const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

export const intents: readonly Intent[] = [
	on(["hostile"], "hostile", ({ shop }) => say.unsure(shop.data), true),
	on(["othershop"], "other shops", ({ shop }) => say.otherShops(shop.data), true),
	{
		name: "order status",
		matches: ({ reading }) =>
			reading.has("orderstatus") ||
			(reading.areas.length === 0 &&
				!reading.has("area", "place") &&
				asksAfterOrder(reading.spelt)),
		reply: ({ shop, reading }) => say.orderStatusReply(shop.data, reading),
		alone: true,
	},
	on(["complaint"], "complaint", ({ shop }) => say.complaintReply(shop.data), true),
	on(["feedback"], "feedback", ({ shop }) => say.feedbackReply(shop.data), true),
	{
		name: "beyond the data",
		matches: ({ reading }) => reading.has("beyond") && !reading.has("and"),
		reply: ({ shop }) => say.unsure(shop.data),
		alone: true,
	},
	on(["unlistedwork"], "work not listed", ({ shop }) => say.notListed(shop.data), true),
	{
		name: "ironing",
		matches: asksIroning,
		reply: ({ shop, reading }) => say.featuredReply(shop.ironing(reading.words)),
	},
	{
		name: "prices of items",
		matches: (asked) => asksItems(asked) && !(asksIroning(asked) && asked.found.isThing),
		reply: (asked) => {
			const { shop, found, page, reading } = asked;
			const prices = say.priceReply(shop.data, found.items, page);
			const more = reading.unknown.length > 0 && !asksPrice(asked);
			return more ? { ...prices, extras: [say.restLine(shop.data)] } : prices;
		},
	},
	{
		name: "prices of a category",
		matches: asksCategory,
		reply: ({ shop, reading, page }) =>
			say.priceReply(shop.data, shop.prices.inCategory(reading.words), page),
	},
	on(["unlisted"], "a thing not listed", ({ shop }) => say.notListed(shop.data)),
	{
		name: "dry cleaning",
		matches: (asked) =>
			asked.reading.has("dryclean") &&
			asked.found.items.length === 0 &&
			!asksCategory(asked) &&
			!asked.reading.has("unlisted") &&
			!hasTopic(asked),
		reply: ({ shop }) => say.serviceReply(shop.data, "premium-dry-cleaning"),
	},
	on(["stain"], "stains", ({ shop }) => say.serviceReply(shop.data, "stain-removal")),
	on(["express"], "express", ({ shop }) => say.expressReply(shop.data)),
	on(["turnaround"], "turnaround", ({ shop }) => say.turnaroundReply(shop.data)),
	{
		name: "areas",
		matches: ({ reading }) =>
			reading.areas.length > 0 ||
			reading.has("area", "place") ||
			(reading.has("pickup", "come") && (reading.namesPlace || reading.has("city"))),
		reply: ({ shop, reading }) => say.areasReply(shop.data, reading),
	},
	{
		name: "pickup",
		matches: ({ reading }) =>
			reading.has("pickup", "come") &&
			!reading.has("book", "place", "area") &&
			!reading.namesPlace &&
			reading.areas.length === 0,
		reply: ({ shop }) => say.pickupReply(shop.data),
	},
	on(["book"], "booking", ({ shop }) => say.bookingReply(shop.data)),
	{
		name: "hours",
		// "Now" alone asks whether the shop is open; beside another topic it only asks to be quick.
		matches: ({ reading }) =>
			reading.has("hours", "holiday", ...days) ||
			(reading.has("now") && !reading.has(...ownTopics.filter((topic) => topic !== "now"))),
		reply: ({ shop, reading, now }) => say.hoursReply(shop.data, reading, now),
	},
	on(["address"], "address", ({ shop }) => say.addressReply(shop.data)),
	{
		name: "phone",
		matches: ({ reading }) => reading.has("phone") && !reading.has("whatsapp"),
		reply: ({ shop }) => say.phoneReply(shop.data),
	},
	on(["email"], "e-mail", ({ shop }) => say.emailReply(shop.data)),
	on(["whatsapp"], "whatsapp", ({ shop }) => say.whatsappReply(shop.data)),
	on(["contact"], "contact", ({ shop }) => say.contactReply(shop.data)),
	on(["social"], "social", ({ shop }) => say.socialReply(shop.data)),
	on(["website"], "website", ({ shop }) => say.websiteReply(shop.data)),
	on(["pay"], "payment", ({ shop }) => say.paymentReply(shop.data)),
	on(["review"], "reviews", ({ shop }) => say.reviewsReply(shop.data)),
	on(["damage"], "damage", ({ shop }) => say.damageReply(shop.data)),
	on(["guarantee"], "guarantee", ({ shop }) => say.guaranteeReply(shop.data)),
	on(["pockets"], "pockets", ({ shop }) => say.termsReply(shop.data, "before-you-hand-over")),
	on(["condition"], "inspection", ({ shop }) =>
		say.termsReply(shop.data, "condition-and-inspection"),
	),
	on(["unclaimed"], "unclaimed", ({ shop }) =>
		say.termsReply(shop.data, "collection-and-unclaimed-items", "When an order"),
	),
	on(["estimate"], "estimates", ({ shop }) => say.termsReply(shop.data, "prices-and-estimates")),
	{
		name: "discounts",
		matches: (asked) =>
			asked.reading.has("discount") ||
			(asked.reading.has("bulk") && !asked.reading.has("pickup", "come") && !asksCategory(asked)),
		reply: ({ shop }) => say.discountsReply(shop.data),
	},
	on(["eco"], "eco-friendly", ({ shop }) => say.featureReply(shop.data, "eco-friendly-process")),
	on(["expert"], "care", ({ shop }) => say.featureReply(shop.data, "expert-care")),
	on(["privacy"], "privacy", ({ shop }) => say.policyReply(shop.data, "privacy")),
	on(["terms"], "terms", ({ shop }) => say.policyReply(shop.data, "terms")),
	on(["why"], "why us", ({ shop }) => say.featuresReply(shop.data)),
	on(["assistant"], "the assistant", ({ shop }) => say.assistantReply(shop.data)),
	on(["aboutshop"], "the shop", ({ shop }) => say.aboutReply(shop.data)),
	{
		name: "services",
		matches: (asked) =>
			asked.reading.has("services") && asked.found.items.length === 0 && !hasTopic(asked),
		reply: ({ shop }) => say.servicesReply(shop.data),
	},
	{
		name: "the price list",
		matches: (asked) =>
			asksPrice(asked) &&
			asked.found.items.length === 0 &&
			asked.reading.unknown.length === 0 &&
			only(asked, "price", "list", "cheap", "and", "greeting", "today", "now"),
		reply: ({ shop }) => say.categoriesReply(shop.prices.categoryNames),
	},
	{
		name: "help",
		matches: (asked) => only(asked, "help", "and", "greeting") && asked.reading.has("help"),
		reply: ({ shop }) => say.helpReply(shop.data),
	},
	{
		name: "a nod",
		matches: ({ reading }) =>
			reading.spelt.length > 0 && reading.spelt.every((word) => nods.has(word)),
		reply: ({ shop }) => say.helpReply(shop.data),
	},
	{
		name: "thanks",
		matches: (asked) => asked.reading.has("thanks") && only(asked, "thanks", "and", "greeting"),
		reply: ({ shop }) => say.thanksReply(shop.data),
	},
	{
		name: "greeting",
		matches: (asked) => only(asked, "greeting", "and") && asked.reading.unknown.length < 3,
		reply: ({ shop }) => say.greetingReply(shop.data),
	},
];

/** What is said when no intent matches. */
export function unmatched(asked: Asked): Reply {
	const { reading, shop } = asked;
	const text = shop.texts(reading.spelt);
	if (text && reading.unknown.length < 4) return { lines: sentences(text) };
	return asksPrice(asked) ? say.notListed(shop.data) : say.unsure(shop.data);
}

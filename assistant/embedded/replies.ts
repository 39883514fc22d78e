/** What the engine says. Every fact is a value of the content; the rest names no number. */
import { formatPrice } from "../../content/format-price.ts";
import { shownAccounts } from "../../content/social-accounts.ts";
import { chatLink } from "../chat-link.ts";
import type { ShopData } from "../contract.ts";
import { limits } from "../limits.ts";
import {
	comingSpecials,
	dayLine,
	daysNamed,
	isOn,
	namesSpecial,
	nowLine,
	specialLine,
	weekdaysNamed,
	weekLines,
} from "./hours-lines.ts";
import { pointForm, type Reply, sentences } from "./point-form.ts";
import type { PricedItem } from "./price-index.ts";
import type { Reading } from "./read-question.ts";

function whatsapp({ site }: ShopData, message?: "orderStatus" | "feedback"): string {
	return `[WhatsApp](${chatLink(site, message)})`;
}

const moreLine = "For more of these, say “more”";

export function unsure(data: ShopData): Reply {
	return { lines: ["I'm not sure about that", `Please ask us on ${whatsapp(data)}`] };
}

/** For what a question says beside the things whose prices it names. */
export function restLine(data: ShopData): string {
	return `I'm not sure about the rest: ask on ${whatsapp(data)}`;
}

export function notListed(data: ShopData): Reply {
	return { lines: ["I'm not sure: it is not on our list", `Please ask us on ${whatsapp(data)}`] };
}

export function otherShops(data: ShopData): Reply {
	return {
		lines: [
			"I'm not sure about other shops",
			`For our own prices ask me, or us on ${whatsapp(data)}`,
		],
	};
}

/** The pages of a list of prices, five items each, or fewer if five are too long for an answer. */
export function pricePages(items: readonly PricedItem[]): PricedItem[][] {
	const pages: PricedItem[][] = [];
	let page: PricedItem[] = [];
	for (const item of items) {
		const longer = [...page, item].map(({ line }) => line);
		const whole = pointForm([...longer, moreLine]).split("\n").length === longer.length + 1;
		if (page.length > 0 && (longer.length > limits.prices || !whole)) page = [];
		if (page.length === 0) pages.push(page);
		page.push(item);
	}
	for (const page of pages) page.sort((a, b) => a.thing - b.thing);
	return pages;
}

/** A page of prices, from 0; past the last one there is nothing to say but to ask the shop. */
export function priceReply(data: ShopData, items: readonly PricedItem[], page = 0): Reply {
	const pages = pricePages(items);
	const shown = pages[page];
	if (!shown) return { lines: ["That is all of them", `Anything else? Ask on ${whatsapp(data)}`] };
	const lines = shown.map(({ line }) => line);
	return { lines: page + 1 < pages.length ? [...lines, moreLine] : lines };
}

export function categoriesReply(names: readonly string[]): Reply {
	return { lines: ["Tell me an item, or one of these:", ...names] };
}

export function servicesReply({ site }: ShopData): Reply {
	return { lines: site.services.map(({ name }) => name) };
}

/** A service by its id, with its price and what it is. */
export function serviceReply({ site }: ShopData, id: string): Reply {
	const service = site.services.find((entry) => entry.id === id);
	return { lines: service ? serviceLines(service) : [] };
}

/** The service of the same day; without one, how long it takes. */
export function expressReply(data: ShopData): Reply {
	const service = data.site.services.find(({ sameDay }) => sameDay);
	return service ? { lines: serviceLines(service) } : turnaroundReply(data);
}

function serviceLines({
	name,
	price,
	description,
}: ShopData["site"]["services"][number]): string[] {
	return [`${name}: ${formatPrice(price)}`, description];
}

/** The prices that keyword pages feature. */
export function featuredReply(entries: ShopData["site"]["featuredPrices"]): Reply {
	return { lines: entries.map(({ name, price }) => `${name}: ${formatPrice(price)}`) };
}

export function turnaroundReply({ site }: ShopData): Reply {
	return {
		lines: [`Most orders: ${site.business.turnaround}`],
		extras: sentences(site.faq.find(({ id }) => id === "turnaround")?.answer ?? "").slice(1),
	};
}

/** Where the shop comes: an area it names, its list, or that it is not sure about another. */
export function areasReply(data: ShopData, { areas, words, namesPlace }: Reading): Reply {
	const { business } = data.site;
	if (areas.length > 0)
		return { lines: [`Yes, we come to ${areas.join(", ")}: pickup and delivery are free`] };
	const elsewhere = words.includes("place") || (namesPlace && !words.includes("city"));
	if (!elsewhere) return { lines: [`Free pickup and delivery: ${business.areas.join(", ")}`] };
	return {
		lines: [
			`I'm not sure about that area: please ask on ${whatsapp(data)}`,
			`We name ${business.areas.join(", ")}`,
		],
	};
}

export function pickupReply(data: ShopData): Reply {
	return {
		lines: [featureText(data, "free-pickup-delivery")],
		extras: [`To book, message us on ${whatsapp(data)}`],
	};
}

export function bookingReply(data: ShopData): Reply {
	const how = data.site.faq.find(({ id }) => id === "book-a-pickup")?.answer ?? "";
	return { lines: [`Message us on ${whatsapp(data)}`, ...sentences(how).slice(1)] };
}

/** The hours that a question asks for: now, of the days it names, or of the week. */
export function hoursReply({ site }: ShopData, { words, spelt, has }: Reading, now: Date): Reply {
	const { business } = site;
	const coming = comingSpecials(business, now);
	const days = daysNamed(spelt, now);
	const weekdays = business.hours.filter(({ day }) => words.includes(day.toLowerCase()));
	const special = coming.filter(
		(entry) =>
			namesSpecial(spelt, entry) ||
			[...days.map(({ day }) => day), ...weekdaysNamed(words, now)].some((day) => isOn(entry, day)),
	);
	const told = special.map(specialLine);
	if (has("holiday") && special.length === 0)
		return {
			lines: [
				...coming.slice(0, 3).map(specialLine),
				...weekLines(business.hours),
				"I'm not sure about other holidays: please ask us",
			],
		};
	const ordinary = days.filter(({ day }) => !special.some((entry) => isOn(entry, day)));
	const named = [
		...told,
		...ordinary.map(({ day, called }) => dayLine(business, day, called)),
		...weekLines(weekdays),
	];
	const lines = named.length > 0 ? named : weekLines(business.hours);
	return {
		lines: has("now") ? [nowLine(business, now), ...lines] : lines,
		extras: coming.slice(0, 2).map(specialLine),
	};
}

export function addressReply({ site }: ShopData): Reply {
	const { name, address } = site.business;
	return {
		lines: [`${name}, ${address.street}, ${address.city}, ${address.state} ${address.postalCode}`],
		extras: weekLines(site.business.hours),
	};
}

export function phoneReply(data: ShopData): Reply {
	return { lines: [`Phone: ${data.site.business.phone}`], extras: [`Or ${whatsapp(data)}`] };
}

export function emailReply(data: ShopData): Reply {
	return { lines: [`E-mail: ${data.site.business.email}`], extras: [`Or ${whatsapp(data)}`] };
}

export function whatsappReply(data: ShopData): Reply {
	return { lines: [`Message us on ${whatsapp(data)}`, `Number: +${data.site.business.whatsapp}`] };
}

export function contactReply(data: ShopData): Reply {
	const { phone, email } = data.site.business;
	return { lines: [`Phone: ${phone}`, `Chat: ${whatsapp(data)}`, `E-mail: ${email}`] };
}

export function socialReply({ site }: ShopData): Reply {
	const { socialMedia, directoryLink } = site.business;
	const accounts = shownAccounts(socialMedia).map(({ name, url }) => `[${name}](${url})`);
	const lines = directoryLink ? [...accounts, `[Justdial](${directoryLink})`] : accounts;
	return { lines: lines.length > 0 ? lines : ["We have no page on social media"] };
}

export function websiteReply({ site }: ShopData): Reply {
	return { lines: [`Our website: ${site.business.siteUrl}`] };
}

export function paymentReply({ site }: ShopData): Reply {
	const told = site.faq.find(({ id }) => id === "payment")?.answer;
	return { lines: told ? sentences(told) : [`Payment: ${site.business.payment.join(", ")}`] };
}

export function reviewsReply({ reviews }: ShopData): Reply {
	if (reviews.totalReviewCount === 0) return { lines: ["We have no reviews yet"] };
	const shortest = reviews.reviews
		.flatMap(({ comment, reviewer }) => (comment ? [`“${comment}” ${reviewer.displayName}`] : []))
		.sort((a, b) => a.length - b.length)[0];
	return {
		lines: [`Rated ${reviews.averageRating} from ${reviews.totalReviewCount} reviews`],
		extras: shortest ? [shortest] : [],
	};
}

export function discountsReply(data: ShopData): Reply {
	const service = data.site.services.find(({ id }) => id === "bulk-discounts");
	return {
		lines: [
			...(service ? [`${service.name}: ${service.description}`] : []),
			`${service ? formatPrice(service.price) : "Ask us"}: ${whatsapp(data)}`,
			"I'm not sure about any other discount",
		],
	};
}

/** About an order that is under way; who asks when it comes is told what most orders take. */
export function orderStatusReply(data: ShopData, { spelt, has }: Reading): Reply {
	const { phone, turnaround } = data.site.business;
	const asksWhen = has("turnaround") || spelt.some((word) => word === "when" || word === "kab");
	return {
		lines: [
			"I'm not sure: I cannot see orders",
			`Please ask on ${whatsapp(data, "orderStatus")} or call ${phone}`,
			asksWhen ? `Most orders: ${turnaround}` : "",
		],
	};
}

export function feedbackReply(data: ShopData): Reply {
	const { phone } = data.site.business;
	return { lines: [`Please tell us on ${whatsapp(data, "feedback")} or call ${phone}`] };
}

/** Where to complain, and what the shop promises then. */
export function complaintReply(data: ShopData): Reply {
	return { lines: [...feedbackReply(data).lines, ...reCleaning(data)] };
}

export function policyReply({ site }: ShopData, policy: "terms" | "privacy"): Reply {
	const name = policy === "terms" ? "Terms & Conditions" : "Privacy Policy";
	return {
		lines: [`${name}: at the foot of every page`],
		extras: sentences(site[policy].description),
	};
}

export function aboutReply({ site }: ShopData): Reply {
	return { lines: [`${site.business.name}: ${site.business.tagline}`, site.hero.subtitle] };
}

export function assistantReply({ site }: ShopData): Reply {
	return {
		lines: [
			`I'm the chat assistant of ${site.business.name}, not a person`,
			"I know its prices, services, pickup and hours",
		],
	};
}

export function greetingReply({ site }: ShopData): Reply {
	return {
		lines: [
			`Hello, and welcome to ${site.business.name}!`,
			"Ask me about prices, services, pickup or hours",
		],
	};
}

export function helpReply(data: ShopData): Reply {
	return {
		lines: [
			"Ask me about prices, services, pickup, hours or payment",
			`Or write to us on ${whatsapp(data)}`,
		],
	};
}

export function featuresReply({ site }: ShopData): Reply {
	return { lines: site.features.map(({ title }) => title) };
}

export function thanksReply(data: ShopData): Reply {
	return { lines: ["You're welcome!", `To book, message us on ${whatsapp(data)}`] };
}

/** An entry of the terms, from its first sentence with a word, or from its start. */
export function termsReply({ site }: ShopData, id: string, from = ""): Reply {
	const all = sentences(site.terms.items.find((entry) => entry.id === id)?.content ?? "");
	const start = all.findIndex((sentence) => sentence.includes(from));
	return { lines: all.slice(Math.max(0, start)) };
}

export function guaranteeReply(data: ShopData): Reply {
	return { lines: [...reCleaning(data), `Write to us on ${whatsapp(data, "feedback")}`] };
}

export function damageReply(data: ShopData): Reply {
	const { lines } = termsReply(data, "free-re-cleaning", "damaged");
	return { lines: [...lines, `Write to us on ${whatsapp(data, "feedback")}`] };
}

function reCleaning({ site }: ShopData): string[] {
	return sentences(site.faq.find(({ id }) => id === "not-happy")?.answer ?? "");
}

export function featureReply(data: ShopData, id: string): Reply {
	return { lines: [featureText(data, id)] };
}

function featureText({ site }: ShopData, id: string): string {
	const feature = site.features.find((entry) => entry.id === id);
	return feature ? `${feature.title}: ${feature.description}` : "";
}

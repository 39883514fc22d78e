/** Facts come from the content; other words have no number. */
import { shownAccounts } from "../../content/social-accounts.ts";
import { chatLink } from "../chat-link.ts";
import type { ShopData } from "../contract.ts";
import type { Asked } from "./asked.ts";
import { weekLines } from "./hours-reply.ts";
import { type Reply, sentences } from "./point-form.ts";

export function whatsapp({ site }: ShopData, message?: "orderStatus" | "feedback"): string {
	return `[WhatsApp](${chatLink(site, message)})`;
}

export function unsure({ data }: Pick<Asked, "data">): Reply {
	return { lines: ["I'm not sure about that", `Please ask us on ${whatsapp(data)}`] };
}

export function unsureOfRest({ data }: Asked): string {
	return `I'm not sure about the rest: ask on ${whatsapp(data)}`;
}

export function notListed({ data }: Asked): Reply {
	return { lines: ["I'm not sure: it is not on our list", `Please ask us on ${whatsapp(data)}`] };
}

export function otherShops({ data }: Asked): Reply {
	const where = `For our own prices ask me, or us on ${whatsapp(data)}`;
	return { lines: ["I'm not sure about other shops", where] };
}

export function turnaround({ data: { site } }: Asked): Reply {
	const [, ...others] = faq(site, "turnaround");
	return { lines: [`Most orders: ${site.business.turnaround}`], extras: others };
}

export function areas({ data, areas, words, namesPlace }: Asked): Reply {
	const served = data.site.business.areas.join(", ");
	if (areas.length > 0)
		return { lines: [`Yes, we come to ${areas.join(", ")}: pickup and delivery are free`] };
	const elsewhere = words.includes("place") || (namesPlace && !words.includes("city"));
	if (!elsewhere) return { lines: [`Free pickup and delivery: ${served}`] };
	const ask = `I'm not sure about that area: please ask on ${whatsapp(data)}`;
	return { lines: [ask, `We name ${served}`] };
}

export function pickup(asked: Asked): Reply {
	const { lines } = feature("free-pickup-delivery")(asked);
	return { lines, extras: [`To book, message us on ${whatsapp(asked.data)}`] };
}

export function booking({ data }: Asked): Reply {
	const [, ...others] = faq(data.site, "book-a-pickup");
	return { lines: [`Message us on ${whatsapp(data)}`, ...others] };
}

export function address({ data }: Asked): Reply {
	const { name, address, hours } = data.site.business;
	const { street, city, state, postalCode } = address;
	return {
		lines: [`${name}, ${street}, ${city}, ${state} ${postalCode}`],
		extras: weekLines(hours),
	};
}

export function phone({ data }: Asked): Reply {
	return { lines: [`Phone: ${data.site.business.phone}`], extras: [`Or ${whatsapp(data)}`] };
}

export function email({ data }: Asked): Reply {
	return { lines: [`E-mail: ${data.site.business.email}`], extras: [`Or ${whatsapp(data)}`] };
}

export function whatsappNumber({ data }: Asked): Reply {
	return { lines: [`Message us on ${whatsapp(data)}`, `Number: +${data.site.business.whatsapp}`] };
}

export function contact({ data }: Asked): Reply {
	const { phone, email } = data.site.business;
	return { lines: [`Phone: ${phone}`, `Chat: ${whatsapp(data)}`, `E-mail: ${email}`] };
}

export function social({ data }: Asked): Reply {
	const { socialMedia, directoryLink } = data.site.business;
	const lines = shownAccounts(socialMedia).map(({ name, url }) => `[${name}](${url})`);
	if (directoryLink) lines.push(`[Justdial](${directoryLink})`);
	return { lines: lines.length > 0 ? lines : ["We have no page on social media"] };
}

export function website({ data }: Asked): Reply {
	return { lines: [`Our website: ${data.site.business.siteUrl}`] };
}

export function payment({ data: { site } }: Asked): Reply {
	const lines = faq(site, "payment");
	return { lines: lines.length > 0 ? lines : [`Payment: ${site.business.payment.join(", ")}`] };
}

export function reviews({ data }: Asked): Reply {
	const { averageRating, totalReviewCount, reviews } = data.reviews;
	if (totalReviewCount === 0) return { lines: ["We have no reviews yet"] };
	const [shortest] = reviews
		.flatMap(({ comment, reviewer }) => (comment ? [`“${comment}” ${reviewer.displayName}`] : []))
		.sort((a, b) => a.length - b.length);
	return {
		lines: [`Rated ${averageRating} from ${totalReviewCount} reviews`],
		extras: shortest ? [shortest] : [],
	};
}

/** Questions when an order comes also get the usual turnaround. */
export function orderStatus({ data, spelt, has }: Asked): Reply {
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

export function feedback({ data }: Asked): Reply {
	const { phone } = data.site.business;
	return { lines: [`Please tell us on ${whatsapp(data, "feedback")} or call ${phone}`] };
}

export function complaint(asked: Asked): Reply {
	return { lines: [...feedback(asked).lines, ...faq(asked.data.site, "not-happy")] };
}

export function guarantee({ data }: Asked): Reply {
	const write = `Write to us on ${whatsapp(data, "feedback")}`;
	return { lines: [...faq(data.site, "not-happy"), write] };
}

export function damage(asked: Asked): Reply {
	const { lines } = terms("free-re-cleaning", "damaged")(asked);
	return { lines: [...lines, `Write to us on ${whatsapp(asked.data, "feedback")}`] };
}

/** An entry of the terms, from its first sentence with a word, or from its start. */
export function terms(id: string, from = ""): (asked: Asked) => Reply {
	return ({ data }) => {
		const entry = data.site.terms.items.find((item) => item.id === id);
		const all = sentences(entry?.content ?? "");
		const start = all.findIndex((sentence) => sentence.includes(from));
		return { lines: all.slice(Math.max(0, start)) };
	};
}

export function policy(key: "terms" | "privacy", name: string): (asked: Asked) => Reply {
	return ({ data }) => ({
		lines: [`${name}: at the foot of every page`],
		extras: sentences(data.site[key].description),
	});
}

export function about({ data: { site } }: Asked): Reply {
	return { lines: [`${site.business.name}: ${site.business.tagline}`, site.hero.subtitle] };
}

export function assistant({ data }: Asked): Reply {
	const self = `I'm the chat assistant of ${data.site.business.name}, not a person`;
	return { lines: [self, "I know its prices, services, pickup and hours"] };
}

export function greeting({ data }: Asked): Reply {
	const welcome = `Hello, and welcome to ${data.site.business.name}!`;
	return { lines: [welcome, "Ask me about prices, services, pickup or hours"] };
}

export function help({ data }: Asked): Reply {
	const topics = "Ask me about prices, services, pickup, hours or payment";
	return { lines: [topics, `Or write to us on ${whatsapp(data)}`] };
}

export function thanks({ data }: Asked): Reply {
	return { lines: ["You're welcome!", `To book, message us on ${whatsapp(data)}`] };
}

export function featureTitles({ data }: Asked): Reply {
	return { lines: data.site.features.map(({ title }) => title) };
}

export function feature(id: string): (asked: Asked) => Reply {
	return ({ data }) => ({
		lines: data.site.features
			.filter((entry) => entry.id === id)
			.map(({ title, description }) => `${title}: ${description}`),
	});
}

/** The sentences of an answer; none if the shop does not have it. */
function faq(site: ShopData["site"], id: string): string[] {
	return sentences(site.faq.find((entry) => entry.id === id)?.answer ?? "");
}

/**
 * What a question of the evaluation looks like, and how it names what the content says: by id, so
 * that a new price moves the expectation with it.
 */
import type { Price } from "../../content/price.ts";
import type { Turn } from "../contract.ts";
import { sampleShopData } from "../testing/sample-shop-data.ts";

/** True of an answer that says what it should; its words say what was missed. */
export interface Check {
	what: string;
	holds(answer: string): boolean;
}

export interface Question {
	ask: string;
	intent: string;
	/** All must hold; a text must occur, capitals or not. */
	has?: readonly (string | Check)[];
	/** None may occur. */
	lacks?: readonly string[];
	history?: readonly Turn[];
	/** When it is asked, as an instant; noon in the shop on a Friday if not said. */
	at?: string;
}

export const noonInTheShop = "2026-11-20T06:30:00Z";
export const { business } = sampleShopData.site;
const whatsapp = `https://wa.me/${business.whatsapp}`;

const items = sampleShopData.prices.categories.flatMap((category) => category.items);

/** The sums that a text writes, in paise. */
function sumsIn(text: string): number[] {
	const sums = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
	return sums.map((sum) => Math.round(Number(sum.replaceAll(",", "")) * 100));
}

function sameLine(what: string, name: string, price: Price): Check {
	return {
		what,
		holds: (answer) =>
			answer.split("\n").some((line) => {
				const [before = "", after = ""] = splitAtPrice(line, name);
				if (!before) return false;
				if (price.kind === "quote") return after.includes(price.text);
				const wanted = price.kind === "range" ? [price.low, price.high] : [price.low];
				return after.includes("₹") && sumsIn(after).join() === wanted.join();
			}),
	};
}

/** A line of a price as the name and what follows it, or nothing if it is another item's. */
function splitAtPrice(line: string, name: string): string[] {
	const start = `- ${name}`;
	if (!line.startsWith(start)) return [];
	const rest = line.slice(start.length);
	return /^( \([^)]*\))?:/.test(rest) ? [start, rest] : [];
}

/** A line that names the item of the price list and quotes its price and no other. */
export function price(id: string): Check {
	const item = items.find((candidate) => candidate.id === id);
	if (!item) throw new Error(`The price list has no item "${id}".`);
	return sameLine(`the price of ${item.name}`, item.name, item.price);
}

/** A line that names the service and quotes its price. */
export function service(id: string): Check {
	const entry = sampleShopData.site.services.find((candidate) => candidate.id === id);
	if (!entry) throw new Error(`There is no service "${id}".`);
	return sameLine(`the service ${entry.name}`, entry.name, entry.price);
}

/** A line that quotes the price of a keyword page. */
export function featured(slug: string): Check {
	const entry = sampleShopData.site.featuredPrices.find((candidate) => candidate.slug === slug);
	if (!entry) throw new Error(`There is no keyword page "${slug}".`);
	return sameLine(`the price of ${entry.name}`, entry.name, entry.price);
}

/** Says that it does not know. */
export const unsure: Check = {
	what: "that it is not sure",
	holds: (answer) => /\bnot sure\b|don't know/i.test(answer),
};

/** Sends the visitor to WhatsApp, by a link. */
export const toWhatsapp: Check = {
	what: "a link to WhatsApp",
	holds: (answer) => chatsIn(answer).length > 0,
};

/** Sends the visitor to WhatsApp with one of the shop's messages. */
export function toWhatsappWith(message: "orderStatus" | "feedback"): Check {
	return {
		what: `a link to WhatsApp with the message ${message}`,
		holds: (answer) =>
			chatsIn(answer).some((text) => text === sampleShopData.site.whatsappMsg[message]),
	};
}

/** The messages that an answer's links to WhatsApp begin with; null for one without. */
function chatsIn(answer: string): (string | null)[] {
	return [...answer.matchAll(/\]\(([^)\s]+)\)/g)]
		.map(([, link]) => new URL(link ?? "", business.siteUrl))
		.filter(({ origin, pathname }) => origin + pathname === whatsapp)
		.map(({ searchParams }) => searchParams.get("text"));
}

export const unsureAndWhatsapp = [unsure, toWhatsapp];

export function anyOf(...checks: Check[]): Check {
	return {
		what: checks.map(({ what }) => what).join(" or "),
		holds: (answer) => checks.some((check) => check.holds(answer)),
	};
}

/** At least this many prices of the list in one answer, and never more than five. */
export function pricesShown(count: number): Check {
	return {
		what: `${count} prices`,
		holds: (answer) =>
			answer.split("\n").filter((line) => /^- .+: .*₹/.test(line)).length === count,
	};
}

/** What is wrong with an answer, in words; empty if nothing is. */
export function missesOf({ has = [], lacks = [] }: Question, answer: string): string[] {
	const small = answer.toLowerCase();
	return [
		...has
			.filter((check) =>
				typeof check === "string" ? !small.includes(check.toLowerCase()) : !check.holds(answer),
			)
			.map((check) => `misses ${typeof check === "string" ? `"${check}"` : check.what}`),
		...lacks
			.filter((text) => small.includes(text.toLowerCase()))
			.map((text) => `must not say "${text}"`),
	];
}

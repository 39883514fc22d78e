import { chatLink } from "../chat-link.ts";
import type { ShopData } from "../contract.ts";
import { shopFiles } from "../shop-files.ts";

const amount = /(?:₹|\brs\.?|\binr)\s*(\d[\d,]*(?:\.\d+)?)(?:\s*[-–]\s*₹?\s*(\d[\d,]*))?/gi;
const clock = /\b(\d{1,2}(?::\d\d)?)\s*([ap])\.?m\b/gi;
const phone = /\+?\d[\d -]{7,}\d/g;
const link = /\]\(([^)]*)\)|https?:\/\/\S+/g;
const number = /\d+(?:[.,:]\d+)*%?/g;

/** What visitors never read, and where a "50%" may be no discount but the place of a picture. */
const unseen = new Set(
	["id", "image", "bgImage", "focus", "icon", "geo", "gmb_place_id", "slug"].concat([
		"reviewId",
		"profilePhotoUrl",
		"profileUrl",
		"createTime",
		"updateTime",
	]),
);

/** Every text and number of the data that visitors may read. */
function textsOf(value: unknown): string[] {
	if (value === null || typeof value !== "object") return [String(value)];
	return Object.entries(value).flatMap(([key, inner]) =>
		unseen.has(key) || String(inner).startsWith("accounts/") ? [] : textsOf(inner),
	);
}

function bare(digits: string): string {
	return digits.replaceAll(",", "");
}

function clockTimes({ hours, specialDays }: ShopData["site"]["business"]): string[] {
	return [...hours, ...specialDays]
		.flatMap(({ opens = "", closes = "" }) => [opens, closes])
		.filter((time) => time !== "")
		.map((time) => {
			const [hour = 0, minute = 0] = time.split(":").map(Number);
			return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, "0")}` : ""}${hour < 12 ? "a" : "p"}`;
		});
}

interface Facts {
	prices: Set<string>;
	times: Set<string>;
	phones: Set<string>;
	numbers: Set<string>;
	links: Set<string>;
}

const known = new WeakMap<ShopData, Facts>();

function factsOf(data: ShopData): Facts {
	const facts = known.get(data) ?? collectFacts(data);
	known.set(data, facts);
	return facts;
}

function collectFacts(data: ShopData): Facts {
	const { business } = data.site;
	const priced = [
		...data.prices.categories.flatMap(({ items }) => items),
		...data.site.services,
		...data.site.featuredPrices,
	];
	const priceTexts = [
		...priced.map(({ price }) => price.text),
		...data.site.faq.map(({ answer }) => answer),
	];
	const all = textsOf(shopFiles(data));
	const prices = new Set(priceTexts.flatMap((text) => text.match(number) ?? []).map(bare));
	const times = new Set(clockTimes(business));
	const phones = new Set(
		[business.phone, business.whatsapp].map((text) => text.replace(/\D/g, "")),
	);
	const numbers = new Set(all.flatMap((text) => text.match(number) ?? []).map(bare));
	// A date stands in the data as "2027-11-08" and is said as "8 November".
	for (const { date, lastDate = date } of business.specialDays)
		for (const text of [date, lastDate]) numbers.add(String(Number(text.slice(8))));
	const chats = ([undefined, "orderStatus", "feedback"] as const).map((message) =>
		chatLink(data.site, message),
	);
	const links = new Set([...all, ...chats]);
	return { prices, times, phones, numbers, links };
}

/**
 * What a text says in numbers and the data do not: rupee amounts that are in no price, clock times
 * that are no opening or closing time, phone numbers and links that are not the shop's, and any other
 * number that stands nowhere in the data.
 */
export function numbersNotInData(answer: string, data: ShopData): string[] {
	const { prices, times, phones, numbers, links } = factsOf(data);
	const strange: string[] = [];
	let rest = answer;

	function take(pattern: RegExp, isKnown: (match: RegExpExecArray) => boolean) {
		for (const match of rest.matchAll(pattern)) if (!isKnown(match)) strange.push(match[0]);
		rest = rest.replace(pattern, " ");
	}
	take(link, ([whole, target]) => links.has(target ?? whole));
	take(amount, ([, low = "", high]) =>
		[low, high].every((sum) => sum === undefined || prices.has(bare(sum))),
	);
	take(clock, ([, time, half = ""]) => times.has(`${time}${half.toLowerCase()}`));
	take(phone, ([digits]) => phones.has(digits.replace(/\D/g, "")));
	take(number, ([digits]) => numbers.has(bare(digits)));
	return strange;
}

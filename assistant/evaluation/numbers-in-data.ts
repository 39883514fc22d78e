import type { Answer } from "../answer.ts";
import { chatLink } from "../chat-link.ts";
import type { ShopData } from "../contract.ts";
import { shopFiles } from "../shop-files.ts";
import { clockTimes, takeClockTimes } from "./clock-times.ts";
import { derivedSums } from "./derived-sums.ts";

/** A range ends on its line: below it, "- 12 Main Road" is a point. */
const amount = /(?:₹|\brs\.?|\binr)\s*(\d[\d,]*(?:\.\d+)?)(?: *[-–] *₹? *(\d[\d,]*(?:\.\d+)?))?/gi;
const phone = /\+?\d[\d -]{7,}\d/g;
const link = /\]\(([^)]*)\)|https?:\/\/\S+/g;
const number = /\d+(?:[.,:]\d+)*%?/g;

/** Fields that visitors never read, and where a "50%" may be no discount but the place of a picture. */
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
	const translations = Object.values("translations" in data ? (data.translations ?? {}) : {});
	const all = [shopFiles(data), data.questions, ...translations].flatMap(textsOf);
	const prices = new Set(priceTexts.flatMap((text) => text.match(number) ?? []).map(bare));
	const phones = new Set(
		[business.phone, business.whatsapp].map((text) => text.replace(/\D/g, "")),
	);
	const numbers = new Set(all.flatMap((text) => text.match(number) ?? []).map(bare));
	// A date stands in the data as "2027-11-08" and is said as "8 November".
	for (const { date, lastDate = date } of business.specialDays)
		for (const text of [date, lastDate]) numbers.add(String(Number(text.slice(8))));
	return { prices, times: clockTimes(business), phones, numbers, links: linksOf(data, all) };
}

function linksOf(data: ShopData, texts: readonly string[]): Set<string> {
	const { business } = data.site;
	const chats = ([undefined, "orderStatus", "feedback"] as const).map((message) =>
		chatLink(data.site, message),
	);
	return new Set([
		...texts,
		...chats,
		`tel:${business.phone.replaceAll(" ", "")}`,
		`mailto:${business.email}`,
	]);
}

/** Any chat with the shop's own number is the shop's, whatever message it begins with. */
function isOwnChat(target: string, phones: ReadonlySet<string>): boolean {
	const found = /^https:\/\/wa\.me\/(\d+)(?:\?text=[^\s)]*)?$/.exec(target);
	return found !== null && phones.has(found[1] ?? "");
}

/**
 * Numbers of an answer that are not in the data: rupee amounts that are in no price and are no sum of its rows,
 * clock times that are no opening or closing time, phone numbers and links that are not the shop's, and any other
 * number that stands nowhere in the data.
 *
 * @param said what the visitor wrote: an answer may repeat its quantities and dates, and no other number
 */
export function numbersNotInData(answer: Answer | string, data: ShopData, said = ""): string[] {
	const { prices, times, phones, numbers, links } = factsOf(data);
	const text = typeof answer === "string" ? answer : answer.text;
	const derived = typeof answer === "string" ? undefined : derivedSums(answer, data, said);
	const strange: string[] = [];
	let rest = text;

	function take(pattern: RegExp, isKnown: (match: RegExpExecArray) => boolean) {
		for (const match of rest.matchAll(pattern)) if (!isKnown(match)) strange.push(match[0]);
		rest = rest.replace(pattern, " ");
	}
	take(link, ([whole, target = whole]) => links.has(target) || isOwnChat(target, phones));
	rest = derived?.withoutQuantities(rest) ?? rest;
	take(amount, ([, low = "", high]) =>
		[low, high].every(
			(sum) => sum === undefined || prices.has(bare(sum)) || derived?.sums.has(Number(bare(sum))),
		),
	);
	const clock = takeClockTimes(rest, times);
	strange.push(...clock.strange);
	rest = clock.rest;
	take(phone, ([digits]) => phones.has(digits.replace(/\D/g, "")));
	take(number, ([digits]) => numbers.has(bare(digits)));
	return strange;
}

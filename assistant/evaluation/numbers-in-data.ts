/** Numbers, clock times and links of an answer that do not come from the shop's data. */
import { spansOf } from "../../shop/opening-hours.ts";
import type { Answer } from "../answer.ts";
import type { ShopData } from "../contract.ts";
import { shopFiles } from "../data-sent.ts";
import { derivedSums } from "./sums.ts";

/** A range ends on its line: below it, "- 12 Main Road" is a point. */
const amount = /(?:₹|\brs\.?|\binr)\s*(\d[\d,]*(?:\.\d+)?)(?: *[-–] *₹? *(\d[\d,]*(?:\.\d+)?))?/gi;
const phone = /\+?\d[\d -]{7,}\d/g;
const link = /\]\(([^)]*)\)|https?:\/\/\S+/g;
const number = /\d+(?:[.,:]\d+)*%?/g;
const englishTime = /\b(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\b/gi;
const hindiTime =
	/(subah|dopahar|shaam|sham|raat|सुबह|दोपहर|शाम|रात)\s+(?:ke\s+|के\s+)?(\d{1,2})(?::(\d\d))?/giu;
/** Any chat with the shop's own number is the shop's, whatever message it begins with. */
const chat = /^https:\/\/wa\.me\/(\d+)(?:\?text=[^\s)]*)?$/;

/** Fields that visitors never read, and where a "50%" may be no discount but the place of a picture. */
const unseen = new Set(
	`id image bgImage focus icon geo gmb_place_id slug reviewId profilePhotoUrl profileUrl createTime
	updateTime`.split(/\s+/),
);

/** Every text and number of the data that visitors may read. */
function textsOf(value: unknown): string[] {
	if (value === null || typeof value !== "object") return [String(value)];
	return Object.entries(value).flatMap(([key, inner]) =>
		unseen.has(key) || String(inner).startsWith("accounts/") ? [] : textsOf(inner),
	);
}

const bare = (digits: string) => digits.replaceAll(",", "");
const digitsOf = (text: string) => text.replace(/\D/g, "");
const numbersOf = (texts: readonly string[]) =>
	new Set(texts.flatMap((text) => text.match(number) ?? []).map(bare));
const minutes = (hour: number, minute = "0") => hour * 60 + Number(minute);

const known = new WeakMap<ShopData, ReturnType<typeof collectFacts>>();

function factsOf(data: ShopData) {
	const facts = known.get(data) ?? collectFacts(data);
	known.set(data, facts);
	return facts;
}

function collectFacts(data: ShopData) {
	const { business, services, featuredPrices, faq } = data.site;
	const items = data.prices.categories.flatMap((category) => category.items);
	const priced = [...items, ...services, ...featuredPrices].map(({ price }) => price.text);
	const all = textsOf([shopFiles(data), data.questions, data.translations]);
	const times = [...business.hours, ...business.specialDays]
		.flatMap(spansOf)
		.flatMap(({ opens, closes }) => [opens, closes])
		.map((time) => minutes(Number(time.slice(0, 2)), time.slice(3)));
	// A date stands in the data as "2027-11-08" and is said as "8 November".
	const days = business.specialDays
		.flatMap(({ date, lastDate = date }) => [date, lastDate])
		.map((date) => String(Number(date.slice(8))));
	return {
		prices: numbersOf([...priced, ...faq.map(({ answer }) => answer)]),
		times: new Set(times),
		phones: new Set([business.phone, business.whatsapp].map(digitsOf)),
		numbers: new Set([...numbersOf(all), ...days]),
		links: new Set([
			...all,
			`tel:${business.phone.replaceAll(" ", "")}`,
			`mailto:${business.email}`,
		]),
	};
}

function hourOf(part: string, hour: number): number {
	if (/subah|सुबह/i.test(part)) return hour % 12;
	if (/raat|रात/i.test(part) && (hour === 12 || hour < 4)) return hour % 12;
	return (hour % 12) + 12;
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
	const derived = typeof answer === "string" ? undefined : derivedSums(answer, data, said);
	const strange: string[] = [];
	let rest = typeof answer === "string" ? answer : answer.text;

	function take(pattern: RegExp, isKnown: (match: RegExpExecArray) => boolean) {
		for (const match of rest.matchAll(pattern)) if (!isKnown(match)) strange.push(match[0]);
		rest = rest.replace(pattern, " ");
	}
	take(
		link,
		([whole, target = whole]) => links.has(target) || phones.has(chat.exec(target)?.[1] ?? ""),
	);
	rest = derived?.withoutQuantities(rest) ?? rest;
	take(amount, ([, low = "", high = low]) =>
		[low, high].every((sum) => prices.has(bare(sum)) || derived?.sums.has(Number(bare(sum)))),
	);
	take(englishTime, ([, hour, minute, half = ""]) =>
		times.has(minutes((Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0), minute)),
	);
	take(hindiTime, ([, part = "", hour, minute]) =>
		times.has(minutes(hourOf(part, Number(hour)), minute)),
	);
	take(phone, ([whole]) => phones.has(digitsOf(whole)));
	take(number, ([whole]) => numbers.has(bare(whole)));
	return strange;
}

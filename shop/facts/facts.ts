/** The value of each placeholder, and what `{if …|}` may ask; docs/editing.md lists them. */
import { facts as english } from "../../languages/en/facts.ts";
import type { FactFormatter } from "../../languages/facts.ts";
import type { Content } from "../content-files.ts";
import { contentFolder } from "../content-folder.ts";
import { addressLine, streetOf } from "../format-address.ts";
import { sharedSpan, spansOf } from "../opening-hours.ts";
import type { Price } from "../price.ts";
import { weekdays } from "../schema/hours.ts";
import { type Sentence, say } from "../sentences/say.ts";

/** A value, or the sentence that says why the shop has none. */
export type Fact = string | { missing: string };

export interface Facts {
	/** By the whole placeholder, without braces: "hours", "price:mens-shirt". */
	values: ReadonlyMap<string, Fact>;
	conditions: ReadonlyMap<string, boolean>;
}

export type FactContent = Pick<
	Content,
	"business" | "services" | "prices" | "reviews" | "keyword-pages"
>;

type Named = [name: string, fact: Fact | undefined];

/** A text may name the first so many areas, whether the shop has them or not. */
const mostAreas = 99;

/**
 * @param words the language of the values
 * @param brand the name in the first language
 */
export function shopFacts(
	content: FactContent,
	words: FactFormatter = english,
	brand = content.business.name,
): Facts {
	const { business, services, reviews } = content;
	const { name, phone, email, address, areas, expressCutoff } = business;
	const { city, state, postalCode } = address;
	const street = streetOf(address);
	const hasExpress = services.some(({ sameDay }) => sameDay);
	const hasReviews = reviews.totalReviewCount > 0;
	const week = business.hours.map(spansOf);
	const isOpen = week.map((spans) => spans.length > 0);
	const areaNumbers = Array.from({ length: mostAreas }, (_, place) => place + 1);
	const prices = pricesById(content);
	const values: Named[] = [
		...Object.entries({ name, brand, phone, street, city, state, postalCode, email }),
		["address", addressLine(business)],
		["road", roadOf(street)],
		["hours", words.hours(week)],
		...(["opens", "closes"] as const).flatMap((name): Named[] => {
			// An hour in a text must hold on every open day.
			const shared = sharedSpan(week)?.[name];
			const told = (write: (time: string) => string) =>
				shared ? write(shared) : missing("noSharedHours");
			return [
				[name, told(words.clock)],
				[`${name}:words`, told(words.clockInWords)],
				[`${name}:spoken`, told(words.clockSpoken)],
			];
		}),
		["days", words.days(isOpen)],
		["daily", words.daily(isOpen)],
		["anyDay", words.anyDay(isOpen)],
		["turnaround", words.turnaround(business.turnaroundHours)],
		["expressCutoff", expressCutoff && words.clock(expressCutoff)],
		["payment", words.choice(business.payment.map(inSentence))],
		["areas", areas.length > 0 ? words.list(areas) : undefined],
		...areas.map((area): Named => [`area:${area}`, area]),
		...areaNumbers.map((place): Named => [`area:${place}`, areas[place - 1]]),
		...count("areaCount", areas.length, words),
		...count("serviceCount", services.length, words),
		...count("dayCount", isOpen.filter(Boolean).length, words),
		["rating", hasReviews ? String(reviews.averageRating) : undefined],
		["reviewCount", undefined],
		...(hasReviews ? count("reviewCount", reviews.totalReviewCount, words) : []),
		...[...prices].flatMap(([id, { price, isGroup }]): Named[] => {
			const ofOne = (name: "price" | "amount") =>
				isGroup ? missing("groupPrice", name, id) : words[name](price);
			return [
				[`price:${id}`, ofOne("price")],
				[`amount:${id}`, ofOne("amount")],
				[`from:${id}`, words.from(price)],
			];
		}),
	];
	return {
		values: new Map(values.map(([name, fact]) => [name, fact ?? missing(...whyMissing(name))])),
		conditions: new Map<string, boolean>([
			["openDaily", isOpen.every(Boolean)],
			...weekdays.map((day, place): [string, boolean] => [`open${day}`, !!isOpen[place]]),
			["express", hasExpress],
			["expressCutoff", Boolean(expressCutoff) && hasExpress],
			["reviews", hasReviews],
			["email", email !== undefined],
			["pickup", business.pickup],
			["areas", areas.length > 0],
			["severalAreas", areas.length > 1],
			...areaNumbers.map((place): [string, boolean] => [`area:${place}`, place <= areas.length]),
			...[...prices].map(([id, { price }]): [string, boolean] => [
				`price:${id}`,
				price.kind !== "quote",
			]),
		]),
	};
}

/** Sentences about a fact that the shop has not; `{0}` is its name, `{1}` the content's folder. */
function whyMissing(name: string): [Sentence, string, string] {
	const sentences: Record<string, Sentence> = {
		email: "noEmail",
		expressCutoff: "noCutoff",
		areas: "noAreas",
	};
	const other: Sentence = name.startsWith("area:") ? "fewerAreas" : "noReviews";
	return [sentences[name] ?? other, name, contentFolder()];
}

function missing(sentence: Sentence, ...values: (string | number)[]): Fact {
	return { missing: say(sentence, ...values) };
}

/** "12 Rajpur Road, near the clock tower" → "Rajpur Road" */
function roadOf(street: string): string {
	const [road = ""] = street.replace(/^(?:no\.?\s*)?\d[\d/-]*[a-z]?,?\s+/i, "").split(",");
	return road.trim();
}

/** "Cash" → "cash"; names such as "Google Pay" keep their capitals. */
function inSentence(word: string): string {
	return /^(?:cash|card|cards|online|cheque|bank transfer|debit card|credit card)$/i.test(word)
		? word.toLowerCase()
		: word;
}

/** `{areaCount}` is "7", `{areaCount:words}` is "seven". */
function count(name: string, number: number, words: FactFormatter): Named[] {
	return [
		[name, String(number)],
		[`${name}:words`, words.count(number)],
	];
}

/** Prices by the id of a group, keyword page, service or item; where two share an id, the later kind wins. */
export function pricesById({
	prices: { categories },
	services,
	"keyword-pages": pages,
}: FactContent): Map<string, { price: Price; isGroup: boolean }> {
	const groups = categories.flatMap(({ id, items }) => {
		const [lowest] = items
			.map(({ price }) => price)
			.filter((price) => price.kind !== "quote")
			.filter(({ low }) => low > 0)
			.sort((one, other) => one.low - other.low);
		return lowest ? [{ id, price: lowest, isGroup: true }] : [];
	});
	const single = [
		...pages.map(({ slug, featuredService }) => ({ id: slug, price: featuredService.price })),
		...services,
		...categories.flatMap(({ items }) => items),
	].map(({ id, price }) => ({ id, price, isGroup: false }));
	return new Map([...groups, ...single].map(({ id, ...price }) => [id, price]));
}

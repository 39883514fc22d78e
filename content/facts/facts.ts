/** The value of each placeholder; docs/editing.md lists them. */
import { facts as english, type FactFormatter } from "../../languages/en/facts.ts";
import { contentFolder } from "../content-folder.ts";
import { didYouMean } from "../did-you-mean.ts";
import { openHours } from "../opening-hours.ts";
import { weekdays } from "../schema/hours.ts";
import { say } from "../sentences/say.ts";
import { type FactSource, PlaceholderError, UnknownPlaceholderError } from "./placeholders.ts";
import { type FactContent, pricesById } from "./prices-by-id.ts";

type Resolver = (argument: string | undefined) => string;
type Condition = (argument: string | undefined) => boolean;

/**
 * @param words the language of the values
 * @param brand the name in the first language
 */
export function shopFacts(
	content: FactContent,
	words: FactFormatter = english,
	brand = content.business.name,
): FactSource {
	const facts = new Map<string, Resolver>(
		Object.entries({
			...businessFacts(content, brand),
			...hoursFacts(content, words),
			...countFacts(content, words),
			...priceFacts(content, words),
		}),
	);
	const conditions = new Map<string, Condition>(Object.entries(shopConditions(content)));
	return {
		resolve(name, argument) {
			const fact = facts.get(name);
			if (!fact) throw unknownName(name, facts.keys(), (known) => `{${known}}`);
			if (argument !== undefined && fact.length === 0)
				throw new UnknownPlaceholderError(
					say("has {{0}:{1}}, and {{0}} takes nothing after a colon", name, argument),
				);
			return fact(argument);
		},
		test(condition) {
			const [name = "", argument] = condition.split(":");
			const test = conditions.get(name);
			if (!test) throw unknownName(name, conditions.keys(), (known) => `{if ${known}|…}`);
			return test(argument);
		},
	};
}

function businessFacts({ business }: FactContent, brand: string): Record<string, Resolver> {
	const { name, phone, email, address } = business;
	return {
		name: () => name,
		brand: () => brand,
		phone: () => phone,
		email: () => email,
		street: () => address.street,
		road: () => roadOf(address.street),
		city: () => address.city,
		state: () => address.state,
		postalCode: () => address.postalCode,
	};
}

/** "12 Rajpur Road, near the clock tower" → "Rajpur Road" */
function roadOf(street: string): string {
	const [road = ""] = street.replace(/^(?:no\.?\s*)?\d[\d/-]*[a-z]?,?\s+/i, "").split(",");
	return road.trim();
}

function hoursFacts({ business }: FactContent, words: FactFormatter): Record<string, Resolver> {
	const week = business.hours.map(openHours);
	const isOpen = week.map(Boolean);
	const openDays = week.filter((day) => day !== undefined);
	// An hour in a text must hold on every open day: the latest opening, the earliest closing.
	const opens =
		openDays
			.map((day) => day.opens)
			.sort()
			.at(-1) ?? "";
	const [closes = ""] = openDays.map((day) => day.closes).sort();
	const time =
		(clock: string): Resolver =>
		(form) => {
			if (opens >= closes)
				throw new PlaceholderError(
					say(
						"has {opens} or {closes}, and the shop has no hours that all its days share. Write {hours}",
					),
				);
			if (form === undefined) return words.clock(clock);
			if (form === "words") return words.clockInWords(clock);
			if (form === "spoken") return words.clockSpoken(clock);
			throw new PlaceholderError(
				say('has ":{0}" after a time. Known there are ":words" and ":spoken"', form),
			);
		};
	return {
		hours: () => words.hours(week),
		opens: time(opens),
		closes: time(closes),
		days: () => words.days(isOpen),
		daily: () => words.daily(isOpen),
		anyDay: () => words.anyDay(isOpen),
		turnaround: () => words.turnaround(business.turnaroundHours),
		expressCutoff() {
			if (business.expressCutoff) return words.clock(business.expressCutoff);
			throw new PlaceholderError(
				say(
					"has {expressCutoff}, and {0}/business.json names none. Add it there, or write {if expressCutoff|…} around the words",
					contentFolder(),
				),
			);
		},
		payment: () => words.choice(business.payment.map(inSentence)),
	};
}

/** "Cash" → "cash"; names such as "Google Pay" keep their capitals. */
function inSentence(word: string): string {
	return /^(?:cash|card|cards|online|cheque|bank transfer|debit card|credit card)$/i.test(word)
		? word.toLowerCase()
		: word;
}

function countFacts(
	{ business, services, reviews }: FactContent,
	words: FactFormatter,
): Record<string, Resolver> {
	const { areas } = business;
	/** `{areaCount}` is "7", `{areaCount:words}` is "seven". */
	const count =
		(number: number): Resolver =>
		(form) => {
			if (form === undefined) return String(number);
			if (form === "words") return words.count(number);
			throw new PlaceholderError(
				say('has ":{0}" after a count. Only ":words" is known there', form),
			);
		};
	const ofReviews =
		(name: string, number: number): Resolver =>
		(form) => {
			if (reviews.totalReviewCount > 0) return count(number)(form);
			throw new PlaceholderError(
				say(
					"has {{0}}, and the shop has no reviews yet. Write {if reviews|…} around the words",
					name,
				),
			);
		};
	return {
		areas: () => words.list(areas),
		area(which) {
			const name = areas.find((area) => area === which) ?? areas[Number(which) - 1];
			if (name) return name;
			if (isPosition(which))
				throw new PlaceholderError(
					say(
						"has {area:{0}}, and the shop has fewer areas. Write {if area:{0}|…} around the words",
						which ?? "",
					),
				);
			throw unknownArgument(
				"area",
				which,
				say(
					"none of the areas in {0}/business.json. Write {area:1} for the first of them",
					contentFolder(),
				),
				areas,
			);
		},
		areaCount: count(areas.length),
		serviceCount: count(services.length),
		dayCount: count(business.hours.filter(openHours).length),
		rating: ofReviews("rating", reviews.averageRating),
		reviewCount: ofReviews("reviewCount", reviews.totalReviewCount),
	};
}

function priceFacts(content: FactContent, words: FactFormatter): Record<string, Resolver> {
	const prices = pricesById(content);
	const priced =
		(name: "price" | "from" | "amount"): Resolver =>
		(argument) => {
			const id = argument ?? "";
			const found = prices.get(id);
			if (!found)
				throw unknownArgument(
					name,
					id,
					say("no price: use the id of an item, a service or a keyword page"),
					prices.keys(),
				);
			if (found.isGroup && name !== "from")
				throw new UnknownPlaceholderError(
					say(
						"has {{0}:{1}}, and {1} is a group of prices. Write {from:{1}}, or the id of an item",
						name,
						id,
					),
				);
			return words[name](found.price);
		};
	return { price: priced("price"), from: priced("from"), amount: priced("amount") };
}

/** The conditions that `{if …|}` may name. */
function shopConditions(content: FactContent): Record<string, Condition> {
	const { business, services, reviews } = content;
	const prices = pricesById(content);
	const isOpen = business.hours.map((day) => Boolean(openHours(day)));
	const hasExpress = services.some(({ sameDay }) => sameDay);
	return {
		openDaily: () => isOpen.every(Boolean),
		...Object.fromEntries(weekdays.map((day, index) => [`open${day}`, () => !!isOpen[index]])),
		express: () => hasExpress,
		expressCutoff: () => Boolean(business.expressCutoff) && hasExpress,
		reviews: () => reviews.totalReviewCount > 0,
		severalAreas: () => business.areas.length > 1,
		area(which = "") {
			if (isPosition(which)) return Number(which) <= business.areas.length;
			throw new UnknownPlaceholderError(
				say("has {if area:{0}|…}. Write the number of an area, as in {if area:2|…}", which),
			);
		},
		price(id = "") {
			const found = prices.get(id);
			if (found) return found.price.kind !== "quote";
			throw unknownArgument("if price", id, say("no price"), prices.keys());
		},
	};
}

/** "1" for the first, up to "99". */
function isPosition(which = ""): boolean {
	return /^[1-9]\d?$/.test(which);
}

function unknownName(
	name: string,
	names: Iterable<string>,
	written: (name: string) => string,
): UnknownPlaceholderError {
	const guess = didYouMean(name, names);
	const advice = guess
		? say("Did you mean {0}?", written(guess))
		: say("Known are {0}", [...names].map(written).join(", "));
	return new UnknownPlaceholderError(
		say("has {0}, which is not a placeholder. {1}", written(name), advice),
	);
}

function unknownArgument(
	name: string,
	argument = "",
	what: string,
	known: Iterable<string>,
): UnknownPlaceholderError {
	const guess = didYouMean(argument, known);
	const advice = guess ? say(". Did you mean {{0}:{1}}?", name, guess) : "";
	return new UnknownPlaceholderError(
		say("has {{0}:{1}}, which is {2}{3}", name, argument, what, advice),
	);
}

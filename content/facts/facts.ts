/** The value of each placeholder (docs/editing.md lists them): one table, which reads best in one file. */
import { contentFolder } from "../content-folder.ts";
import { didYouMean } from "../did-you-mean.ts";
import { openHours } from "../opening-hours.ts";
import type { Price } from "../price.ts";
import { weekdays } from "../schema/business.ts";
import { english } from "./english.ts";
import type { FactFormatter } from "./fact-formatter.ts";
import { type FactSource, PlaceholderError, UnknownPlaceholderError } from "./placeholders.ts";
import { type FactContent, pricesById } from "./prices-by-id.ts";

type Resolver = (argument: string | undefined) => string;

/**
 * The facts of a shop. Both functions of the result throw a PlaceholderError that suggests the nearest
 * known name.
 */
export function shopFacts(content: FactContent, words: FactFormatter = english): FactSource {
	const says = {
		...shopSays(content),
		...hoursFacts(content, words),
		...countsFacts(content, words),
	};
	const priced = { ...pricesFacts(content, words) };
	const tests = conditions(content);
	const known: Record<string, Resolver> = { ...says, ...priced };
	return {
		resolve(name, argument) {
			const resolver = Object.hasOwn(known, name) ? known[name] : undefined;
			if (!resolver) throw unknown(`{${name}}`, name, Object.keys(known));
			if (argument !== undefined && resolver.length === 0)
				throw new UnknownPlaceholderError(
					`has {${name}:${argument}}, and {${name}} takes nothing after a colon`,
				);
			return resolver(argument);
		},
		test(condition) {
			const [name = "", argument] = condition.split(":");
			const test = Object.hasOwn(tests, name) ? tests[name] : undefined;
			if (!test) throw unknown(`{if ${name}|…}`, name, Object.keys(tests), "if ");
			return test(argument);
		},
	};
}

function unknown(written: string, name: string, names: readonly string[], lead = "") {
	const guess = didYouMean(name, names);
	const advice = guess
		? `Did you mean {${lead}${guess}${lead && "|…"}}?`
		: `Known are ${names.map((one) => `{${lead}${one}}`).join(", ")}`;
	return new UnknownPlaceholderError(`has ${written}, which is not a placeholder. ${advice}`);
}

function shopSays({ business }: FactContent): Record<string, Resolver> {
	const { address } = business;
	return {
		name: () => business.name,
		phone: () => business.phone,
		email: () => business.email,
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
	const hours = week.filter((day) => day !== undefined);
	// An hour in a text must hold on every open day.
	const opens =
		hours
			.map((day) => day.opens)
			.sort()
			.at(-1) ?? "";
	const closes = hours.map((day) => day.closes).sort()[0] ?? "";
	const hasCommonHours = opens < closes;
	const time =
		(clock: string): Resolver =>
		(form) => {
			if (!hasCommonHours)
				throw new PlaceholderError(
					"has {opens} or {closes}, and the shop has no hours that all its days share. Write {hours}",
				);
			if (form === undefined) return words.clock(clock);
			if (form === "words") return words.clockInWords(clock);
			if (form === "spoken") return words.clockSpoken(clock);
			throw new PlaceholderError(
				`has ":${form}" after a time. Known there are ":words" and ":spoken"`,
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
				`has {expressCutoff}, and ${contentFolder()}/business.json names none. Add it there, or write {if expressCutoff|…} around the words`,
			);
		},
		payment: () => words.choice(business.payment.map(inSentence)),
	};
}

function countsFacts(
	{ business, services, reviews }: FactContent,
	words: FactFormatter,
): Record<string, Resolver> {
	const counted = (number: number) => inWords(String(number), words.count(number));
	const reviewed = (name: string, figure: number): Resolver => {
		const resolver = counted(figure);
		return (argument) => {
			if (reviews.totalReviewCount > 0) return resolver(argument);
			throw new PlaceholderError(
				`has {${name}}, and the shop has no reviews yet. Write {if reviews|…} around the words`,
			);
		};
	};
	return {
		areas: () => words.list(business.areas),
		// By position, so that texts stay right when the areas change.
		area(argument) {
			const which = argument ?? "";
			const { areas } = business;
			if (areas.includes(which)) return which;
			const area = areas[Number(which) - 1];
			if (area) return area;
			if (isPlace(which))
				throw new PlaceholderError(
					`has {area:${which}}, and the shop has fewer areas. Write {if area:${which}|…} around the words`,
				);
			throw notFound(
				"area",
				which,
				`none of the areas in ${contentFolder()}/business.json. Write {area:1} for the first of them`,
				areas,
			);
		},
		areaCount: counted(business.areas.length),
		serviceCount: counted(services.length),
		dayCount: counted(business.hours.filter(openHours).length),
		rating: reviewed("rating", reviews.averageRating),
		reviewCount: reviewed("reviewCount", reviews.totalReviewCount),
	};
}

function pricesFacts(content: FactContent, words: FactFormatter): Record<string, Resolver> {
	const prices = pricesById(content);
	const groups = new Set(
		content.prices.categories.map(({ id }) => id).filter((id) => !isOwnPrice(content, id)),
	);
	const said =
		(name: string, write: (price: Price) => string): Resolver =>
		(argument) => {
			const id = argument ?? "";
			const price = prices.get(id);
			if (price && (name === "from" || !groups.has(id))) return write(price);
			if (price)
				throw new UnknownPlaceholderError(
					`has {${name}:${id}}, and ${id} is a group of prices. Write {from:${id}}, or the id of an item`,
				);
			throw notFound(
				name,
				id,
				"no price: use the id of an item, a service or a keyword page",
				prices.keys(),
			);
		};
	return {
		price: said("price", words.price),
		from: said("from", words.from),
		amount: said("amount", words.amount),
	};
}

/** Whether an item, service or keyword page has this id; a group may have the same. */
function isOwnPrice(
	{ prices, services, "keyword-pages": pages }: FactContent,
	id: string,
): boolean {
	const items = prices.categories.flatMap((category) => category.items);
	return (
		[...items, ...services].some((one) => one.id === id) || pages.some((page) => page.slug === id)
	);
}

/** The conditions of `{if …|}`. */
function conditions(
	content: FactContent,
): Record<string, (argument: string | undefined) => boolean> {
	const { business, services, reviews } = content;
	const week = business.hours.map(openHours);
	const prices = pricesById(content);
	const openOn = weekdays.map((day, place) => [`open${day}`, () => Boolean(week[place])] as const);
	return {
		openDaily: () => week.every(Boolean),
		...Object.fromEntries(openOn),
		express: () => services.some(({ sameDay }) => sameDay),
		expressCutoff: () => Boolean(business.expressCutoff) && services.some(({ sameDay }) => sameDay),
		reviews: () => reviews.totalReviewCount > 0,
		severalAreas: () => business.areas.length > 1,
		area(which = "") {
			if (isPlace(which)) return Number(which) <= business.areas.length;
			throw new UnknownPlaceholderError(
				`has {if area:${which}|…}. Write the number of an area, as in {if area:2|…}`,
			);
		},
		price(id = "") {
			const price = prices.get(id);
			if (price) return price.kind !== "quote";
			throw notFound("if price", id, "no price", prices.keys());
		},
	};
}

/** "Cash" → "cash"; names such as "Google Pay" keep their capitals. */
function inSentence(word: string): string {
	return /^(?:cash|card|cards|online|cheque|bank transfer|debit card|credit card)$/i.test(word)
		? word.toLowerCase()
		: word;
}

/** `{areaCount}` is "7", `{areaCount:words}` is "seven". */
function inWords(figure: string, spelt: string): Resolver {
	return (argument) => {
		if (argument === undefined) return figure;
		if (argument === "words") return spelt;
		throw new PlaceholderError(`has ":${argument}" after a count. Only ":words" is known there`);
	};
}

function isPlace(which: string): boolean {
	return /^[1-9]\d?$/.test(which);
}

function notFound(name: string, id: string, what: string, ids: Iterable<string>): PlaceholderError {
	const guess = didYouMean(id, ids);
	const advice = guess ? `. Did you mean {${name}:${guess}}?` : "";
	return new UnknownPlaceholderError(`has {${name}:${id}}, which is ${what}${advice}`);
}

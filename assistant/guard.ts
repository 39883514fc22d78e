import { dayAndMonth } from "../content/format-hours.ts";
import { calendarDay, dayOf, type SpecialDay } from "../content/opening-hours.ts";
import type { Price } from "../content/price.ts";
import type { ShopData } from "./contract.ts";
import {
	type Claim,
	type ClaimKind,
	claimsIn,
	freeThingsIn,
	numbersIn,
	phoneKey,
} from "./guard-claims.ts";
import { linksIn, ownLinks } from "./guard-links.ts";
import { normalise } from "./guard-text.ts";
import { limits } from "./limits.ts";

/**
 * What an answer claims and the shop's content does not; empty if it may be sent. Reviews prove nothing: anyone can
 * write one. Not caught: numbers in words, and a true price beside the wrong item.
 *
 * Moffatt v. Air Canada, 2024 BCCRT 149: a company had to keep its chat bot's promise.
 */
export function findInvented(answer: string, data: ShopData): Claim[] {
	const known = knownOf(data);
	const isOwn = ownLinks(data.site);
	const { claims, rest } = linksIn(answer);
	return [...claims, ...claimsIn(rest)].filter(({ kind, values }) =>
		kind === "link" ? !values.every(isOwn) : !values.some((value) => known[kind].has(value)),
	);
}

/** The answer, or its first whole lines within the cap. Undefined when no line fits or it is far too long. */
export function fitToCap(answer: string): string | undefined {
	const text = answer.trim();
	if (text.length <= limits.answerCap) return text || undefined;
	if (text.length > 4 * limits.answerCap) return undefined;
	const lines = text
		.slice(0, limits.answerCap + 1)
		.split("\n")
		.slice(0, -1);
	while (/^\s*$|:\W*$/.test(lines.at(-1) ?? "end")) lines.pop();
	return lines.join("\n") || undefined;
}

type Known = Record<Exclude<ClaimKind, "link">, Set<string>>;

const read = new WeakMap<ShopData, Known>();

function knownOf(data: ShopData): Known {
	const known = read.get(data) ?? knownClaims(data);
	read.set(data, known);
	return known;
}

function knownClaims({ site, prices, reviews }: ShopData): Known {
	const { business } = site;
	const priced = [
		...prices.categories.flatMap(({ items }) => items),
		...site.services,
		...site.featuredPrices,
	];
	const text = ownWords(site, prices);
	const claims = claimsIn(text);
	const of = (kind: ClaimKind) =>
		claims.filter((claim) => claim.kind === kind).flatMap(({ values }) => values);
	const amounts = [...of("amount"), ...priced.flatMap(({ price }) => sumsOf(price))];
	const hasReviews = reviews.totalReviewCount > 0;
	const ratings = hasReviews ? [reviews.averageRating, reviews.totalReviewCount].map(String) : [];
	return {
		"e-mail": new Set([business.email.toLowerCase()]),
		phone: new Set([business.phone, business.whatsapp].map(phoneKey)),
		time: new Set([
			...business.hours.flatMap(({ opens, closes }) => (opens && closes ? [opens, closes] : [])),
			...of("time"),
		]),
		date: new Set(of("date")),
		closure: new Set([...of("closure"), ...closures(business)]),
		amount: new Set(amounts),
		percentage: new Set(of("percentage")),
		offer: new Set([
			...of("offer"),
			...freeThingsIn(text),
			...of("percentage").filter((value) => /% \S/.test(value)),
		]),
		count: new Set([
			...of("count"),
			...(hasReviews ? [`${reviews.totalReviewCount} reviews`] : []),
			`${business.hours.length * 24} hours`,
		]),
		number: new Set([...numbersIn(text), ...amounts, ...ratings]),
	};
}

function closures({ hours, specialDays }: ShopData["site"]["business"]): string[] {
	const closedDays = hours.filter(({ opens }) => !opens).flatMap(({ day }) => [day, `${day}s`]);
	const holidays = specialDays.filter(({ opens }) => !opens).map(({ name }) => name);
	return [...closedDays, ...holidays].flatMap((name) => normalise(name).match(/\p{L}+/gu) ?? []);
}

function specialWords({ date, lastDate = date, name, opens = "", closes = "" }: SpecialDay) {
	const dates = [];
	for (let day = dayOf(date); day <= dayOf(lastDate); day++)
		dates.push(`${dayAndMonth(day)} ${calendarDay(day).year}`);
	return `${name}: ${dates.join(", ")} ${opens} ${closes}`;
}

/** The sums of a price in rupees, as `readAmounts` writes them. */
function sumsOf(price: Price): string[] {
	if (price.kind === "quote") return [];
	const sums = price.kind === "range" ? [price.low, price.high] : [price.low];
	return sums.map((paise) => String(paise / 100));
}

function ownWords(site: ShopData["site"], prices: ShopData["prices"]): string {
	const { business } = site;
	return [
		...[business.name, business.tagline, business.turnaround, ...business.areas],
		...Object.values(business.address),
		...business.specialDays.map(specialWords),
		...[site.seo.title, site.seo.description, site.hero.title, site.hero.subtitle],
		...site.services.flatMap(({ name, description }) => [name, description]),
		...site.features.flatMap(({ title, description }) => [title, description]),
		...site.faq.flatMap(({ question, answer }) => [question, answer]),
		...[site.terms, site.privacy].flatMap((policy) => [
			policy.description,
			...policy.items.flatMap(({ title, content }) => [title, content]),
		]),
		...Object.values(site.whatsappMsg),
		...site.featuredPrices.map(({ name }) => name),
		...prices.categories.flatMap(({ name, items }) => [name, ...items.map((item) => item.name)]),
	].join("\n");
}

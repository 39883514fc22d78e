/** The data sent with a question. */
import { latestReviews } from "../shop/latest-reviews.ts";
import { rateCardFile, siteFile } from "../shop/site-data.ts";
import type { ShopData, ShopFiles } from "./contract.ts";
import { limits } from "./limits.ts";
import { singular } from "./read/spelling.ts";

type Review = ShopFiles["reviews"]["reviews"][number];

/** Fields that neither a question nor an answer needs. */
const idle = `$schema slug pages image bgImage imageAlt focus icon logo shopImage geo gmb_place_id areaSpellings
	citySpellings seo whatsappMsg slowItems`;

/** Writes JSON, without the fields that are left out. */
type Write = (value: unknown) => string;

/** By the purpose of a request: an answer in words, or a reading of the question in ids of the rate card. */
const writers = {
	answer: writeWithout(`${idle} id`),
	reading: writeWithout(`${idle} hero testimonials faq terms privacy`),
};

export type Purpose = keyof typeof writers;

/** Shares of the room that the other data leave. */
const shares = { featured: 1 / 8, prices: 5 / 8 };

const leastRoom = 6000;
const longestComment = 400;

/**
 * The rest is left out: the prices least related to the question, and the oldest reviews.
 * @param said the visitor's words
 * @param room bytes within the request's JSON
 */
export function dataSent(
	data: ShopFiles,
	said: readonly string[],
	room: number,
	purpose: Purpose = "answer",
) {
	const write = writers[purpose];
	const sizeOf = (value: unknown) => bytesOf(write(value));
	const { featuredPrices, ...rest } = data.site;
	const words = new Set(said.flatMap(stemsOf));
	const left = Math.max(leastRoom, room - sizeOf(rest));
	const named = featuredPrices.map((item) => ({ item, text: item.name }));
	const featured = nearest(named, words, left * shares.featured, write);
	const priced = data.prices.categories.flatMap(({ name, items }) =>
		items.map((item) => ({ item, text: `${item.name} ${name}` })),
	);
	const items = new Set(nearest(priced, words, left * shares.prices, write));
	const prices = {
		categories: data.prices.categories
			.map((category) => ({ ...category, items: category.items.filter((item) => items.has(item)) }))
			.filter((category) => category.items.length > 0),
	};
	const { reviews, ...summary } = data.reviews;
	const newest = latestReviews(reviews, reviews.length);
	const roomForReviews = left - sizeOf(featured) - sizeOf(prices) - sizeOf(summary);
	return {
		site: write({ ...rest, featuredPrices: featured }),
		prices: write(prices),
		reviews: write({ ...summary, reviews: within(newest.map(inShort), roomForReviews, write) }),
		pricesCut: items.size < priced.length,
	};
}

export function shopFiles({ site, prices, reviews }: ShopData): ShopFiles {
	return { site: siteFile(site), prices: rateCardFile(prices), reviews };
}

/** The content of `/data/reviews.json`. */
export function reviewsFile({ reviews, averageRating, totalReviewCount }: ShopFiles["reviews"]) {
	const newest = latestReviews(reviews, reviews.length);
	const kept = within(newest, limits.reviewsFile, JSON.stringify);
	return { reviews: kept, averageRating, totalReviewCount };
}

function within<Entry>(entries: readonly Entry[], room: number, write: Write): Entry[] {
	let left = room;
	return entries.filter((entry) => {
		const size = bytesOf(write(entry)) + 1;
		if (size > left) return false;
		left -= size;
		return true;
	});
}

/** The items that fit, in their order: those whose texts share the most words come first. */
function nearest<Item>(
	entries: readonly { item: Item; text: string }[],
	words: ReadonlySet<string>,
	room: number,
	write: Write,
): Item[] {
	const sharedBy = (text: string) => new Set(stemsOf(text).filter((stem) => words.has(stem))).size;
	const ranked = entries
		.map(({ item, text }) => ({ item, shared: sharedBy(text) }))
		.sort((one, other) => other.shared - one.shared)
		.map(({ item }) => item);
	const chosen = new Set(within(ranked, room, write));
	return entries.map(({ item }) => item).filter((item) => chosen.has(item));
}

function stemsOf(text: string): string[] {
	return (text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []).map(singular);
}

function inShort({ reviewer, starRating, comment, createTime, reviewReply }: Review) {
	return {
		reviewer: { displayName: reviewer.displayName },
		starRating,
		comment: comment && shortened(comment),
		createTime,
		reviewReply: reviewReply && { comment: shortened(reviewReply.comment) },
	};
}

function shortened(text: string): string {
	if (text.length <= longestComment) return text;
	return `${text.slice(0, longestComment).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

function writeWithout(fields: string): Write {
	const left = new Set(fields.split(/\s+/));
	return (value) => JSON.stringify(value, (key, inner) => (left.has(key) ? undefined : inner));
}

const encoder = new TextEncoder();

/** Bytes of a text within a JSON string: quotes and line breaks count twice, most of Hindi thrice. */
export function bytesOf(text: string): number {
	return encoder.encode(JSON.stringify(text)).length;
}

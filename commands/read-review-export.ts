/**
 * Reads the maps service's exports of a shop's reviews:
 *
 * - a page of the business API, `{ reviews, averageRating, totalReviewCount, nextPageToken }`, or its batch form
 *   `{ locationReviews: [{ review }] }`
 *   (https://developers.google.com/my-business/reference/rest/v4/accounts.locations.reviews);
 * - a list of reviews, or of such pages;
 * - Google Takeout's `{ reviews }`, without `reviewId` and photo, and without a name for an anonymous reviewer.
 *   Takeout has no published schema.
 */
import { z } from "zod";
import { reviewSchema, starNames } from "../shop/schema/reviews.ts";
import { hiddenCharacters } from "../shop/text-errors.ts";
import type { Review } from "../shop/types.ts";
import { removeTranslation } from "./remove-translation.ts";

export interface ReadReview {
	review: Review;
	/** Changes made to fit the schema. */
	notes: string[];
}

export interface ReviewExport {
	reviews: ReadReview[];
	refused: { who: string; why: string }[];
	averageRating?: number;
	totalReviewCount?: number;
	notes: string[];
	/** True if it holds every review that there is: what it lacks was deleted. */
	isWhole?: boolean;
}

type Fields = Record<string, unknown>;
type Page = Fields & { reviews: unknown[] };

const anonymous = "A Google user";
const noStars = "STAR_RATING_UNSPECIFIED";
const address = reviewSchema.shape.reviewer.shape.profileUrl.unwrap();

/** @returns undefined for another kind of value */
export function readExport(value: unknown): ReviewExport | undefined {
	const page = pageOf(value);
	if (!page && !Array.isArray(value)) return undefined;
	const pages: Page[] = page
		? [page]
		: (value as unknown[]).map((one) => pageOf(one) ?? { reviews: [one] });
	const found: ReviewExport = { reviews: [], refused: [], notes: [] };
	for (const [index, raw] of pages.flatMap(({ reviews }) => reviews).entries()) {
		const read = readReview(raw);
		if ("why" in read) found.refused.push({ who: whose(raw, index), why: read.why });
		else found.reviews.push(read);
	}
	for (const one of pages) readSummary(one, found);
	if (pages.at(-1)?.nextPageToken)
		found.notes.push("the export goes on after this page (nextPageToken): import the others too");
	else
		found.isWhole = found.totalReviewCount === found.reviews.length && found.refused.length === 0;
	return found;
}

function pageOf(value: unknown): Page | undefined {
	const fields = fieldsOf(value);
	const { reviews, locationReviews: batch } = fields;
	if (Array.isArray(reviews)) return { ...fields, reviews };
	if (!Array.isArray(batch)) return undefined;
	return { reviews: batch.map((one) => fieldsOf(one).review) };
}

/** Other files of reviews, by a key of their first entry or of their own. */
const otherKinds: readonly { keys: readonly string[]; kind: string }[] = [
	{
		keys: ["author_name", "authorAttribution"],
		kind: "an answer of the Places API, which has five reviews at most, without ids",
	},
	{
		keys: ["features", "five_star_rating_published"],
		kind: "a list of the reviews that you have written of other places",
	},
	{ keys: ["review_id", "review_text", "author_title"], kind: "a scraper's file" },
];

/** Says what another kind of file is, if it is known. */
export function otherKind(value: unknown): string | undefined {
	const fields = fieldsOf(value);
	const lists = [fieldsOf(fields.result).reviews, fields.reviews, value];
	const [first] = lists.find((one) => Array.isArray(one)) ?? [];
	const held = { ...fields, ...fieldsOf(first) };
	return otherKinds.find(({ keys }) => keys.some((key) => key in held))?.kind;
}

/** None of anything but a record. */
function fieldsOf(value: unknown): Fields {
	const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
	return isRecord ? (value as Fields) : {};
}

function readSummary(page: Page, found: ReviewExport): void {
	const { averageRating: rating, totalReviewCount: count } = page;
	if (typeof rating === "number" && rating >= 1 && rating <= 5)
		found.averageRating = Math.round(rating * 10) / 10;
	else if (rating !== undefined)
		found.notes.push(`averageRating is not from 1 to 5 (${shown(rating)}) and was not taken`);
	if (Number.isSafeInteger(count) && (count as number) >= 0)
		found.totalReviewCount = count as number;
	else if (count !== undefined)
		found.notes.push(`totalReviewCount is no whole number (${shown(count)}) and was not taken`);
}

function whose(raw: unknown, index: number): string {
	const name = fieldsOf(fieldsOf(raw).reviewer).displayName;
	return typeof name === "string" && name.trim() ? `"${shown(name)}"` : `review ${index + 1}`;
}

function readReview(raw: unknown): ReadReview | { why: string } {
	const fields = fieldsOf(raw);
	if (fields !== raw) return { why: "is no review" };
	const notes: string[] = [];
	const own = read(fields, reviewKinds, notes);
	const reviewId = own.reviewId ?? own.name?.split("/").at(-1)?.trim();
	if (!reviewId)
		return { why: "has neither reviewId nor name, so that it could not be known again" };
	const createTime = timeOf(fields.createTime);
	if (!createTime) return { why: `createTime is no date and time (${shown(fields.createTime)})` };
	const updateTime = timeOr(createTime, fields.updateTime, "updateTime", notes);
	const reviewer = read(fieldsOf(fields.reviewer), reviewerKinds, notes);
	if (!reviewer.displayName) notes.push(`has no reviewer's name; shown as "${anonymous}"`);
	const reviewReply = readReply(fields.reviewReply, updateTime, notes);
	const { data: review, error } = reviewSchema.safeParse({
		reviewId,
		reviewer: { displayName: anonymous, ...reviewer },
		starRating: starsOf(fields.starRating, notes),
		...(own.comment && { comment: own.comment }),
		createTime,
		updateTime,
		...(reviewReply && { reviewReply }),
		name: own.name ?? `accounts/-/locations/-/reviews/${reviewId}`,
	});
	if (error) return { why: z.prettifyError(error).replaceAll(/\s+/g, " ") };
	return { review, notes };
}

/** Field → the kind of its value. Others are not kept; what is "apart" is read by itself. */
type Kinds = Record<string, "text" | "comment" | "address" | "apart">;
const apart = Object.fromEntries(Object.keys(reviewSchema.shape).map((key) => [key, "apart"]));
const reviewKinds = { ...apart, reviewId: "text", name: "text", comment: "comment" } as Kinds;
const reviewerKinds: Kinds = {
	profilePhotoUrl: "address",
	displayName: "text",
	profileUrl: "address",
	isAnonymous: "apart",
};
const replyKinds: Kinds = { comment: "comment", updateTime: "apart" };

/** Leaves out and notes what does not fit. @param path before the fields' names */
function read(fields: Fields, kinds: Kinds, notes: string[], path = ""): Record<string, string> {
	const found: Record<string, string> = {};
	for (const [key, raw] of Object.entries(fields)) {
		const kind = kinds[key];
		const note = (words: string) => notes.push(`${path}${key} ${words}`);
		if (!kind) notes.push(`${shown(key)} is not kept: the site does not show it`);
		if (!kind || kind === "apart" || raw === undefined || raw === null || raw === "") continue;
		if (kind === "address") {
			// The API omits the scheme of some photos, or gives http.
			const whole = typeof raw === "string" ? raw.replace(/^(?:http:)?\/\//, "https://") : "";
			if (whole.isWellFormed() && address.safeParse(whole).success) found[key] = whole;
			else note(`is no web address (${shown(raw)}) and was left out`);
		} else if (typeof raw === "string") {
			const text = clean(raw, path + key, notes);
			const original = kind === "comment" ? removeTranslation(text) : text;
			if (original !== text) note("had a translation by Google; it was left out");
			if (original) found[key] = original;
		} else note("is no text and was left out");
	}
	return found;
}

function readReply(raw: unknown, otherwise: string, notes: string[]): Review["reviewReply"] {
	if (raw === undefined || raw === null) return undefined;
	const fields = fieldsOf(raw);
	const { comment } = read(fields, replyKinds, notes, "reviewReply.");
	if (!comment) {
		notes.push("reviewReply has no text and was left out");
		return undefined;
	}
	const updateTime = timeOr(otherwise, fields.updateTime, "reviewReply.updateTime", notes);
	return { comment, updateTime };
}

function starsOf(raw: unknown, notes: string[]): string {
	const [number] = /^[1-5](?=(?:\.0)?$)/.exec(String(raw).trim()) ?? [];
	const written = typeof raw === "string" ? clean(raw, "starRating", notes) : "";
	const word = [...starNames][Number(number) - 1] ?? written;
	if (!starNames.has(word) || word === noStars)
		notes.push(`starRating is no star word (${shown(raw)}) and counts as no stars`);
	return word || noStars;
}

function clean(raw: string, key: string, notes: string[]): string {
	const text = raw.toWellFormed().replaceAll(hiddenCharacters, "");
	if (text !== raw) notes.push(`${key} had characters that cannot be shown; they were taken out`);
	return text.trim();
}

function timeOf(raw: unknown): string | undefined {
	const text = typeof raw === "string" ? raw.trim() : raw;
	return reviewSchema.shape.createTime.safeParse(text).data;
}

function timeOr(otherwise: string, raw: unknown, field: string, notes: string[]): string {
	const time = timeOf(raw);
	if (!time) notes.push(`${field} is no date and time (${shown(raw)}); ${otherwise} stands for it`);
	return time ?? otherwise;
}

/** On one line of a terminal. */
export function shown(value: unknown): string {
	const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
	const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, "·");
	return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
}

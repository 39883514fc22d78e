/**
 * Reads the maps service's exports of a shop's reviews:
 *
 * - a page of the business API, `{ reviews, averageRating, totalReviewCount, nextPageToken }`, a list of
 *   pages, or the API's batch form `{ locationReviews: [{ review }] }`
 *   (https://developers.google.com/my-business/reference/rest/v4/accounts.locations.reviews);
 * - a list of reviews;
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

const anonymous = "A Google user";
const noStars = "STAR_RATING_UNSPECIFIED";

const time = reviewSchema.shape.createTime;
const address = reviewSchema.shape.reviewer.shape.profileUrl.unwrap();

type Fields = Record<string, unknown>;

/** @returns undefined for another kind of value */
export function readExport(value: unknown): ReviewExport | undefined {
	const pages = pagesOf(value);
	if (!pages) return undefined;
	const found: ReviewExport = { reviews: [], refused: [], notes: [] };
	for (const page of pages) {
		for (const [index, raw] of page.reviews.entries()) {
			const read = readReview(raw);
			if ("why" in read) found.refused.push({ who: whose(raw, index), why: read.why });
			else found.reviews.push(read);
		}
		readSummary(page, found);
	}
	if (pages.at(-1)?.nextPageToken)
		found.notes.push("the export goes on after this page (nextPageToken): import the others too");
	else
		found.isWhole = found.totalReviewCount === found.reviews.length && found.refused.length === 0;
	return found;
}

/** Says what another kind of file is, where it is known. */
export function otherKind(value: unknown): string | undefined {
	const fields = fieldsOf(value) ?? {};
	const [first] =
		[fieldsOf(fields.result)?.reviews, fields.reviews, value].find(Array.isArray) ?? [];
	const one = fieldsOf(first) ?? {};
	if ("author_name" in one || "authorAttribution" in one)
		return "an answer of the Places API, which has five reviews at most, without ids";
	if (fields.type === "FeatureCollection" || "five_star_rating_published" in one)
		return "a list of the reviews that you have written of other places";
	if ("review_id" in one || "review_text" in one || "author_title" in one)
		return "a scraper's file";
	return undefined;
}

interface Page extends Fields {
	reviews: unknown[];
}

function pagesOf(value: unknown): Page[] | undefined {
	if (Array.isArray(value)) {
		if (!value.some(isPage)) return [{ reviews: value }];
		return value.flatMap((one) => (isPage(one) ? [one] : [{ reviews: [one] }]));
	}
	if (isPage(value)) return [value];
	const batch = fieldsOf(value)?.locationReviews;
	return Array.isArray(batch)
		? [{ reviews: batch.map((one) => fieldsOf(one)?.review) }]
		: undefined;
}

function isPage(value: unknown): value is Page {
	return Array.isArray(fieldsOf(value)?.reviews);
}

function fieldsOf(value: unknown): Fields | undefined {
	return typeof value === "object" && value !== null && !Array.isArray(value)
		? (value as Fields)
		: undefined;
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
	const name = fieldsOf(fieldsOf(raw)?.reviewer)?.displayName;
	return typeof name === "string" && name.trim() ? `"${shown(name)}"` : `review ${index + 1}`;
}

/** In the order of content/reviews.json. */
function readReview(raw: unknown): ReadReview | { why: string } {
	const fields = fieldsOf(raw);
	if (!fields) return { why: "is no review" };
	const notes: string[] = [];
	const resource = textOf(fields.name, "name", notes);
	const reviewId =
		textOf(fields.reviewId, "reviewId", notes) || resource?.split("/").at(-1)?.trim();
	if (!reviewId)
		return { why: "has neither reviewId nor name, so that it could not be known again" };
	if (!isTime(fields.createTime))
		return { why: `createTime is no date and time (${shown(fields.createTime)})` };
	const createTime = fields.createTime.trim();
	const updateTime = timeOf(fields.updateTime, "updateTime", createTime, notes);
	const review = present({
		reviewId,
		reviewer: readReviewer(fields.reviewer, notes),
		starRating: starsOf(fields.starRating, notes),
		comment: originalOf(fields.comment, "comment", notes),
		createTime,
		updateTime,
		reviewReply: readReply(fields.reviewReply, updateTime, notes),
		name: resource || `accounts/-/locations/-/reviews/${reviewId}`,
	});
	noteUnknown(fields, Object.keys(reviewSchema.shape), notes);
	const checked = reviewSchema.safeParse(review);
	if (!checked.success) return { why: z.prettifyError(checked.error).replaceAll(/\s+/g, " ") };
	return { review, notes };
}

function readReviewer(raw: unknown, notes: string[]): Review["reviewer"] {
	const fields = fieldsOf(raw) ?? {};
	const displayName = textOf(fields.displayName, "displayName", notes);
	if (!displayName) notes.push(`has no reviewer's name; shown as "${anonymous}"`);
	noteUnknown(fields, ["profilePhotoUrl", "displayName", "profileUrl", "isAnonymous"], notes);
	return present({
		profilePhotoUrl: addressOf(fields.profilePhotoUrl, "profilePhotoUrl", notes),
		displayName: displayName ?? anonymous,
		profileUrl: addressOf(fields.profileUrl, "profileUrl", notes),
	});
}

function readReply(raw: unknown, otherwise: string, notes: string[]): Review["reviewReply"] {
	if (raw === undefined || raw === null) return undefined;
	const fields = fieldsOf(raw) ?? {};
	const comment = originalOf(fields.comment, "reviewReply.comment", notes);
	if (!comment) {
		notes.push("reviewReply has no text and was left out");
		return undefined;
	}
	noteUnknown(fields, ["comment", "updateTime"], notes);
	const updateTime = timeOf(fields.updateTime, "reviewReply.updateTime", otherwise, notes);
	return { comment, updateTime };
}

function starsOf(raw: unknown, notes: string[]): string {
	const word = /^[1-5](?:\.0)?$/.test(String(raw).trim())
		? ([...starNames][Number(raw) - 1] ?? "")
		: typeof raw === "string"
			? clean(raw, "starRating", notes)
			: "";
	if (!starNames.has(word) || word === noStars)
		notes.push(`starRating is no star word (${shown(raw)}) and counts as no stars`);
	return word || noStars;
}

/** Without a translation. */
function originalOf(raw: unknown, key: string, notes: string[]): string | undefined {
	const text = textOf(raw, key, notes);
	const original = text && removeTranslation(text);
	if (original !== text) notes.push(`${key} had a translation by Google; it was left out`);
	return original;
}

/** Undefined for an empty text too. */
function textOf(raw: unknown, key: string, notes: string[]): string | undefined {
	if (raw === undefined || raw === null) return undefined;
	if (typeof raw !== "string") {
		notes.push(`${key} is no text and was left out`);
		return undefined;
	}
	return clean(raw, key, notes) || undefined;
}

function clean(raw: string, key: string, notes: string[]): string {
	const text = raw.toWellFormed().replaceAll(hiddenCharacters, "");
	if (text !== raw) notes.push(`${key} had characters that cannot be shown; they were taken out`);
	return text.trim();
}

function isTime(raw: unknown): raw is string {
	return typeof raw === "string" && time.safeParse(raw.trim()).success;
}

function timeOf(raw: unknown, key: string, otherwise: string, notes: string[]): string {
	if (isTime(raw)) return raw.trim();
	notes.push(`${key} is no date and time (${shown(raw)}); ${otherwise} stands for it`);
	return otherwise;
}

function addressOf(raw: unknown, key: string, notes: string[]): string | undefined {
	if (raw === undefined || raw === null || raw === "") return undefined;
	// The API omits the scheme of some photos, or gives http.
	const whole = typeof raw === "string" ? raw.replace(/^(?:http:)?\/\//, "https://") : raw;
	if (typeof whole === "string" && whole.isWellFormed() && address.safeParse(whole).success)
		return whole;
	notes.push(`${key} is no web address (${shown(raw)}) and was left out`);
	return undefined;
}

function noteUnknown(fields: Fields, known: readonly string[], notes: string[]): void {
	for (const key of Object.keys(fields))
		if (!known.includes(key)) notes.push(`${shown(key)} is not kept: the site does not show it`);
}

function present<Value extends object>(value: Value): Value {
	return Object.fromEntries(
		Object.entries(value).filter(([, inner]) => inner !== undefined),
	) as Value;
}

/** On one line of a terminal. */
export function shown(value: unknown): string {
	const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
	const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, "·");
	return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
}

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

/** Says what another kind of file is, where it is known. */
export function otherKind(value: unknown): string | undefined {
	const fields = fieldsOf(value);
	const lists = [fieldsOf(fields.result).reviews, fields.reviews, value];
	const [first] = lists.find((one) => Array.isArray(one)) ?? [];
	const held = { ...fields, ...fieldsOf(first) };
	return otherKinds.find(({ keys }) => keys.some((key) => key in held))?.kind;
}

interface Page extends Fields {
	reviews: unknown[];
}

function pagesOf(value: unknown): Page[] | undefined {
	if (Array.isArray(value) && !value.some(isPage)) return [{ reviews: value }];
	if (Array.isArray(value)) return value.map((one) => (isPage(one) ? one : { reviews: [one] }));
	if (isPage(value)) return [value];
	const batch = fieldsOf(value).locationReviews;
	return Array.isArray(batch) ? [{ reviews: batch.map((one) => fieldsOf(one).review) }] : undefined;
}

function isPage(value: unknown): value is Page {
	return Array.isArray(fieldsOf(value).reviews);
}

function isRecord(value: unknown): value is Fields {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** None of anything but a record. */
function fieldsOf(value: unknown): Fields {
	return isRecord(value) ? value : {};
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

/** In the order of content/reviews.json. */
function readReview(raw: unknown): ReadReview | { why: string } {
	if (!isRecord(raw)) return { why: "is no review" };
	const notes: string[] = [];
	const own = reader(raw, notes);
	const resource = own.text("name");
	const reviewId = own.text("reviewId") || resource?.split("/").at(-1)?.trim();
	if (!reviewId)
		return { why: "has neither reviewId nor name, so that it could not be known again" };
	const createTime = timeOf(raw.createTime);
	if (!createTime) return { why: `createTime is no date and time (${shown(raw.createTime)})` };
	const updateTime = own.time("updateTime", createTime);
	const review = present({
		reviewId,
		reviewer: readReviewer(raw.reviewer, notes),
		starRating: starsOf(raw.starRating, notes),
		comment: own.original("comment"),
		createTime,
		updateTime,
		reviewReply: readReply(raw.reviewReply, updateTime, notes),
		name: resource || `accounts/-/locations/-/reviews/${reviewId}`,
	});
	own.noteOthers(Object.keys(reviewSchema.shape));
	const checked = reviewSchema.safeParse(review);
	if (!checked.success) return { why: z.prettifyError(checked.error).replaceAll(/\s+/g, " ") };
	return { review, notes };
}

function readReviewer(raw: unknown, notes: string[]): Review["reviewer"] {
	const own = reader(fieldsOf(raw), notes);
	const displayName = own.text("displayName");
	if (!displayName) notes.push(`has no reviewer's name; shown as "${anonymous}"`);
	own.noteOthers(["profilePhotoUrl", "displayName", "profileUrl", "isAnonymous"]);
	return present({
		profilePhotoUrl: own.address("profilePhotoUrl"),
		displayName: displayName ?? anonymous,
		profileUrl: own.address("profileUrl"),
	});
}

function readReply(raw: unknown, otherwise: string, notes: string[]): Review["reviewReply"] {
	if (raw === undefined || raw === null) return undefined;
	const own = reader(fieldsOf(raw), notes, "reviewReply.");
	const comment = own.original("comment");
	if (!comment) {
		notes.push("reviewReply has no text and was left out");
		return undefined;
	}
	own.noteOthers(["comment", "updateTime"]);
	return { comment, updateTime: own.time("updateTime", otherwise) };
}

/** Reads fields of the kinds that reviews have; what does not fit is left out and noted. @param path before their names */
function reader(fields: Fields, notes: string[], path = "") {
	/** Undefined for an empty text too. */
	function text(key: string): string | undefined {
		const raw = fields[key];
		if (typeof raw === "string") return clean(raw, path + key, notes) || undefined;
		if (raw !== undefined && raw !== null) notes.push(`${path + key} is no text and was left out`);
		return undefined;
	}
	return {
		text,
		/** Without a translation. */
		original(key: string): string | undefined {
			const whole = text(key);
			const original = whole && removeTranslation(whole);
			if (original !== whole)
				notes.push(`${path + key} had a translation by Google; it was left out`);
			return original;
		},
		time(key: string, otherwise: string): string {
			const raw = fields[key];
			const read = timeOf(raw);
			if (!read)
				notes.push(`${path + key} is no date and time (${shown(raw)}); ${otherwise} stands for it`);
			return read ?? otherwise;
		},
		address(key: string): string | undefined {
			const raw = fields[key];
			if (raw === undefined || raw === null || raw === "") return undefined;
			// The API omits the scheme of some photos, or gives http.
			const whole = typeof raw === "string" ? raw.replace(/^(?:http:)?\/\//, "https://") : raw;
			if (typeof whole === "string" && whole.isWellFormed() && address.safeParse(whole).success)
				return whole;
			notes.push(`${path + key} is no web address (${shown(raw)}) and was left out`);
			return undefined;
		},
		noteOthers(known: readonly string[]): void {
			for (const key of Object.keys(fields))
				if (!known.includes(key))
					notes.push(`${shown(key)} is not kept: the site does not show it`);
		},
	};
}

function starsOf(raw: unknown, notes: string[]): string {
	const number = /^[1-5](?:\.0)?$/.test(String(raw).trim()) ? Number(raw) : undefined;
	const written = typeof raw === "string" ? clean(raw, "starRating", notes) : "";
	const word = number ? ([...starNames][number - 1] ?? "") : written;
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
	return typeof raw === "string" ? time.safeParse(raw.trim()).data : undefined;
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

/**
 * Reads the maps service's exports of a shop's reviews:
 *
 * - a page of the business API, `{ reviews, averageRating, totalReviewCount, nextPageToken }`, or its batch form
 *   `{ locationReviews: [{ review }] }`
 *   (https://developers.google.com/my-business/reference/rest/v4/accounts.locations.reviews);
 * - a list of reviews, or of such pages;
 * - Google Takeout's ZIP with files of `{ reviews }`, without `reviewId` and photo, and without a name for an anonymous
 *   reviewer. Takeout has no published schema.
 */
import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { z } from "zod";
import { reviewSchema, starNames } from "../shop/schema/reviews.ts";
import { hiddenCharacters } from "../shop/text-errors.ts";
import type { Review } from "../shop/types.ts";
import { OwnerError, parseJson } from "./read-content-files.ts";
import { removeTranslation } from "./remove-translation.ts";

export interface ReviewExport {
	reviews: Review[];
	/** A sentence for each review that cannot be taken. */
	refused: string[];
	averageRating?: number | undefined;
	totalReviewCount?: number | undefined;
	/** True if it holds every review that there is: what it lacks was deleted. */
	isWhole: boolean;
}

/** Leaves out a value that does not fit. */
function lenient<Schema extends z.ZodType>(schema: Schema) {
	return schema.optional().catch(undefined);
}

/** A text that is not empty once it is mended. */
function text(mend = (raw: string) => raw) {
	const clean = (raw: string) => raw.toWellFormed().replaceAll(hiddenCharacters, "").trim();
	return z
		.string()
		.transform((raw) => mend(clean(raw)).trim())
		.pipe(z.string().min(1));
}

const { reviewer, createTime: time } = reviewSchema.shape;
const comment = text(removeTranslation);
// The API omits the scheme of some photos, or gives http.
const address = text((raw) => raw.replace(/^(?:http:)?\/\//, "https://")).pipe(
	reviewer.shape.profileUrl.unwrap(),
);
const anonymous = { displayName: "A Google user" };

const exportedReview = z
	.object(
		{
			reviewId: lenient(text()),
			reviewer: z
				.object({
					profilePhotoUrl: lenient(address),
					displayName: text().catch(anonymous.displayName),
					profileUrl: lenient(address),
				})
				.catch(anonymous),
			starRating: z
				.union([z.number(), text()])
				.transform((stars) => [...starNames][Number(stars) - 1] ?? String(stars))
				.catch("STAR_RATING_UNSPECIFIED"),
			comment: lenient(comment),
			createTime: time,
			updateTime: lenient(time),
			reviewReply: lenient(z.object({ comment, updateTime: time.optional() })),
			name: lenient(text()),
		},
		"is no review",
	)
	.refine(
		({ reviewId, name }) => reviewId ?? name,
		"has neither reviewId nor name, so that it could not be known again",
	)
	.transform(({ reviewReply, ...read }) => {
		const reviewId = read.reviewId ?? read.name?.split("/").at(-1) ?? "";
		const { updateTime = read.createTime, name = `accounts/-/locations/-/reviews/${reviewId}` } =
			read;
		const reply = reviewReply && { reviewReply: { updateTime, ...reviewReply } };
		return { ...read, reviewId, updateTime, name, ...reply };
	})
	.pipe(reviewSchema);

const page = z.object({
	reviews: z.array(z.unknown()),
	averageRating: lenient(z.number().min(1).max(5).transform(toOneDecimal)),
	totalReviewCount: lenient(z.int().min(0)),
});
const batch = z
	.object({ locationReviews: z.array(z.object({ review: z.unknown() })) })
	.transform(({ locationReviews }) => ({ reviews: locationReviews.map(({ review }) => review) }));
const single = z.unknown().transform((review) => ({ reviews: [review] }));
const pages = z.union([
	z.union([page, batch.pipe(page)]).transform((one) => [one]),
	z.array(z.union([page, batch.pipe(page), single.pipe(page)])),
]);

/** As the maps service shows a rating. */
export function toOneDecimal(rating: number): number {
	return Math.round(rating * 10) / 10;
}

/** Other files of reviews, by how they begin. */
const otherKinds: readonly [RegExp, string][] = [
	[/^[^{["\n]*(?:review|author|rating)[^{[\n]*[,;\t]/i, "a table (CSV), as scrapers write it"],
	[
		/"(?:author_name|authorAttribution)"\s*:/,
		"an answer of the Places API, which has five reviews at most, without ids",
	],
	[
		/"(?:features|five_star_rating_published)"\s*:/,
		"a list of the reviews that you have written of other places",
	],
	[/"(?:review_id|review_text|author_title)"\s*:/, "a scraper's file"],
];

/**
 * The exports in a file: a ZIP may hold one for each shop, and other files.
 *
 * @throws OwnerError for another kind of file
 */
export function readExports(file: string): ReviewExport[] {
	const bytes = readFileSync(file);
	if (!bytes.subarray(0, 3).equals(Buffer.from("PK\x03"))) return [readExport(file, bytes)];
	const held = Object.entries(unzipSync(bytes)).filter(([name]) =>
		/reviews[^/]*\.json$/i.test(name),
	);
	if (held.length === 0)
		throw new OwnerError(
			`${file} holds no file of reviews. In Takeout, choose “Google Business Profile” and nothing else.`,
		);
	return held.map(([name, inner]) => {
		const read = readExport(`${file} → ${name}`, Buffer.from(inner));
		return { ...read, isWhole: read.refused.length === 0 };
	});
}

function readExport(file: string, bytes: Buffer): ReviewExport {
	// Node's own decoder takes the mark of its order off UTF-16, as that of UTF-8.
	const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
	const written = new TextDecoder(encoding).decode(bytes);
	const [, kind] = otherKinds.find(([mark]) => mark.test(written.slice(0, 3000))) ?? [];
	if (kind)
		throw new OwnerError(
			`${file} is ${kind}. docs/editing.md says how to get the shop's own reviews: from Takeout, “Google Business Profile”.`,
		);
	const { data: all } = pages.safeParse(parseJson(written, file));
	if (!all)
		throw new OwnerError(
			`${file} holds no reviews: neither a list of them nor an entry "reviews". Is it the right file?`,
		);
	const reviews: Review[] = [];
	const refused: string[] = [];
	for (const [index, raw] of all.flatMap((one) => one.reviews).entries()) {
		const read = exportedReview.safeParse(raw);
		if (read.success) reviews.push(read.data);
		else
			for (const { path, message } of read.error.issues.slice(0, 1))
				refused.push([`review ${index + 1}:`, ...path, message].join(" "));
	}
	if (reviews.length === 0 && refused.length > 0)
		throw new OwnerError(
			`${file}: of its reviews (${refused.length}) none can be taken, and nothing was written. Is it the right file?\n  ${refused.slice(0, 5).join("\n  ")}`,
		);
	const { averageRating, totalReviewCount } = Object.assign({}, ...all) as z.output<typeof page>;
	const isWhole = totalReviewCount === reviews.length && refused.length === 0;
	return { reviews, refused, averageRating, totalReviewCount, isWhole };
}

import type { Content } from "../content/content-files.ts";
import type { Review } from "../content/types.ts";
import type { ReviewExport } from "./read-review-export.ts";

type ReviewsFile = Content["reviews"];

export interface Merged {
	file: ReviewsFile;
	added: Review[];
	updated: Review[];
	unchanged: Review[];
	/** Twice in the export. */
	repeated: Review[];
	older: Review[];
	removed: Review[];
}

/**
 * Merges an export: known reviews keep their place, new ones follow.
 *
 * @param replaceSamples remove sample reviews if the export has any reviews
 */
export function mergeReviews(
	held: ReviewsFile,
	{ reviews: read, averageRating, totalReviewCount }: ReviewExport,
	replaceSamples: boolean,
): Merged {
	const removed = replaceSamples && read.length > 0 ? held.reviews.filter(isSampleReview) : [];
	const merged: Merged = {
		file: held,
		added: [],
		updated: [],
		unchanged: [],
		repeated: [],
		older: [],
		removed,
	};
	const kept = new Map(
		held.reviews
			.filter((review) => !removed.includes(review))
			.map((review) => [review.reviewId, review]),
	);
	for (const review of newest(
		read.map((one) => one.review),
		merged.repeated,
	)) {
		const known = kept.get(review.reviewId);
		const next = known ? withWhatExportLacks(review, known) : review;
		if (!known) merged.added.push(next);
		else if (JSON.stringify(next) === JSON.stringify(known)) merged.unchanged.push(next);
		else if (isOlder(review, known)) merged.older.push(review);
		else merged.updated.push(next);
		if (!known || merged.updated.includes(next)) kept.set(review.reviewId, next);
	}
	merged.file = {
		...held,
		averageRating: averageRating ?? held.averageRating,
		totalReviewCount: totalReviewCount ?? held.totalReviewCount,
		reviews: [...kept.values()],
	};
	return merged;
}

/** The newer of two with one id, in the place of the first. */
function newest(reviews: readonly Review[], repeated: Review[]): Review[] {
	const found = new Map<string, Review>();
	for (const review of reviews) {
		const other = found.get(review.reviewId);
		if (other) repeated.push(review);
		if (!other || isOlder(other, review)) found.set(review.reviewId, review);
	}
	return [...found.values()];
}

function isOlder(one: Review, other: Review): boolean {
	return Date.parse(one.updateTime) < Date.parse(other.updateTime);
}

/** Takeout has no photo and profile: keep those of an earlier import. */
function withWhatExportLacks(review: Review, known: Review): Review {
	const { profilePhotoUrl, displayName, profileUrl } = { ...known.reviewer, ...review.reviewer };
	return {
		...review,
		reviewer: {
			...(profilePhotoUrl && { profilePhotoUrl }),
			displayName,
			...(profileUrl && { profileUrl }),
		},
	};
}

/** Sample reviews have an account of zeros. */
export function isSampleReview({ name }: { name: string }): boolean {
	return /^accounts\/0+\//.test(name);
}

import type { Content } from "../shop/content-files.ts";
import { isSampleReview, starNames } from "../shop/schema/reviews.ts";
import type { Review } from "../shop/types.ts";
import type { ReviewExport } from "./read-review-export.ts";

type ReviewsFile = Content["reviews"];

export interface Merged {
	file: ReviewsFile;
	added: Review[];
	updated: Review[];
	unchanged: Review[];
	/** Older copies of reviews that the export holds more than once. */
	repeated: Review[];
	/** Older than what the file holds. */
	older: Review[];
	/** Samples. */
	removed: Review[];
	/** Missing in an export that is whole. */
	deleted: Review[];
}

/**
 * Merges an export: known reviews keep their place, new ones follow.
 *
 * @param replaceSamples remove sample reviews if the export has any reviews. The sample's rating goes with the last of them
 */
export function mergeReviews(
	held: ReviewsFile,
	{ reviews: read, averageRating, totalReviewCount, isWhole }: ReviewExport,
	replaceSamples: boolean,
): Merged {
	const removed = replaceSamples && read.length > 0 ? held.reviews.filter(isSampleReview) : [];
	const kept = new Map(
		held.reviews
			.filter((review) => !removed.includes(review))
			.map((review) => [review.reviewId, review]),
	);
	const merged: Omit<Merged, "file"> = {
		...{ added: [], updated: [], unchanged: [], repeated: [], older: [], deleted: [] },
		removed,
	};
	const exported = Map.groupBy(
		read.map(({ review }) => review),
		({ reviewId }) => reviewId,
	);
	for (const [id, copies] of exported) {
		const [newest, ...repeated] = copies.toSorted(
			(one, other) => updatedAt(other) - updatedAt(one),
		);
		if (!newest) continue;
		merged.repeated.push(...repeated);
		const known = kept.get(id);
		const next = known ? withKnownProfile(newest, known) : newest;
		if (known && JSON.stringify(next) === JSON.stringify(known)) merged.unchanged.push(next);
		else if (known && updatedAt(newest) < updatedAt(known)) merged.older.push(newest);
		else {
			merged[known ? "updated" : "added"].push(next);
			kept.set(id, next);
		}
	}
	if (isWhole && read.length > 0)
		for (const [id, review] of kept)
			if (!exported.has(id) && !isSampleReview(review)) {
				merged.deleted.push(review);
				kept.delete(id);
			}
	const reviews = [...kept.values()];
	const isCounted = removed.length > 0 || isWhole || held.totalReviewCount === 0;
	const own = isCounted ? countedRating(reviews) : held;
	const file = {
		...held,
		averageRating: averageRating ?? own.averageRating,
		totalReviewCount: totalReviewCount ?? own.totalReviewCount,
		reviews,
	};
	return { file, ...merged };
}

/** Of reviews whose export tells none. */
function countedRating(reviews: readonly Review[]) {
	const stars = reviews
		.map(({ starRating }) => [...starNames].indexOf(starRating) + 1)
		.filter((count) => count > 0 && count <= 5);
	const sum = stars.reduce((all, count) => all + count, 0);
	return {
		averageRating: stars.length > 0 ? Math.round((sum / stars.length) * 10) / 10 : 0,
		totalReviewCount: stars.length,
	};
}

function updatedAt({ updateTime }: Review): number {
	return Date.parse(updateTime);
}

/** With the photo and the profile of an earlier import, which Takeout lacks. */
function withKnownProfile(review: Review, known: Review): Review {
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

/** Of "accounts/1/locations/2/reviews/3": "2". */
export function locationOf({ name }: Pick<Review, "name">): string | undefined {
	const [, location] = /\/locations\/([^/]+)\//.exec(name) ?? [];
	return location === "-" ? undefined : location;
}

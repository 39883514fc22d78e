import type { Content } from "../shop/content-files.ts";
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
	const kept = new Map(
		held.reviews
			.filter((review) => !removed.includes(review))
			.map((review) => [review.reviewId, review]),
	);
	const merged: Omit<Merged, "file"> = {
		...{ added: [], updated: [], unchanged: [], repeated: [], older: [] },
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
	const file = {
		...held,
		averageRating: averageRating ?? held.averageRating,
		totalReviewCount: totalReviewCount ?? held.totalReviewCount,
		reviews: [...kept.values()],
	};
	return { file, ...merged };
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

/** Sample reviews have an account of zeros. */
export function isSampleReview({ name }: { name: string }): boolean {
	return /^accounts\/0+\//.test(name);
}

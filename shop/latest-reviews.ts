import type { Review } from "./types.ts";

/** The newest reviews by `createTime`, newest first, at most `count`. */
export function latestReviews<Shown extends Pick<Review, "createTime">>(
	reviews: readonly Shown[],
	count: number,
): Shown[] {
	return [...reviews]
		.sort((one, other) => Date.parse(other.createTime) - Date.parse(one.createTime))
		.slice(0, count);
}

import type { ShownReview } from "./review-head.tsx";

/** The id of a review's letter. The maps service's own ids hold characters that ids may not. */
export function letterId({ reviewId }: Pick<ShownReview, "reviewId">): string {
	return `letter-${reviewId.replaceAll(/[^\w-]/g, (character) => `_${character.charCodeAt(0).toString(16)}`)}`;
}

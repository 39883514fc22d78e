import type { Review } from "../../shop/types.ts";

export type ShownReview = Pick<
	Review,
	"reviewId" | "reviewer" | "starRating" | "comment" | "reviewReply" | "createTime"
> & {
	/** The name of the person who replied, if the shop says. */
	replyBy?: string | undefined;
};

const stars: Readonly<Record<string, number>> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };

/** The maps service's word as a number from 1 to 5; 0 for any other. */
export function starCount(word: string): number {
	return Object.hasOwn(stars, word) ? (stars[word] ?? 0) : 0;
}

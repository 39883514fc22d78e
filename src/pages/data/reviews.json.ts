import { shop } from "../../../content/shop.ts";

/** `/data/reviews.json`: the reviews in the maps service's shape, with their summary. */
export function GET(): Response {
	const { reviews, averageRating, totalReviewCount } = shop.reviews;
	return Response.json({ reviews, averageRating, totalReviewCount });
}

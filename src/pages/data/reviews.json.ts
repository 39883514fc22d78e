import { reviewsFile } from "../../../assistant/data-sent.ts";
import { shop } from "../../../shop/shop.ts";

/** `/data/reviews.json`: the newest reviews in the maps service's format, with the summary of all. */
export function GET(): Response {
	return Response.json(reviewsFile(shop.reviews));
}

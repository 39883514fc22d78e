import { shop } from "../../../content/shop.ts";

/** `/data/priceData.json`: the whole rate card. */
export function GET(): Response {
	return Response.json({ categories: shop.prices.categories });
}

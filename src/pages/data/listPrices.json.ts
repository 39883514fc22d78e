import { shop } from "../../../content/shop.ts";
import { priceFile } from "../../list/price-file.ts";

/** `/data/listPrices.json`: the rate card's prices as numbers, for the list's estimate. */
export function GET(): Response {
	return Response.json(priceFile(shop.prices.categories));
}

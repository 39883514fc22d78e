import { shop } from "../../../content/shop.ts";
import { rateCardFile } from "../../../content/site-data.ts";

/** `/data/priceData.json`: the whole rate card. */
export function GET(): Response {
	return Response.json(rateCardFile(shop.prices));
}

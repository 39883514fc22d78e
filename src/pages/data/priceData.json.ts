import { shop } from "../../../shop/shop.ts";
import { rateCardFile } from "../../../shop/site-data.ts";

/** `/data/priceData.json`: the whole rate card. */
export function GET(): Response {
	return Response.json(rateCardFile(shop.prices));
}

import { shop } from "../../../shop/shop.ts";
import { siteData, siteFile } from "../../../shop/site-data.ts";

/** `/data/siteData.json`: the shop's facts, for the assistant. */
export function GET(): Response {
	return Response.json(siteFile(siteData(shop)));
}

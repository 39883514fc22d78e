import { shop } from "../../../content/shop.ts";
import { siteData } from "../../../content/site-data.ts";

/** `/data/siteData.json`: the shop's facts, for the assistant and for whoever wants to read them. */
export function GET(): Response {
	return Response.json(siteData(shop));
}

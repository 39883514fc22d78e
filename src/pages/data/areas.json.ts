import { shop } from "../../../shop/shop.ts";

/** `/data/areas.json`: the names that the list's area field knows. */
export function GET(): Response {
	const { areas, areaSpellings, areasNotPromised } = shop.business;
	return Response.json({ areas, areaSpellings, areasNotPromised });
}

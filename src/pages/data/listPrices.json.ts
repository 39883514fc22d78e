import { shop } from "../../../content/shop.ts";
import { priceFile } from "../../list/price-file.ts";

/** The items that only pages without a promised turnaround show. */
function slowItems(): Set<string> {
	const shown = (keeps: boolean) =>
		shop["keyword-pages"]
			.filter(({ keepsTurnaround }) => keepsTurnaround === keeps)
			.flatMap(({ priceItems }) => priceItems);
	const promised = new Set(shown(true));
	return new Set(shown(false).filter((id) => !promised.has(id)));
}

/** `/data/listPrices.json`: the rate card's prices as numbers, for the list's estimate. */
export function GET(): Response {
	return Response.json(priceFile(shop.prices.categories, slowItems()));
}

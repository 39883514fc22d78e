import { shop } from "../../../content/shop.ts";
import { priceFile } from "../../list/price-file.ts";
import { featuredItem, withFeatured } from "../../page-prices.ts";

const { categories } = shop.prices;

/** The items that only pages without a promised turnaround show. */
function slowItems(): Set<string> {
	const shown = (keeps: boolean) =>
		shop["keyword-pages"]
			.filter(({ keepsTurnaround }) => keepsTurnaround === keeps)
			.flatMap((page) => [featuredItem(page, categories).id, ...page.priceItems]);
	const promised = new Set(shown(true));
	return new Set(shown(false).filter((id) => !promised.has(id)));
}

/** `/data/listPrices.json`: the rate card's prices, and those of what pages feature, as numbers, for the list's estimate. */
export function GET(): Response {
	return Response.json(priceFile(withFeatured(categories, shop["keyword-pages"]), slowItems()));
}

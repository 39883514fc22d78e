import type { Shop } from "../../../content/content-files.ts";
import { originalShop, shop } from "../../../content/shop.ts";
import { priceFile } from "../../list/price-file.ts";
import { featuredItem, withFeatured } from "../../page-prices.ts";

const { categories } = shop.prices;

/** Items shown only on pages without a promised turnaround. */
function slowItems(): Set<string> {
	const shown = (keeps: boolean) =>
		shop["keyword-pages"]
			.filter(({ keepsTurnaround }) => keepsTurnaround === keeps)
			.flatMap((page) => [featuredItem(page, categories).id, ...page.priceItems]);
	const promised = new Set(shown(true));
	return new Set(shown(false).filter((id) => !promised.has(id)));
}

function catalogue({ prices, ...texts }: Shop) {
	return withFeatured(prices.categories, texts["keyword-pages"]);
}

/** `/data/listPrices.json`: rate card and featured prices as numbers, for the list's estimate. */
export function GET(): Response {
	return Response.json(priceFile(catalogue(shop), slowItems(), catalogue(originalShop)));
}

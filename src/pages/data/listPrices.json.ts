import type { Shop } from "../../../shop/content-files.ts";
import { originalShop, shop } from "../../../shop/shop.ts";
import { slowItems } from "../../../shop/site-data.ts";
import { priceFile } from "../../list/prices.ts";
import { withFeatured } from "../../page-prices.ts";

function catalogue({ prices, ...texts }: Shop) {
	return withFeatured(prices.categories, texts["keyword-pages"]);
}

/** `/data/listPrices.json`: rate card and featured prices as numbers, for the list's estimate. */
export function GET(): Response {
	return Response.json(
		priceFile(catalogue(shop), slowItems(shop["keyword-pages"]), catalogue(originalShop)),
	);
}

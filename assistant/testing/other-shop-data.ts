/** Another shop: other names, hours, terms, and no Hindi. */
import { parseContent } from "../../shop/check-content.ts";
import { readContent } from "../../shop/read-content.ts";
import { searchQuestions } from "../../shop/search-questions.ts";
import { siteData } from "../../shop/site-data.ts";
import type { ShopData } from "../contract.ts";

/** A shop's content in the shape in which the build hands it to the assistant. */
export function shopDataOf(
	shop: ReturnType<typeof parseContent>,
	translations: ShopData["translations"] = {},
): ShopData {
	return {
		site: siteData(shop),
		prices: { categories: shop.prices.categories },
		...searchQuestions(shop),
		reviews: shop.reviews,
		translations,
	};
}

export const otherShopData = shopDataOf(parseContent(readContent("fixtures/other-shop")));

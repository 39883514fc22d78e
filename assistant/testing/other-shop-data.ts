/** Another shop: other names, hours, terms, and no Hindi. */
import { parseContent } from "../../shop/check-content.ts";
import { readContent } from "../../shop/read-content.ts";
import { searchQuestions } from "../../shop/search-questions.ts";
import { siteData } from "../../shop/site-data.ts";
import type { ShopData } from "../contract.ts";

const shop = parseContent(readContent("fixtures/other-shop"));

export const otherShopData: ShopData = {
	site: siteData(shop),
	prices: { categories: shop.prices.categories },
	...searchQuestions(shop),
	reviews: shop.reviews,
	translations: {},
};

/** The shop's content in the shape in which the build hands it to the assistant. */
import { searchQuestions } from "../../content/search-questions.ts";
import { shop } from "../../content/shop.ts";
import { siteData } from "../../content/site-data.ts";
import { hindiShop } from "../../content/testing/hindi-shop.ts";
import type { ShopData } from "../contract.ts";

const hindi = hindiShop();

export const sampleShopData: ShopData = {
	site: siteData(shop),
	prices: { categories: shop.prices.categories },
	...searchQuestions(shop),
	reviews: shop.reviews,
	translations: {
		hi: {
			site: siteData(hindi),
			prices: { categories: hindi.prices.categories },
			...searchQuestions(hindi),
		},
	},
};

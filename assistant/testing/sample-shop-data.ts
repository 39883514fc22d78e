/** The shop's content in the shape in which the build hands it to the assistant. */
import { shop } from "../../content/shop.ts";
import { siteData } from "../../content/site-data.ts";
import { hindiShop } from "../../content/testing/hindi-shop.ts";
import type { ShopData } from "../contract.ts";

const hindi = hindiShop();

export const sampleShopData: ShopData = {
	site: siteData(shop),
	prices: { categories: shop.prices.categories },
	reviews: shop.reviews,
	translations: {
		hi: { site: siteData(hindi), prices: { categories: hindi.prices.categories } },
	},
};

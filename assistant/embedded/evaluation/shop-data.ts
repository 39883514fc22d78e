/** The shop's content in the shape in which the build hands it to the assistant. */
import { shop } from "../../../content/shop.ts";
import type { ShopData } from "../../contract.ts";

export const shopData: ShopData = {
	site: {
		business: shop.business,
		seo: shop.pages.seo,
		hero: shop.pages.hero,
		services: shop.services,
		features: shop.features,
		testimonials: shop.testimonials,
		faq: shop.faq,
		terms: shop.terms,
		privacy: shop.privacy,
		whatsappMsg: shop.messages,
		featuredPrices: shop["keyword-pages"].map(({ slug, featuredService }) => ({
			slug,
			name: featuredService.name,
			price: featuredService.price,
		})),
	},
	prices: shop.prices,
	reviews: shop.reviews,
};

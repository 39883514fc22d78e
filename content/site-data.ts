import type { Content } from "./check.ts";

/** The shop's facts under the names of SPEC.md's entities: what `/data/siteData.json` holds. */
export function siteData(shop: Content) {
	const { business, services, features, testimonials, faq, terms, privacy, messages, pages } = shop;
	return {
		business,
		seo: pages.seo,
		hero: pages.hero,
		services,
		features,
		testimonials: testimonials.map(({ sample: _, ...testimonial }) => testimonial),
		faq,
		terms,
		privacy,
		whatsappMsg: messages,
		featuredPrices: shop["keyword-pages"].map(({ slug, featuredService }) => ({
			slug,
			name: featuredService.name,
			price: featuredService.price,
		})),
	};
}

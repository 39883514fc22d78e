import { shop } from "../../../content/shop.ts";

/** `/data/siteData.json`: the shop's facts under the names of SPEC.md's entities. */
export function GET(): Response {
	const { business, services, features, testimonials, faq, terms, privacy, messages, pages } = shop;
	return Response.json({
		business,
		seo: pages.seo,
		hero: pages.hero,
		services,
		features,
		testimonials,
		faq,
		terms,
		privacy,
		whatsappMsg: messages,
		featuredPrices: shop["keyword-pages"].map(({ slug, featuredService }) => ({
			slug,
			name: featuredService.name,
			price: featuredService.price,
		})),
	});
}

import type { Shop } from "./content-files.ts";
import type { Price } from "./price.ts";
import type { KeywordPage } from "./types.ts";

/** Under the names of SPEC.md's entities. */
export function siteData(shop: Shop) {
	const { brand: _, ...business } = shop.business;
	const { services, features, testimonials, faq, terms, privacy, messages, pages } = shop;
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
		featuredPrices: shop["keyword-pages"].map((page) => ({
			id: featuredId(page),
			slug: page.slug,
			name: page.featuredService.name,
			price: page.featuredService.price,
		})),
		slowItems: [...slowItems(shop["keyword-pages"])],
	};
}

export type SiteData = ReturnType<typeof siteData>;
export type PriceData = Pick<Shop["prices"], "categories">;

/** `/data/siteData.json`: prices as the owner wrote them. */
export function siteFile(site: SiteData) {
	const { services, featuredPrices } = site;
	return {
		...site,
		services: services.map(withPriceText),
		featuredPrices: featuredPrices.map(withPriceText),
	};
}

/** `/data/priceData.json` */
export function rateCardFile({ categories }: PriceData) {
	return {
		categories: categories.map((category) => ({
			...category,
			items: category.items.map(withPriceText),
		})),
	};
}

function withPriceText<Priced extends { price: Price }>(
	entry: Priced,
): Omit<Priced, "price"> & { price: string } {
	return { ...entry, price: entry.price.text };
}

type Featuring = Pick<KeywordPage, "slug" | "featuredService">;

/** The id of a page's own service: the rate card's, or one that the page alone has. */
export function featuredId({ slug, featuredService }: Featuring): string {
	return featuredService.priceItem ?? `featured-${slug}`;
}

/** Ids of the items shown only on pages without a promised turnaround. */
export function slowItems(
	pages: readonly (Featuring & Pick<KeywordPage, "keepsTurnaround" | "priceItems">)[],
): Set<string> {
	const shown = (keeps: boolean) =>
		pages
			.filter(({ keepsTurnaround }) => keepsTurnaround === keeps)
			.flatMap((page) => [featuredId(page), ...page.priceItems]);
	const promised = new Set(shown(true));
	return new Set(shown(false).filter((id) => !promised.has(id)));
}

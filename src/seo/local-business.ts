import { pages } from "#language/words.json";
import { streetOf } from "../../shop/format-address.ts";
import { currency } from "../../shop/locale.ts";
import type { Business, Service } from "../../shop/types.ts";
import { offer, type Thing } from "./offers.ts";
import { openingHoursSpecification } from "./opening-hours-specification.ts";

/** The `@id` of the shop in every page's graph. */
export function shopId({ siteUrl }: Pick<Business, "siteUrl">): string {
	return `${siteUrl}/#shop`;
}

export interface ShopFacts {
	image: string;
	/** The shop's listing on the maps service. */
	listing: string;
	/** Its names in the site's other languages. */
	otherNames: readonly string[];
}

/**
 * The shop for search engines, without its own rating and reviews (DECISIONS.md).
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function localBusiness(
	business: Business,
	services: readonly Service[],
	{ image, listing, otherNames }: ShopFacts,
): Thing {
	const { brand, siteUrl, address, geo, socialMedia, directoryLink } = business;
	const areas = business.pickup ? business.areas : [];
	return {
		"@type": ["LocalBusiness", "DryCleaningOrLaundry"],
		"@id": shopId(business),
		name: brand,
		...(otherNames.length > 0 && { alternateName: otherNames }),
		slogan: business.tagline,
		url: `${siteUrl}/`,
		logo: `${siteUrl}${business.logo}`,
		image,
		telephone: business.phone.replaceAll(" ", ""),
		...(business.email && { email: business.email }),
		...(business.gstin && { taxID: business.gstin }),
		...(business.priceRange && { priceRange: business.priceRange }),
		paymentAccepted: business.payment.join(", "),
		currenciesAccepted: currency,
		address: {
			"@type": "PostalAddress",
			streetAddress: streetOf(address),
			addressLocality: address.city,
			addressRegion: address.state,
			postalCode: address.postalCode,
			addressCountry: address.country,
		},
		...(geo && { geo: { "@type": "GeoCoordinates", ...geo } }),
		hasMap: listing,
		...(areas.length > 0 && {
			areaServed: areas.map((area) => ({ "@type": "Place" as const, name: area })),
		}),
		openingHoursSpecification: openingHoursSpecification(business, new Date()),
		sameAs: [...Object.values(socialMedia), directoryLink].filter((link) => link !== undefined),
		hasOfferCatalog: {
			"@type": "OfferCatalog",
			name: pages.services,
			itemListElement: services.map((service) =>
				offer(service.price, { "@type": "Service", name: service.name }),
			),
		},
	};
}

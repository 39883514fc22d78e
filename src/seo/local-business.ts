/** The shop, its hours and its prices as structured data (https://schema.org). */
import { pages } from "#language/words.json";
import { streetOf } from "../../shop/format-address.ts";
import { comingDays, spansOf, type WeekDay } from "../../shop/opening-hours.ts";
import type { Measure } from "../../shop/price-units.ts";
import type { Business, Price, Service } from "../../shop/types.ts";

/** ISO 4217 */
const currency = "INR";

/** A node of structured data. */
export type Thing = { "@type": string | readonly string[]; [property: string]: unknown };

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

/**
 * The week's hours, an entry for each span of all days that have the same, then coming special days. Google reads
 * 00:00 to 00:00 as closed, 00:00 to 23:59 as open all day, and a span that closes before it opens as a night's.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business#opening-hours
 */
export function openingHoursSpecification(
	{ hours, specialDays }: Pick<Business, "hours" | "specialDays">,
	now: Date,
) {
	const type = { "@type": "OpeningHoursSpecification" as const };
	const alike = Map.groupBy(hours, (day) => JSON.stringify(spansOf(day)));
	return [
		...[...alike.values()].flatMap((days) =>
			writtenSpans(days[0]).map((span) => ({
				...type,
				dayOfWeek: days.map(({ day }) => `https://schema.org/${day}` as const),
				...span,
			})),
		),
		...comingDays(specialDays, now).flatMap((special) =>
			writtenSpans(special).map((span) => ({
				...type,
				validFrom: special.date,
				validThrough: special.lastDate ?? special.date,
				...span,
			})),
		),
	];
}

function writtenSpans(day: WeekDay | undefined) {
	const spans = spansOf(day).map(({ opens, closes }) => ({
		opens,
		closes: closes === "24:00" ? "23:59" : closes,
	}));
	return spans.length > 0 ? spans : [{ opens: "00:00", closes: "00:00" }];
}

/** UN/CEFACT Recommendation 20: https://unece.org/trade/cefact/UNLOCODE-Download#Rec20 */
const unitCodes: Record<Measure, string> = { kg: "KGM", sqft: "FTK", sqm: "MTK" };

/** An offer in rupees: an amount has a price, "from" a minimum, a range both ends, "per kg" a unit, a quote none. */
export function offer(price: Price, item?: Thing): Thing {
	const priceSpecification = specification(price);
	return {
		"@type": "Offer",
		...(item && { itemOffered: item }),
		...(priceSpecification && { priceSpecification }),
	};
}

function specification(price: Price): Thing | undefined {
	if (price.kind === "quote") return undefined;
	const low = price.low / 100;
	return {
		"@type": "UnitPriceSpecification",
		priceCurrency: currency,
		...(price.kind === "amount" ? { price: low } : { minPrice: low }),
		...(price.kind === "range" && { maxPrice: price.high / 100 }),
		...(price.unit && { unitText: price.unit }),
		...(price.measure && { unitCode: unitCodes[price.measure] }),
		...(price.pack && { referenceQuantity: { "@type": "QuantitativeValue", value: price.pack } }),
		...(price.least && {
			eligibleQuantity: { "@type": "QuantitativeValue", minValue: price.least },
		}),
	};
}

import type { Business } from "../../content/types.ts";

/**
 * The shop as search engines read it. Its own rating and reviews stay out (DECISIONS.md).
 * @see https://schema.org/DryCleaningOrLaundry
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function localBusiness(business: Business) {
	const { name, siteUrl, address, geo, socialMedia } = business;
	return {
		"@context": "https://schema.org",
		"@type": ["LocalBusiness", "DryCleaningOrLaundry"],
		"@id": `${siteUrl}/#shop`,
		name,
		url: `${siteUrl}/`,
		logo: `${siteUrl}${business.logo}`,
		image: `${siteUrl}/icon-512.png`,
		telephone: business.phone,
		email: business.email,
		priceRange: business.priceRange,
		paymentAccepted: business.payment.join(", "),
		currenciesAccepted: "INR",
		address: {
			"@type": "PostalAddress",
			streetAddress: address.street,
			addressLocality: address.city,
			addressRegion: address.state,
			postalCode: address.postalCode,
			addressCountry: address.country,
		},
		geo: { "@type": "GeoCoordinates", ...geo },
		areaServed: business.areas.map((area) => ({ "@type": "Place", name: area })),
		openingHoursSpecification: business.hours.map(({ day, opens, closes }) => ({
			"@type": "OpeningHoursSpecification",
			dayOfWeek: `https://schema.org/${day}`,
			opens,
			closes,
		})),
		sameAs: [...Object.values(socialMedia), business.directoryLink],
	};
}

/** JSON for a script element: no character in it can end the element or open a comment. */
export function scriptJson(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The postal address on a line, and where the maps service shows it. */
import type { Business } from "./types.ts";

/** The postal address on one line. */
export function addressLine({ address }: Pick<Business, "address">): string {
	return `${address.street}, ${address.city}, ${address.state} ${address.postalCode}`;
}

export type MapLinks = ReturnType<typeof mapLinks>;

/**
 * The maps service knows the shop by its name and address in the first language.
 *
 * @see https://developers.google.com/maps/documentation/urls/get-started
 */
export function mapLinks(business: Pick<Business, "name" | "address" | "gmb_place_id">) {
	const place = `${business.name}, ${addressLine(business)}`;
	const placeId = business.gmb_place_id;
	const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
	return {
		/** The frame; needs no key. */
		embed: `https://www.google.com/maps?${query({ q: place, output: "embed" })}`,
		/** The shop's listing. */
		place: `https://www.google.com/maps/search/?${query({ api: "1", query: place, query_place_id: placeId })}`,
		directions: `https://www.google.com/maps/dir/?${query({ api: "1", destination: place, destination_place_id: placeId })}`,
		/** The page for writing a review of the shop. */
		writeReview: `https://search.google.com/local/writereview?${query({ placeid: placeId })}`,
	};
}

/** The postal address on a line, where the maps service shows it, the directory that lists the shop, its social accounts. */
import type { Business, SocialAccount } from "./types.ts";

/** The postal address on one line. */
export function addressLine({ address }: Pick<Business, "address">): string {
	return `${streetOf(address)}, ${address.city}, ${address.state} ${address.postalCode}`;
}

/** The lines of the street, each without a comma at its end. */
export function streetLines({ street }: Pick<Business["address"], "street">): string[] {
	return street.split("\n").map((line) => line.trim().replace(/,$/, ""));
}

/** The street on one line. */
export function streetOf(address: Pick<Business["address"], "street">): string {
	return streetLines(address).join(", ");
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
		place: `https://www.google.com/maps/search/?${query({ api: "1", query: place, ...(placeId && { query_place_id: placeId }) })}`,
		directions: `https://www.google.com/maps/dir/?${query({ api: "1", destination: place, ...(placeId && { destination_place_id: placeId }) })}`,
		/** The page for writing a review of the shop; none without a place id. */
		writeReview:
			placeId && `https://search.google.com/local/writereview?${query({ placeid: placeId })}`,
	};
}

/** "Justdial" of "https://www.justdial.com/…". */
export function directoryName(link: string): string {
	const [name = ""] = new URL(link).hostname.replace(/^www\./, "").split(".");
	return name.charAt(0).toUpperCase() + name.slice(1);
}

type Network = keyof Business["socialMedia"];

const names = {
	facebook: "Facebook",
	instagram: "Instagram",
	twitter: "X",
	linkedin: "LinkedIn",
} as const satisfies Record<Network, string>;

/** Facebook and Instagram, as SPEC.md has it; for a shop that is on neither, those that it has. */
export function shownAccounts(socialMedia: Business["socialMedia"]): SocialAccount[] {
	const all = (Object.keys(names) as Network[]).flatMap((network) => {
		const url = socialMedia[network];
		return url ? [{ network, name: names[network], url }] : [];
	});
	const usual = all.filter(({ network }) => network === "facebook" || network === "instagram");
	return usual.length > 0 ? usual : all;
}

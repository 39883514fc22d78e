import type { Content } from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";
import { fixedPageIds } from "./fixed-pages.ts";

/**
 * The widths in pixels that the build makes of a picture, by its place in the layout. Places share widths
 * to share files.
 */
export const pictureWidths = {
	/** Cards three or four in a row. */
	card: [240, 360, 480, 768],
	/** Half of the page on wide screens, all of it on phones. */
	half: [360, 480, 768, 1080],
	/** The picture of a landing or keyword page. */
	searchHero: [480, 768, 1080],
	/** As wide as the container. */
	wide: [480, 768, 1080, 1600],
	/** As wide as the screen, upright. */
	uprightScreen: [480, 640, 828, 1080],
	/** As wide as the screen. */
	screen: [768, 1080, 1600],
	/** On the picture for social networks. */
	socialCard: [560],
} as const satisfies Record<string, readonly number[]>;

export interface NamedPicture {
	/** `content/pages.json → hero: image` */
	place: string;
	picture: string;
	shown: keyof typeof pictureWidths;
}

export function namedPictures(content: Partial<Content>): NamedPicture[] {
	const { business, services = [], pages } = content;
	const named: NamedPicture[] = [];
	function add(place: string, picture: string | undefined, shown: NamedPicture["shown"]) {
		if (picture !== undefined) named.push({ place: `${contentFolder()}/${place}`, picture, shown });
	}
	add("business.json: shopImage", business?.shopImage, "wide");
	add("pages.json → hero: image", pages?.hero.image, "uprightScreen");
	add("pages.json → hero: bgImage", pages?.hero.bgImage, "screen");
	add("pages.json → closingCall: image", pages?.closingCall.image, "half");
	for (const page of fixedPageIds)
		if (page !== "home") add(`pages.json → ${page}: picture`, pages?.[page].picture, "socialCard");
	for (const { name, image } of services) add(`services.json → "${name}": image`, image, "card");
	for (const { slug, image } of content["landing-pages"] ?? [])
		add(`landing-pages.json → "${slug}": image`, image, "searchHero");
	for (const { slug, image, featuredService } of content["keyword-pages"] ?? []) {
		add(`keyword-pages.json → "${slug}": image`, image, "searchHero");
		add(`keyword-pages.json → "${slug}" → featuredService: image`, featuredService.image, "half");
	}
	return named;
}

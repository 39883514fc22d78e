/** The files of content/images, and their sizes in the layout. */

/** Accepted extensions, and the format that each promises. */
export const pictureFormats: ReadonlyMap<string, string> = new Map([
	[".png", "png"],
	[".jpg", "jpeg"],
	[".jpeg", "jpeg"],
	[".webp", "webp"],
]);

/** "IMG_2026 New" → "img-2026-new"; empty where nothing of it can stay. */
export function plainPictureName(name: string): string {
	return name
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-+|-+$/g, "");
}

/** The widths in pixels that the build makes of a picture, by its place in the layout. Equal widths share files. */
export const pictureWidths = {
	/** Cards three or four in a row. */
	card: [240, 360, 480, 768],
	/** Half of the page on wide screens, all of it on phones. */
	half: [360, 480, 768, 1080],
	/** The picture of a landing or keyword page. */
	searchHero: [480, 768, 1080],
	/** As wide as the container. */
	wide: [480, 768, 1080, 1600],
	/** The SVG drawing of the home page, which has no widths. */
	scenery: [],
	/** On the picture for social networks. */
	socialCard: [560],
} as const satisfies Record<string, readonly number[]>;

/** The files of content/images. */

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

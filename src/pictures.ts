/** Pictures of content/images, made ready for the layout's places by Astro's image pipeline. */

import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";
import sharp, { type Region } from "sharp";
import type { PictureData } from "./ui/picture.tsx";

const files = import.meta.glob<{ default: ImageMetadata }>(
	"../content/images/*.{webp,png,jpg,jpeg}",
	{ eager: true },
);
const images = new Map(
	Object.entries(files).map(([path, file]) => [
		path.replace(/^.*\/|\.\w+$/g, ""),
		{ metadata: file.default, path },
	]),
);

/** A place in the layout: the widths that are made for it, in pixels, and how wide it is shown. */
export interface Place {
	widths: readonly number[];
	sizes: string;
	/** The skies of the two heroes show steps and blocks at the quality that suits other pictures. */
	sky?: boolean;
}

/** The widths come from one ladder, so that places share the files they can. */
export const places = {
	/** Cards three or four in a row; a thumbnail of 116 px on phones. */
	card: {
		widths: [240, 360, 480, 720],
		sizes: "(width < 40rem) 116px, (width < 60rem) 46vw, 22rem",
	},
	/** Half of the page on wide screens, all of it on phones. */
	half: { widths: [360, 480, 720, 1080], sizes: "(width < 60rem) 92vw, 36rem" },
	/** The picture of a landing or keyword page. */
	searchHero: {
		widths: [480, 640, 828, 1080],
		sizes: "(width < 48rem) 100vw, (width < 60rem) 54vw, 50rem",
	},
	/** As wide as the container. */
	wide: { widths: [480, 720, 1080, 1600], sizes: "(width < 75rem) 94vw, 72rem" },
	/** As wide as the screen, upright. */
	uprightScreen: { widths: [480, 640, 828, 1080], sizes: "100vw", sky: true },
	/** As wide as the screen. */
	screen: { widths: [720, 1080, 1600], sizes: "max(100vw, 74rem)", sky: true },
} as const satisfies Record<string, Place>;

const encodings = [
	{ format: "avif", quality: 50, skyQuality: 60 },
	{ format: "webp", quality: 72, skyQuality: 80 },
] as const;

function find(name: string) {
	const image = images.get(name);
	if (!image) throw new Error(`content/images holds no picture "${name}".`);
	return image;
}

/** The file of a picture, from the project's folder. */
export function pictureFile(name: string): string {
	return find(name).path.replace(/^\.\.\//, "");
}

/** A picture as AVIF and WebP at the widths of its place. */
export async function picture(name: string, place: Place): Promise<PictureData> {
	const { metadata } = find(name);
	const widths = place.widths.filter((width) => width <= metadata.width);
	const made = await Promise.all(
		encodings.map(({ format, quality, skyQuality }) =>
			getImage({
				src: metadata,
				format,
				quality: place.sky ? skyQuality : quality,
				widths,
				width: widths.at(-1),
			}),
		),
	);
	return {
		sources: made.map((image, index) => ({
			type: `image/${encodings[index]?.format}`,
			srcSet: image.srcSet.attribute,
		})),
		src: made.at(-1)?.src ?? "",
		width: metadata.width,
		height: metadata.height,
		sizes: place.sizes,
		ground: await surroundings(pictureFile(name)),
	};
}

/** Two crops in one: `upright` below 40rem, `wide` from there on. The fallback is the wide one's. */
export async function artDirected(upright: string, wide: string): Promise<PictureData> {
	const [tall, broad] = await Promise.all([
		picture(upright, places.uprightScreen),
		picture(wide, places.screen),
	]);
	return {
		...broad,
		sources: [
			...tall.sources.map((source) => ({
				...source,
				media: "(width < 40rem)",
				sizes: places.uprightScreen.sizes,
			})),
			...broad.sources,
		],
	};
}

/**
 * The colour of a picture's surroundings, for the ground that it melts into: the mean of its upper
 * or its left edge, whichever is lighter, since something (a rail, a curtain) may run along one.
 */
async function surroundings(file: string): Promise<string> {
	const { width = 0, height = 0 } = await sharp(file).metadata();
	const thin = (length: number) => Math.max(1, Math.round(length / 50));
	const edges = await Promise.all([
		meanColour(file, { left: 0, top: 0, width, height: thin(height) }),
		meanColour(file, { left: 0, top: 0, width: thin(width), height: Math.round(height / 2) }),
	]);
	const [lightest = []] = edges.toSorted((one, other) => Math.min(...other) - Math.min(...one));
	return `#${lightest.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Red, green and blue, 0 to 255. */
async function meanColour(file: string, region: Region): Promise<number[]> {
	// Statistics are of a picture as it is read: the region must be cut out first.
	const { channels } = await sharp(await sharp(file).extract(region).png().toBuffer()).stats();
	return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
}

/** Pictures of the content's folder, made ready for the layout's places by Astro's image pipeline. */

import { getImage } from "astro:assets";
import { basename } from "node:path";
import type { ImageMetadata } from "astro";
import sharp from "sharp";
import { contentFolder } from "../shop/content-folder.ts";
import { pictureWidths } from "../shop/pictures.ts";
import van from "./images/van.webp";
import type { PictureData } from "./ui/picture.tsx";

const files = import.meta.glob<{ default: ImageMetadata }>(
	"@content/images/*.{webp,png,jpg,jpeg,WEBP,PNG,JPG,JPEG}",
	{ eager: true },
);
const images = new Map(
	Object.entries(files).map(([path, file]) => [
		path.replace(/^.*\/|\.\w+$/g, ""),
		{ metadata: file.default, path },
	]),
);

const drawings = import.meta.glob<string>("@content/images/*.svg", {
	query: "?raw",
	import: "default",
	eager: true,
});

/** A place in the layout: the widths that are made for it, in pixels, and how wide it is shown. */
export interface Place {
	widths: readonly number[];
	sizes: string;
}

export const places = {
	/** A thumbnail of 116 px on phones. */
	card: {
		widths: pictureWidths.card,
		sizes: "(width < 40rem) 44px, (width < 64rem) 46vw, 22rem",
	},
	/** Beside a name, in a row of prices. */
	thumbnail: { widths: pictureWidths.card, sizes: "(width < 40rem) 68px, 136px" },
	half: { widths: pictureWidths.half, sizes: "(width < 64rem) 92vw, 36rem" },
	searchHero: {
		widths: pictureWidths.searchHero,
		sizes: "(width < 64rem) min(92vw, 40rem), (width < 80rem) 52vw, 48rem",
	},
	wide: { widths: pictureWidths.wide, sizes: "(width < 80rem) 94vw, 72rem" },
	/** 37.5 % of the hero's scene (screens/home/home-hero.css). */
	van: {
		widths: [600, 828, 1080],
		sizes: "(width < 40rem) max(17rem, 71vw), (width < 64rem) max(26rem, 53vw), max(28rem, 38vw)",
	},
} as const satisfies Record<string, Place>;

/** Visually alike. */
const quality = { avif: 50, webp: 72 } as const;

function find(name: string) {
	const image = images.get(name);
	if (!image) throw new Error(`${contentFolder()}/images holds no picture "${name}".`);
	return image;
}

/** The file of a picture, from the project's folder. */
export function pictureFile(name: string): string {
	return `${contentFolder()}/images/${basename(find(name).path)}`;
}

/** The markup of a drawing, whose colours may be the theme's: `fill="var(--color-green)"`. */
export function drawing(name: string): string {
	const [, markup] = Object.entries(drawings).find(([path]) => path.endsWith(`/${name}.svg`)) ?? [];
	if (!markup) throw new Error(`${contentFolder()}/images holds no drawing "${name}.svg".`);
	return markup;
}

/** AVIF at the widths of the place, and one WebP: of the browsers in `browserslist`, only Edge before 121 has no AVIF. */
export function picture(name: string, place: Place): Promise<PictureData> {
	return encoded(find(name).metadata, pictureFile(name), place);
}

/** The van of the hero, which is the site's own: white, so that each shop's colour and mark are laid over it. */
export const vanPicture = () => encoded(van, "src/images/van.webp", places.van);

async function encoded(src: ImageMetadata, file: string, place: Place): Promise<PictureData> {
	const { mean, width, height, turned } = await factsOf(file);
	const narrower = place.widths.filter((made) => made <= width);
	const widths = narrower.length > 0 ? narrower : [width];
	const widest = widths.at(-1) ?? width;
	const sizeOf = (made: number) => ({
		width: made,
		...(turned && { height: Math.round((made * height) / width) }),
	});
	const [avif, webp] = await Promise.all([
		getImage({ src, format: "avif", quality: quality.avif, widths, ...sizeOf(widest) }),
		getImage({ src, format: "webp", quality: quality.webp, ...sizeOf(widths.at(-2) ?? widest) }),
	]);
	return {
		srcSet: avif.srcSet.attribute,
		src: webp.src,
		width,
		height,
		sizes: place.sizes,
		isCutout: mean === undefined,
		placeholder: mean,
	};
}

interface PictureFacts {
	/** Pixels, after rotation. */
	width: number;
	height: number;
	/** Rotated by EXIF, which Astro reads only of a JPEG: it would crop a PNG or WebP. */
	turned: boolean;
	/** None for a partly transparent picture. */
	mean?: string;
}

const known = new Map<string, Promise<PictureFacts>>();

/** A picture is read once, however many pages show it. */
function factsOf(file: string): Promise<PictureFacts> {
	const facts = known.get(file) ?? readFacts(file);
	known.set(file, facts);
	return facts;
}

async function readFacts(file: string): Promise<PictureFacts> {
	const { width: stored, autoOrient } = await sharp(file).metadata();
	const { width, height } = autoOrient;
	const upright = await sharp(file)
		.autoOrient()
		.resize({ width: 1600, withoutEnlargement: true })
		.toColourspace("srgb")
		.png({ compressionLevel: 0 })
		.toBuffer();
	const { channels, isOpaque } = await sharp(upright).stats();
	const mean = Buffer.from(channels.slice(0, 3).map((channel) => Math.round(channel.mean)));
	return {
		width,
		height,
		turned: stored !== width,
		...(isOpaque && { mean: `#${mean.toString("hex")}` }),
	};
}

/** Removes metadata from the pictures of a build, such as the place of a photo. */
import sharp from "sharp";
import { type Config, optimize } from "svgo";
import type { Files } from "./site-files.ts";

const otherFiles = /(?:^|\/)[._][^/]*$|\.(?:html|css|m?js|json|xml|txt|webmanifest|woff2?|ttf)$/i;

/** Marks of metadata in any format, also in a film behind a picture. */
const metadata =
	/Exif\0\0|eXIf|http:\/\/ns\.adobe\.com\/|<x:xmpmeta|<rdf:RDF|\xa9xyz|com\.apple\.quicktime\.location|\/GPS/;

/**
 * Encodes pictures that have metadata again, upright and in sRGB.
 *
 * @returns the paths of those
 * @throws Error naming a file that cannot be cleaned, and what to do
 */
export async function cleanPictures(files: Files): Promise<string[]> {
	const cleaned: string[] = [];
	for (const [name, bytes] of files) {
		const clean = otherFiles.test(name) ? undefined : await cleanCopy(bytes, name);
		if (!clean) continue;
		files.set(name, clean);
		cleaned.push(name);
	}
	return cleaned;
}

/** @returns undefined for a file that is clean as it is */
async function cleanCopy(bytes: Buffer, name: string): Promise<Buffer | undefined> {
	if (/\.svg$/i.test(name)) return cleanSvg(bytes.toString(), name);
	const isMarked = metadata.test(bytes.toString("latin1"));
	const found = await sharp(bytes)
		.metadata()
		.catch(() => undefined);
	const format = found?.compression === "av1" ? "avif" : found?.format;
	const isShown = /^(?:jpeg|png|webp|avif|gif)$/.test(format ?? "");
	const isPicture = /\.(?:jpe?g|png|webp|avif|gif|tiff?|hei[cf])$/i.test(name);
	if (!isShown && (found || isPicture || isMarked))
		throw new Error(
			`Not to be published: ${name} may tell when and where it was made, and cannot be cleaned of it. Save it as JPEG in its place.`,
		);
	if (!found || !format) return undefined;
	const { exif, xmp, iptc, tifftagPhotoshop, comments } = found;
	const isClean = !isMarked && !exif && !xmp && !iptc && !tifftagPhotoshop && !comments?.length;
	// sharp does not report a GIF's comments.
	if (isClean && format !== "gif") return undefined;
	const picture = sharp(bytes, { animated: /gif|webp/.test(format) }).autoOrient();
	if (format === "jpeg") picture.toColourspace("srgb");
	return picture.toFormat(format).toBuffer();
}

/** Drawing programs write author and file path into SVGs. */
const svgPlugins: Config["plugins"] = [
	...(["removeDoctype", "removeXMLProcInst", "removeComments"] as const),
	...(["removeMetadata", "removeEditorsNSData"] as const),
];
const svgMetadata =
	/<!--|<metadata|<rdf:|xmlns:(?:inkscape|sodipodi|sketch|figma|serif|xmp|ai|i|graph|x)\s*=|<!DOCTYPE/i;
const embedded = /data:image\/(?:jpe?g|png|webp|avif|gif);base64,([A-Za-z0-9+/=\s]+)/g;

async function cleanSvg(text: string, name: string): Promise<Buffer | undefined> {
	let svg = svgMetadata.test(text) ? optimize(text, { plugins: svgPlugins }).data : text;
	for (const [address, base64 = ""] of text.matchAll(embedded)) {
		const clean = await cleanCopy(Buffer.from(base64, "base64"), `${name}: a picture in it`);
		if (clean) svg = svg.replace(address, address.replace(base64, clean.toString("base64")));
	}
	return svg === text ? undefined : Buffer.from(svg);
}

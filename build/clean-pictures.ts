/** Removes metadata from the pictures of a build, such as the place of a photo. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type Config, optimize } from "svgo";

const otherFiles = /\.(?:html|css|m?js|json|xml|txt|webmanifest|woff2?|ttf|br|gz)$/i;

/** Marks of metadata in any format, also in a film behind a picture. */
const metadata =
	/Exif\0\0|eXIf|http:\/\/ns\.adobe\.com\/|<x:xmpmeta|<rdf:RDF|\xa9xyz|com\.apple\.quicktime\.location|\/GPS/;

const encoding = {
	jpeg: { quality: 88 },
	png: { compressionLevel: 9 },
	webp: { quality: 88 },
	avif: { quality: 70 },
	gif: {},
} as const;

/**
 * Encodes pictures that have metadata again, upright and in sRGB.
 *
 * @param names paths in the build
 * @returns the rewritten ones
 * @throws Error naming a file that cannot be cleaned, and what to do
 */
export async function cleanPictures(folder: string, names: readonly string[]): Promise<string[]> {
	const cleaned: string[] = [];
	for (const name of names.filter((one) => !otherFiles.test(one))) {
		const clean = await cleanCopy(await readFile(join(folder, name)), name);
		if (!clean) continue;
		await writeFile(join(folder, name), clean);
		cleaned.push(name);
	}
	return cleaned;
}

/** @returns undefined for a file that is clean as it is */
async function cleanCopy(bytes: Buffer, name: string): Promise<Buffer | undefined> {
	const refuse = (why: string) => new Error(`Not to be published: ${name} ${why}`);
	if (/\.svg$/i.test(name)) return cleanSvg(bytes.toString("utf8"), name);
	const found = await sharp(bytes)
		.metadata()
		.catch(() => undefined);
	const isMarked = metadata.test(bytes.toString("latin1"));
	if (!found) {
		if (/\.(?:jpe?g|png|webp|avif|gif|tiff?)$/i.test(name))
			throw refuse("cannot be read: it is broken. Copy or download it again.");
		if (isMarked || /\.hei[cf]$/i.test(name))
			throw refuse("tells when or where it was made. Save it again without those details.");
		return undefined;
	}
	const format = found.format === "heif" && found.compression === "av1" ? "avif" : found.format;
	if (!(format in encoding))
		throw refuse("is a picture that browsers cannot show. Save it as JPEG in its place.");
	const { exif, xmp, iptc, tifftagPhotoshop, comments } = found;
	// sharp does not report a GIF's comments.
	const isClean = !isMarked && !exif && !xmp && !iptc && !tifftagPhotoshop && !comments?.length;
	return isClean && format !== "gif"
		? undefined
		: encodedAgain(bytes, format as keyof typeof encoding);
}

function encodedAgain(bytes: Buffer, format: keyof typeof encoding): Promise<Buffer> {
	const picture = sharp(bytes, { animated: format === "gif" || format === "webp" }).autoOrient();
	if (format === "jpeg") picture.toColourspace("srgb");
	return picture.toFormat(format, encoding[format]).toBuffer();
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

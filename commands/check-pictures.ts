/** Checks the pictures of a content folder without decoding them. */
import { readFile } from "node:fs/promises";
import { parse } from "node:path";
import sharp from "sharp";
import { contentFolder } from "../shop/content-folder.ts";
import { placeWords, sentencesOf } from "../shop/fault.ts";
import { pictureFormats, pictureWidths, plainPictureName } from "../shop/pictures.ts";
import { missingPicture, type NamedPicture } from "../shop/references.ts";
import { type Entry, entriesOf, pictureEnding } from "./read-content-files.ts";

export interface Report {
	errors: string[];
	warnings: string[];
}

const largestBytes = 20 * 1024 * 1024;
const largestPixels = 50_000_000;

/** @param allNamed whether all content could be read, so that unused pictures are known */
export async function checkPictures(
	images: URL,
	named: readonly NamedPicture[],
	allNamed: boolean,
): Promise<Report> {
	const folder = `${contentFolder()}/images`;
	const uses = Map.groupBy(named, ({ picture }) => picture);
	const isDrawing = (name: string) => uses.get(name)?.some(({ shown }) => shown === "scenery");
	const errors: string[] = [];
	const warnings: string[] = [];
	const files = new Map<string, string[]>();
	// A picture whose file has an error is not missing, too.
	const held = new Set<string>();
	for (const entry of entriesOf(images)) {
		const { name, ext } = parse(entry.name);
		const error = ext === ".svg" && isDrawing(name) ? undefined : nameError(entry);
		if (error) {
			errors.push(`${folder}/${entry.name}: ${error}`);
			held.add(plainPictureName(name));
		} else files.set(name, [...(files.get(name) ?? []), entry.name]);
	}
	for (const [name, copies] of files)
		if (copies.length > 1)
			errors.push(
				`${folder} holds "${name}" ${copies.length} times (${copies.join(", ")}). Keep one of them.`,
			);
	for (const [name, users] of uses)
		if (!files.has(name) && !held.has(name))
			errors.push(...sentencesOf(missingPicture(users, files.keys())));
	for (const [name, [file = ""]] of files) {
		const url = new URL(encodeURIComponent(file), images);
		const error = await pictureError(url);
		const small = error ? undefined : await tooSmall(url, uses.get(name));
		if (error) errors.push(`${folder}/${file} ${error}`);
		if (small) warnings.push(`${folder}/${file} ${small}`);
		if (allNamed && !uses.has(name))
			warnings.push(`${folder}/${file} is not used: no content file refers to "${name}".`);
	}
	return { errors, warnings };
}

/** The words after the name of a file that is no picture or has a wrong name. */
function nameError({ name: file, isFolder }: Entry): string | undefined {
	const { name, ext } = parse(file);
	if (isFolder) return `is a folder. Put its pictures straight into ${contentFolder()}/images.`;
	if (/^\.hei[cf]$/i.test(ext)) return heicAdvice(name);
	if (!pictureFormats.has(ext.toLowerCase()))
		return pictureEnding.test(file)
			? `is a kind of picture that the site does not accept: only .jpg, .png and .webp are. Save it as ${name}.jpg.`
			: `is not a picture. Move it out of ${contentFolder()}/images.`;
	if (/^[a-z0-9-]+$/.test(name)) return undefined;
	return `its name may have small letters, digits and hyphens only. Rename it to ${plainPictureName(name) || "picture"}${ext.toLowerCase()}.`;
}

function heicAdvice(name: string): string {
	return `is an iPhone's HEIC picture, which most browsers cannot show. Open it and export it as JPEG, ${name}.jpg. To have the iPhone take JPEGs: Settings, Camera, Formats, Most Compatible.`;
}

async function tooSmall(url: URL, uses: readonly NamedPicture[] = []): Promise<string | undefined> {
	const { autoOrient } = await sharp(await readFile(url)).metadata();
	const widthOf = ({ shown }: NamedPicture) => pictureWidths[shown].at(-1) ?? 0;
	const [widest] = uses.toSorted((one, other) => widthOf(other) - widthOf(one));
	if (!widest || autoOrient.width >= widthOf(widest)) return undefined;
	return `is ${autoOrient.width} pixels wide and will look blurred. ${placeWords(widest.at)} shows it up to ${widthOf(widest)} wide: take a larger one.`;
}

/** The fault of a picture, for the sentence after its name; undefined for a good one. */
export async function pictureError(url: URL): Promise<string | undefined> {
	const { name, ext } = parse(decodeURIComponent(url.pathname));
	const bytes = await readFile(url).catch(() => undefined);
	if (!bytes) return "cannot be opened. Give yourself permission to read it.";
	if (bytes.length > largestBytes)
		return `is ${Math.floor(bytes.length / 1024 / 1024)} MB large. Save it smaller: 20 MB is the most, 1 MB is plenty.`;
	if (bytes.length === 0) return "is empty (0 bytes). Copy or download it again.";
	if (ext.toLowerCase() === ".svg") return undefined;
	if (isHeic(bytes)) return heicAdvice(name);
	const found = await sharp(bytes)
		.metadata()
		.catch(() => undefined);
	if (!found) return "cannot be read: it is broken or not a picture. Save it again as PNG or JPEG.";
	const promised = pictureFormats.get(ext.toLowerCase());
	if (promised && found.format !== promised)
		return `is ${found.format === "heif" ? "an AVIF" : `a ${found.format.toUpperCase()}`} picture by its content. Save it again as PNG or JPEG.`;
	if (!isWhole(bytes, found.format)) return "is cut off. Copy or download it again.";
	if ((found.pages ?? 1) > 1) return "is animated. Save one still picture of it as PNG or JPEG.";
	const { width, height } = found.autoOrient;
	if (width * height > largestPixels)
		return `is ${width} by ${height} pixels. Make it smaller: 3000 pixels wide is plenty.`;
	return undefined;
}

/** By its first bytes, whatever the name. */
function isHeic(bytes: Buffer): boolean {
	const head = bytes.toString("latin1", 0, 64);
	return /^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(head) && !head.includes("avif");
}

/** True if the download is complete. */
function isWhole(bytes: Buffer, format: string): boolean {
	if (format === "png") return bytes.includes("IEND", -16, "latin1");
	// sharp reads the metadata of complete WebP files only.
	if (format !== "jpeg") return true;
	// The end mark is looked for after the picture data: a preview in the head has one of its own.
	let at = 2;
	while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda)
		at += 2 + bytes.readUInt16BE(at + 2);
	return bytes.indexOf(Buffer.from([0xff, 0xd9]), at) !== -1;
}

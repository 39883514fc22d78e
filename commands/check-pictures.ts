/** Checks the pictures of a content folder without decoding them. */
import { readFile, stat } from "node:fs/promises";
import { parse } from "node:path";
import sharp from "sharp";
import { contentFolder } from "../shop/content-folder.ts";
import { placeWords, sentencesOf } from "../shop/fault.ts";
import { pictureFormats, pictureWidths, plainPictureName } from "../shop/pictures.ts";
import { missingPicture, type NamedPicture } from "../shop/references.ts";
import {
	type Entry,
	entriesOf,
	isSystemFile,
	pictureEnding,
	type Report,
	systemFileWarning,
} from "./read-content-files.ts";

const largestBytes = 20 * 1024 * 1024;
const largestPixels = 50_000_000;

/** @param allNamed whether all content could be read, so that unused pictures are known */
export async function checkPictures(
	images: URL,
	named: readonly NamedPicture[],
	allNamed: boolean,
): Promise<Report> {
	const errors: string[] = [];
	const warnings: string[] = [];
	const place = (file: string) => `${contentFolder()}/images/${file}`;
	const drawings = named.filter(({ shown }) => shown === "scenery");
	const isDrawing = (file: string) => drawings.some(({ picture }) => file === `${picture}.svg`);
	const entries = entriesOf(images).map((entry) => ({
		file: entry.name,
		name: parse(entry.name).name,
		error: isDrawing(entry.name) ? undefined : nameError(entry),
	}));
	const isOfSystem = ({ file }: { file: string }) => isSystemFile(file);
	warnings.push(...entries.filter(isOfSystem).map(({ file }) => systemFileWarning(place(file))));
	const own = entries.filter((entry) => !isOfSystem(entry));
	const faulty = own.filter(({ error }) => error !== undefined);
	errors.push(...faulty.map(({ file, error }) => `${place(file)}: ${error}`));
	const files = Map.groupBy(
		own.filter(({ error }) => error === undefined),
		({ name }) => name,
	);
	for (const [name, copies] of files)
		if (copies.length > 1)
			errors.push(
				`${contentFolder()}/images holds "${name}" ${copies.length} times (${copies.map(({ file }) => file).join(", ")}). Keep one of them.`,
			);
	const uses = Map.groupBy(named, ({ picture }) => picture);
	// A picture whose file has an error is not missing, too.
	const held = new Set([...files.keys(), ...faulty.map(({ name }) => plainPictureName(name))]);
	for (const [name, users] of uses)
		if (!held.has(name)) errors.push(...sentencesOf(missingPicture(users, files.keys())));
	for (const [name, [{ file } = { file: "" }]] of files) {
		const url = new URL(encodeURIComponent(file), images);
		const error = await pictureError(url);
		const small = error ? undefined : await tooSmall(url, uses.get(name));
		if (error) errors.push(`${place(file)} ${error}`);
		if (small) warnings.push(`${place(file)} ${small}`);
		if (allNamed && !uses.has(name))
			warnings.push(`${place(file)} is not used: no content file refers to "${name}".`);
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
	const [widest] = uses
		.map(({ at, shown }) => ({ at, width: pictureWidths[shown].at(-1) ?? 0 }))
		.toSorted((one, other) => other.width - one.width);
	if (!widest || autoOrient.width >= widest.width) return undefined;
	return `is ${autoOrient.width} pixels wide and will look blurred. ${placeWords(widest.at)} shows it up to ${widest.width} wide: take a larger one.`;
}

/** The fault of a picture, for the sentence after its name; undefined for a good one. */
export async function pictureError(url: URL): Promise<string | undefined> {
	const { name, ext } = parse(decodeURIComponent(url.pathname));
	const bytes = await readAtMost(url);
	if (typeof bytes === "string") return bytes;
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

/** The file's bytes, or an error. */
async function readAtMost(url: URL): Promise<Buffer | string> {
	try {
		const { size } = await stat(url);
		if (size > largestBytes)
			return `is ${Math.floor(size / 1024 / 1024)} MB large. Save it smaller: 20 MB is the most, 1 MB is plenty.`;
		return await readFile(url);
	} catch {
		return "cannot be opened. Give yourself permission to read it.";
	}
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

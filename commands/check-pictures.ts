/** Checks the pictures of a content folder. */
import { readFile } from "node:fs/promises";
import { parse } from "node:path";
import sharp from "sharp";
import { contentFolder } from "../shop/content-folder.ts";
import { placeWords, sentencesOf } from "../shop/fault.ts";
import { pictureFormats, pictureWidths, plainPictureName } from "../shop/pictures.ts";
import { missingPicture, type NamedPicture } from "../shop/references.ts";
import { type Entry, entriesOf } from "./read-content-files.ts";

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
	const files = Map.groupBy(await entriesOf(images), ({ name }) =>
		plainPictureName(parse(name).name),
	);
	const errors: string[] = [];
	const warnings: string[] = [];
	for (const [name, users] of uses)
		if (!files.has(name)) errors.push(...sentencesOf(missingPicture(users, files.keys())));
	for (const [name, copies] of files) {
		const users = uses.get(name) ?? [];
		if (copies.length > 1)
			errors.push(
				`${folder} holds "${name}" ${copies.length} times (${copies.map((one) => one.name).join(", ")}). Keep one of them.`,
			);
		for (const entry of copies) {
			const url = new URL(encodeURI(entry.name), images);
			const isDrawing = users.some(({ shown }) => shown === "scenery");
			const error = nameError(entry, isDrawing) ?? (await pictureError(url));
			if (error) errors.push(`${folder}/${entry.name} ${error}`);
			const small = error ? undefined : await tooSmall(url, users);
			if (small) warnings.push(`${folder}/${entry.name} ${small}`);
			if (!error && allNamed && users.length === 0)
				warnings.push(`${folder}/${entry.name} is not used: no content file refers to "${name}".`);
		}
	}
	return { errors, warnings };
}

/** The words after the name of a file that is no picture or has a wrong name. */
function nameError({ name: file, kind }: Entry, isDrawing: boolean): string | undefined {
	const { name, ext } = parse(file);
	if (kind !== "file")
		return `is a folder. Put its pictures straight into ${contentFolder()}/images.`;
	if (/^\.hei[cf]$/i.test(ext)) return heicAdvice(name);
	if (!pictureFormats.has(ext.toLowerCase()) && !(ext === ".svg" && isDrawing))
		return `is not accepted: only .jpg, .png and .webp are. Save a picture as ${name}.jpg, and move what is none out of ${contentFolder()}/images.`;
	if (/^[a-z0-9-]+$/.test(name)) return undefined;
	return `must have a name of small letters, digits and hyphens only. Rename it to ${plainPictureName(name) || "picture"}${ext.toLowerCase()}.`;
}

function heicAdvice(name: string): string {
	return `is an iPhone's HEIC picture, which most browsers cannot show. Open it and export it as JPEG, ${name}.jpg. To have the iPhone take JPEGs: Settings, Camera, Formats, Most Compatible.`;
}

async function tooSmall(url: URL, uses: readonly NamedPicture[]): Promise<string | undefined> {
	const { autoOrient } = await sharp(await readFile(url)).metadata();
	const widthOf = ({ shown }: NamedPicture) => pictureWidths[shown].at(-1) ?? 0;
	const [widest] = uses.toSorted((one, other) => widthOf(other) - widthOf(one));
	if (!widest || autoOrient.width >= widthOf(widest)) return undefined;
	return `is ${autoOrient.width} pixels wide and will look blurred. ${placeWords(widest.at)} shows it up to ${widthOf(widest)} wide: take a larger one.`;
}

/** The fault of a picture, for the sentence after its name; undefined for a good one. */
export async function pictureError(url: URL): Promise<string | undefined> {
	const { name, ext } = parse(decodeURIComponent(url.pathname));
	const bytes = await readFile(url).catch(() => Buffer.alloc(0));
	if (bytes.length > largestBytes)
		return `is ${Math.floor(bytes.length / 1024 / 1024)} MB large. Save it smaller: 20 MB is the most, 1 MB is plenty.`;
	if (bytes.length === 0) return "is empty or cannot be opened. Copy or download it again.";
	if (ext.toLowerCase() === ".svg") return undefined;
	const head = bytes.toString("latin1", 0, 64);
	if (/^.{4}ftyp(?:hei|hev|mif1|msf1)(?!.*avif)/s.test(head)) return heicAdvice(name);
	const picture = sharp(bytes);
	const found = await picture.metadata().catch(() => undefined);
	const promised = pictureFormats.get(ext.toLowerCase());
	if (found && promised && found.format !== promised)
		return `is a picture of another kind by its content (${found.format}). Save it again as PNG or JPEG.`;
	const { width, height } = found?.autoOrient ?? { width: 0, height: 0 };
	if (width * height > largestPixels)
		return `is ${width} by ${height} pixels. Make it smaller: 3000 pixels wide is plenty.`;
	if (found?.pages && found.pages > 1)
		return "is animated. Save one still picture of it as PNG or JPEG.";
	// The end of the file may be missing, which the metadata of a WebP tells.
	const isWhole = () =>
		picture
			.raw()
			.toBuffer()
			.then(Boolean, () => false);
	if (found && (found.format === "webp" || (await isWhole()))) return undefined;
	return "cannot be read: it is broken, cut off or not a picture. Copy or download it again, or save it as PNG or JPEG.";
}

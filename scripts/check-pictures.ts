/** Checks the pictures of a content folder without decoding them. */
import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { contentFolder } from "../content/content-folder.ts";
import { didYouMean } from "../content/did-you-mean.ts";
import { type NamedPicture, pictureWidths } from "../content/named-pictures.ts";
import { type Entry, heicAdvice, isSystemFile, notTaken, systemWarning } from "./unused-files.ts";

const largestBytes = 20 * 1024 * 1024;
const largestPixels = 50_000_000;

/** Accepted extensions, and the format that each promises. */
const formats: Record<string, string> = { png: "png", jpg: "jpeg", jpeg: "jpeg", webp: "webp" };

export interface PictureReport {
	errors: string[];
	warnings: string[];
}

/** @param allNamed whether all content could be read, so that unused pictures are known */
export async function checkPictures(
	images: URL,
	entries: readonly Entry[],
	named: readonly NamedPicture[],
	allNamed: boolean,
): Promise<PictureReport> {
	const report: PictureReport = { errors: [], warnings: [] };
	const { held, replaced } = heldPictures(entries, report);
	report.errors.push(...missing(named, held, replaced));
	const used = Map.groupBy(named, ({ picture }) => picture);
	const looks = [...held].map(async ([name, [file = ""]]) => lookAt(images, file, used.get(name)));
	for (const { errors, warnings } of await Promise.all(looks)) {
		report.errors.push(...errors);
		report.warnings.push(...warnings);
	}
	if (allNamed)
		for (const [name, [file = ""]] of held)
			if (!used.has(name))
				report.warnings.push(
					`${contentFolder()}/images/${file} is not used: no content file refers to "${name}".`,
				);
	return report;
}

interface HeldPictures {
	/** Pictures by name, with the files of that name. */
	held: Map<string, string[]>;
	/** Names whose file has an error of its own already. */
	replaced: Set<string>;
}

function heldPictures(
	entries: readonly Entry[],
	{ errors, warnings }: PictureReport,
): HeldPictures {
	const held = new Map<string, string[]>();
	const replaced = new Set<string>();
	for (const entry of entries) {
		const [, name = "", ending = ""] = /^(.+)\.(\w+)$/.exec(entry.name) ?? [];
		if (isSystemFile(entry.name)) {
			warnings.push(systemWarning(`${contentFolder()}/images/${entry.name}`));
			continue;
		}
		if (entry.isFolder || !Object.hasOwn(formats, ending.toLowerCase())) {
			errors.push(`${contentFolder()}/images/${entry.name}: ${notTaken(entry)}`);
			replaced.add(plainName(name));
			continue;
		}
		if (/^[a-z0-9-]+$/.test(name)) {
			held.set(name, [...(held.get(name) ?? []), entry.name]);
			continue;
		}
		const better = plainName(name) || "picture";
		replaced.add(better);
		errors.push(
			`${contentFolder()}/images/${entry.name}: its name may have small letters, digits and hyphens only. Rename it to ${better}.${ending.toLowerCase()}.`,
		);
	}
	for (const [name, [first, ...others]] of held)
		if (others.length > 0)
			errors.push(
				`${contentFolder()}/images holds "${name}" ${others.length + 1} times (${[first, ...others].join(", ")}). Keep one of them.`,
			);
	return { held, replaced };
}

/** "Saree New" -> "saree-new" */
function plainName(name: string): string {
	return name
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-+|-+$/g, "");
}

function missing(
	named: readonly NamedPicture[],
	held: ReadonlyMap<string, unknown>,
	replaced: ReadonlySet<string>,
): string[] {
	const lost = named.filter(({ picture }) => !held.has(picture) && !replaced.has(picture));
	return [...Map.groupBy(lost, ({ picture }) => picture)].map(([picture, uses]) => {
		const [first, ...others] = uses.map(({ place }) => place);
		const guess = didYouMean(picture, held.keys());
		const advice = guess
			? `Did you mean "${guess}"?`
			: `Put ${picture}.png or ${picture}.jpg there, or name one that is there.`;
		const too = others.length > 0 ? ` It is also named in ${others.join("; ")}.` : "";
		return `${first} names "${picture}", but ${contentFolder()}/images holds no such picture. ${advice}${too}`;
	});
}

async function lookAt(
	images: URL,
	file: string,
	uses: readonly NamedPicture[] = [],
): Promise<PictureReport> {
	const place = `${contentFolder()}/images/${file}`;
	const url = new URL(encodeURIComponent(file), images);
	const error = await pictureError(url);
	if (error) return { errors: [`${place} ${error}`], warnings: [] };
	const { autoOrient } = await sharp(await readFile(url)).metadata();
	return { errors: [], warnings: tooSmall(place, autoOrient.width, uses) };
}

/** What is wrong with a picture, for the sentence after its name; undefined for a good one. */
export async function pictureError(url: URL): Promise<string | undefined> {
	const [, stem = "", ending = ""] = /([^/]+)\.(\w+)$/.exec(decodeURIComponent(url.pathname)) ?? [];
	const bytes = await readAtMost(url);
	if (typeof bytes === "string") return bytes;
	if (bytes.length === 0) return "is empty (0 bytes). Copy or download it again.";
	if (ending.toLowerCase() === "svg") return undefined;
	if (isHeic(bytes)) return heicAdvice(stem);
	const found = await sharp(bytes)
		.metadata()
		.catch(() => undefined);
	if (!found) return "cannot be read: it is broken or not a picture. Save it again as PNG or JPEG.";
	const promised = formats[ending.toLowerCase()];
	if (promised && found.format !== promised)
		return `is ${found.format === "heif" ? "an AVIF" : `a ${found.format.toUpperCase()}`} picture by its content. Save it again as PNG or JPEG.`;
	if (!isWhole(bytes, found.format)) return "is cut off. Copy or download it again.";
	if ((found.pages ?? 1) > 1) return "is animated. Save one still picture of it as PNG or JPEG.";
	const { width, height } = found.autoOrient;
	if (width * height > largestPixels)
		return `is ${width} by ${height} pixels. Make it smaller: 3000 pixels wide is plenty.`;
	return undefined;
}

/** The file's bytes, or an error. */
async function readAtMost(url: URL): Promise<Buffer | string> {
	try {
		const { size } = await stat(url);
		if (size > largestBytes)
			return `is ${megabytes(size)} MB large. Save it smaller: 20 MB is the most, 1 MB is plenty.`;
		return await readFile(url);
	} catch {
		return "cannot be opened. Give yourself permission to read it.";
	}
}

/** HEIF brands that hold HEVC or do not say (ISO/IEC 23008-12). */
function isHeic(bytes: Buffer): boolean {
	return (
		/^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)) &&
		!bytes.subarray(0, 64).includes("avif")
	);
}

function tooSmall(place: string, width: number, uses: readonly NamedPicture[]): string[] {
	const wanted = Math.max(0, ...uses.map(({ shown }) => pictureWidths[shown].at(-1) ?? 0));
	const user = uses.find(({ shown }) => pictureWidths[shown].at(-1) === wanted);
	if (width >= wanted || !user) return [];
	return [
		`${place} is ${width} pixels wide and will look blurred. ${user.place} shows it up to ${wanted} wide: take a larger one.`,
	];
}

/** Whether the download is complete. */
function isWhole(bytes: Buffer, format: string): boolean {
	if (format === "png") return bytes.includes("IEND", -16, "latin1");
	// sharp reads the metadata of complete WebP files only.
	return format === "jpeg" ? hasJpegEnd(bytes) : true;
}

/** Looks for the end mark after the picture data: a preview in the head has one of its own. */
function hasJpegEnd(bytes: Buffer): boolean {
	let at = 2;
	while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda)
		at += 2 + bytes.readUInt16BE(at + 2);
	return bytes.indexOf(Buffer.from([0xff, 0xd9]), at) !== -1;
}

function megabytes(bytes: number): string {
	return (bytes / 1024 / 1024).toFixed(0);
}

/** Looks at the pictures of a content folder without decoding them: headers, ends and sizes only. */
import { existsSync, readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { nearest } from "../content/nearest.ts";
import { type NamedPicture, pictureWidths } from "../content/pictures-named.ts";

const largestBytes = 20 * 1024 * 1024;
const largestPixels = 50_000_000;

/** The endings that the build takes, and the format that each promises. */
const formats: Record<string, string> = { png: "png", jpg: "jpeg", jpeg: "jpeg", webp: "webp" };

export interface PictureReport {
	faults: string[];
	/** What the site can be built with but will not look good. */
	warnings: string[];
}

/**
 * @param images the folder content/images
 * @param named the pictures that the content names
 */
export async function checkPictures(
	images: URL,
	named: readonly NamedPicture[],
): Promise<PictureReport> {
	const files = existsSync(images) ? readdirSync(images).toSorted() : [];
	const report: PictureReport = { faults: [], warnings: [] };
	const held = heldPictures(files, report.faults);
	report.faults.push(...missing(named, held, files));
	const used = Map.groupBy(named, ({ picture }) => picture);
	const looks = [...held].map(async ([name, [file = ""]]) => lookAt(images, file, used.get(name)));
	for (const { faults, warnings } of await Promise.all(looks)) {
		report.faults.push(...faults);
		report.warnings.push(...warnings);
	}
	return report;
}

/** Pictures by name, with the files of that name; names that nothing could refer to are faults. */
function heldPictures(files: readonly string[], faults: string[]): Map<string, string[]> {
	const held = new Map<string, string[]>();
	for (const file of files) {
		const [, name = "", ending = ""] = /^(.+)\.(\w+)$/.exec(file) ?? [];
		if (!Object.hasOwn(formats, ending.toLowerCase())) continue;
		if (/^[a-z0-9-]+$/.test(name) && Object.hasOwn(formats, ending)) {
			held.set(name, [...(held.get(name) ?? []), file]);
			continue;
		}
		const better = name
			.toLowerCase()
			.replaceAll(/[^a-z0-9]+/g, "-")
			.replaceAll(/^-+|-+$/g, "");
		faults.push(
			`content/images/${file}: its name may have small letters, digits and hyphens only. Rename it to ${better || "picture"}.${ending.toLowerCase()}.`,
		);
	}
	for (const [name, [first, ...others]] of held)
		if (others.length > 0)
			faults.push(
				`content/images holds "${name}" ${others.length + 1} times (${[first, ...others].join(", ")}). Keep one of them.`,
			);
	return held;
}

/** Pictures that the content names and the folder does not hold. */
function missing(
	named: readonly NamedPicture[],
	held: ReadonlyMap<string, unknown>,
	files: readonly string[],
): string[] {
	return named
		.filter(({ picture }) => !held.has(picture))
		.map(({ place, picture }) => {
			const other = files.find((file) => file.toLowerCase().startsWith(`${picture}.`));
			const guess = nearest(picture, held.keys());
			const advice = other
				? `${other} is there, but only .png, .jpg and .webp are read: save it as ${picture}.jpg.`
				: guess
					? `Did you mean "${guess}"?`
					: `Put ${picture}.png or ${picture}.jpg there, or name one that is there.`;
			return `${place} names "${picture}", but content/images holds no such picture. ${advice}`;
		});
}

async function lookAt(
	images: URL,
	file: string,
	uses: readonly NamedPicture[] = [],
): Promise<PictureReport> {
	const place = `content/images/${file}`;
	const fault = (words: string): PictureReport => ({ faults: [`${place} ${words}`], warnings: [] });
	const url = new URL(encodeURIComponent(file), images);
	const { size } = await stat(url);
	if (size > largestBytes)
		return fault(
			`is ${megabytes(size)} MB large. Save it smaller: 20 MB is the most, 1 MB is plenty.`,
		);
	const bytes = await readFile(url);
	const found = await sharp(bytes)
		.metadata()
		.catch(() => undefined);
	if (!found)
		return fault("cannot be read: it is broken or no picture. Save it again as PNG or JPEG.");
	const promised = formats[file.slice(file.lastIndexOf(".") + 1)];
	if (found.format !== promised)
		return fault(
			`is ${found.format === "heif" ? "an AVIF or HEIC" : `a ${found.format?.toUpperCase()}`} picture by its content. Save it again as PNG or JPEG.`,
		);
	if (!isWhole(bytes, found.format))
		return fault("breaks off before its end. Copy or download it again.");
	const { width, height } = found.autoOrient;
	if (width * height > largestPixels)
		return fault(`is ${width} by ${height} pixels. Make it smaller: 3000 pixels wide is plenty.`);
	return { faults: [], warnings: tooSmall(place, width, uses) };
}

/** The widest place that shows the picture decides. */
function tooSmall(place: string, width: number, uses: readonly NamedPicture[]): string[] {
	const wanted = Math.max(0, ...uses.map(({ shown }) => pictureWidths[shown].at(-1) ?? 0));
	const user = uses.find(({ shown }) => pictureWidths[shown].at(-1) === wanted);
	if (width >= wanted || !user) return [];
	return [
		`${place} is ${width} pixels wide and will look blurred. ${user.place} shows it up to ${wanted} wide: take a larger one.`,
	];
}

/** Whether the file has its end: a download that broke off still has a good beginning. */
function isWhole(bytes: Buffer, format: string): boolean {
	if (format === "png") return bytes.includes("IEND", -16, "latin1");
	// Of a WebP the reader wants the whole before it tells anything.
	return format === "jpeg" ? hasJpegEnd(bytes) : true;
}

/** A JPEG's end mark, after its last picture data began; a preview in its head has one of its own. */
function hasJpegEnd(bytes: Buffer): boolean {
	let at = 2;
	while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda)
		at += 2 + bytes.readUInt16BE(at + 2);
	return bytes.indexOf(Buffer.from([0xff, 0xd9]), at) !== -1;
}

function megabytes(bytes: number): string {
	return (bytes / 1024 / 1024).toFixed(0);
}

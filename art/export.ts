/**
 * Makes the site's pictures from the masters beside this file: `content/images/<name>.webp` in full size, and
 * `content/public/reviewers/<name>.webp`, the profile pictures of the sample reviews. Run it after rendering:
 *
 *     node art/export.ts [name ...]
 *
 * WebP at this quality has a tenth of the PNG's bytes and looks the same.
 */
import { mkdir, readdir } from "node:fs/promises";
import { parse } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { onPageGround } from "./page-ground.ts";

const masters = new URL("masters/", import.meta.url);
const images = new URL("../content/images/", import.meta.url);
/** The van of Home is the site's own: another shop tints it and lays its logo on it. */
const site = new URL("../src/images/", import.meta.url);
const reviewers = new URL("../content/public/reviewers/", import.meta.url);

/** A square cut out of a master, in the master's pixels. */
type Crop = { master: string; left: number; top: number; size: number };

/** Shown as circles of 44 px: one plain subject each, of different shape and tone. */
const reviewerCrops: Record<string, Crop> = {
	bag: { master: "bag", left: 500, top: 470, size: 240 },
	carpet: { master: "carpet-dry-cleaning", left: 520, top: 200, size: 240 },
	leaf: { master: "shirt", left: 890, top: 428, size: 250 },
	saree: { master: "saree", left: 560, top: 340, size: 240 },
	sofa: { master: "sofa-dry-cleaning", left: 280, top: 330, size: 240 },
};

/** The van in its master, in pixels: 1071 × 700 of the frame of 1200 × 900, so that its tyres stand on the valley's road. */
const vanFrame = { left: 66, top: 162, width: 1499, height: 980 };
/** `--color-green` */
const green = "#1e7a55";

/** Masters at the top of pages, set on the page's own ground. `pickup-and-delivery` has alpha already. */
const setOnPageGround = new Set([
	"bag",
	"blanket",
	"bulk-discounts",
	"carpet-dry-cleaning",
	"eco-friendly",
	"express-service",
	"hospital-linen",
	"hotel-linens",
	"household-items",
	"kurta",
	"leather-jacket",
	"lehenga",
	"mens-suit",
	"premium-dry-cleaning",
	"saree",
	"shirt",
	"shoes-dry-cleaning",
	"sofa-dry-cleaning",
	"stain-removal",
	"steam-ironing",
	"uniform",
	"wash-and-fold",
	"wedding-dress",
]);

function pathIn(folder: URL, file: string) {
	return fileURLToPath(new URL(file, folder));
}

/** @returns its size, for the log */
async function exportPicture(name: string) {
	const master = pathIn(masters, `${name}.png`);
	return writeWebp(
		setOnPageGround.has(name) ? await onPageGround(master) : sharp(master),
		pathIn(images, `${name}.webp`),
	);
}

async function writeWebp(picture: Sharp, path: string) {
	const file = await picture.webp({ quality: 92, effort: 6, smartSubsample: true }).toFile(path);
	return `${file.width} × ${file.height}, ${file.size} bytes`;
}

/**
 * The van without its margins, white, and beside it the mask of what a page tints with the brand's colour; then the whole
 * frame with this shop's green in it, for places that take one plain picture.
 */
async function exportVan() {
	const { width = 0, height = 0 } = await sharp(
		pathIn(masters, "pickup-and-delivery.png"),
	).metadata();
	const band = await sharp(pathIn(masters, "pickup-and-delivery-band.png"))
		.toColourspace("b-w")
		.raw()
		.toBuffer();
	const inFrame = (channels: 1 | 3) => ({ raw: { width, height, channels } });
	const tint = (colour: string) =>
		sharp({ create: { width, height, channels: 3, background: colour } })
			.joinChannel(band, inFrame(1))
			.png()
			.toBuffer();
	const van = await sharp(pathIn(masters, "pickup-and-delivery.png")).toBuffer();
	const whole = await sharp(van)
		.composite([{ input: await tint(green), blend: "multiply" }])
		.toBuffer();
	const files: [string, Sharp][] = [
		[pathIn(site, "van.webp"), sharp(van).extract(vanFrame)],
		// A mask needs no more sharpness than a phone shows.
		[
			pathIn(site, "van-band.webp"),
			sharp(await tint("#ffffff"))
				.extract(vanFrame)
				.resize(640),
		],
		[pathIn(images, "pickup-and-delivery.webp"), sharp(whole).resize(1200)],
	];
	for (const [path, picture] of files) console.log(`${path}: ${await writeWebp(picture, path)}`);
}

/** At twice its size on the page. @returns its size, for the log */
async function exportReviewer(name: string, { master, left, top, size }: Crop) {
	const file = await sharp(pathIn(masters, `${master}.png`))
		.extract({ left, top, width: size, height: size })
		.resize(96, 96)
		.webp({ quality: 90, effort: 6, smartSubsample: true })
		.toFile(pathIn(reviewers, `${name}.webp`));
	return `${file.size} bytes`;
}

const only = process.argv.slice(2);
await mkdir(images, { recursive: true });
await mkdir(reviewers, { recursive: true });
await mkdir(site, { recursive: true });

for (const file of (await readdir(masters)).sort()) {
	const { name, ext } = parse(file);
	if (ext !== ".png" || name === "pickup-and-delivery-band") continue;
	if (only.length > 0 && !only.includes(name)) continue;
	if (name === "pickup-and-delivery") {
		await exportVan();
		continue;
	}
	console.log(`content/images/${name}.webp: ${await exportPicture(name)}`);
}
for (const [name, crop] of Object.entries(reviewerCrops)) {
	if (only.length > 0 && !only.includes(crop.master)) continue;
	console.log(`content/public/reviewers/${name}.webp: ${await exportReviewer(name, crop)}`);
}

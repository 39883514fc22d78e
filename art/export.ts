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
import sharp from "sharp";
import { onPageGround } from "./page-ground.ts";

const masters = new URL("masters/", import.meta.url);
const images = new URL("../content/images/", import.meta.url);
const reviewers = new URL("../content/public/reviewers/", import.meta.url);

/** A square cut out of a master, in the master's pixels. */
type Crop = { master: string; left: number; top: number; size: number };

/** Shown as circles of 44 px: one plain subject each, of different shape and tone. */
const reviewerCrops: Record<string, Crop> = {
	dawn: { master: "hero", left: 466, top: 186, size: 232 },
	ridge: { master: "hero", left: 20, top: 600, size: 220 },
	shirts: { master: "hero", left: 1374, top: 372, size: 220 },
	leaf: { master: "shirt", left: 890, top: 428, size: 250 },
	bubbles: { master: "hero", left: 310, top: 780, size: 125 },
};

/** Masters at the top of pages, set on the page's own ground. `pickup-and-delivery` has alpha already. */
const setOnPageGround = new Set([
	"bag",
	"blanket",
	"bulk-discounts",
	"carpet-dry-cleaning",
	"eco-friendly",
	"hospital-linen",
	"hotel-linens",
	"household-items",
	"leather-jacket",
	"lehenga",
	"mens-suit",
	"premium-dry-cleaning",
	"shirt",
	"shoes-dry-cleaning",
	"sofa-dry-cleaning",
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
	const file = await (setOnPageGround.has(name) ? await onPageGround(master) : sharp(master))
		.webp({ quality: 92, effort: 6, smartSubsample: true })
		.toFile(pathIn(images, `${name}.webp`));
	return `${file.width} × ${file.height}, ${file.size} bytes`;
}

/** At twice its size on the page. @returns its size, for the log */
async function exportReviewer(name: string, { master, left, top, size }: Crop) {
	const file = await sharp(pathIn(masters, `${master}.png`))
		.extract({ left, top, width: size, height: size })
		.resize(96, 96)
		// The scene's mist is too pale for so small a picture.
		.modulate({ saturation: 1.3 })
		.linear(1.14, -22)
		.webp({ quality: 90, effort: 6, smartSubsample: true })
		.toFile(pathIn(reviewers, `${name}.webp`));
	return `${file.size} bytes`;
}

const only = process.argv.slice(2);
await mkdir(images, { recursive: true });
await mkdir(reviewers, { recursive: true });

for (const file of (await readdir(masters)).sort()) {
	const { name, ext } = parse(file);
	if (ext !== ".png" || (only.length > 0 && !only.includes(name))) continue;
	console.log(`content/images/${name}.webp: ${await exportPicture(name)}`);
}
for (const [name, crop] of Object.entries(reviewerCrops)) {
	if (only.length > 0 && !only.includes(crop.master)) continue;
	console.log(`content/public/reviewers/${name}.webp: ${await exportReviewer(name, crop)}`);
}

/**
 * Draws the icons that browsers and phones ask for from the logo in `art/logo`, into `public/`.
 * The results are committed; run `node scripts/make-icons.ts` again when the logo changes.
 *
 * `favicon.svg` is the logo redrawn for 16 px (without the ridge); every larger icon is the mark.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const logo = new URL("../art/logo/", import.meta.url);
const target = new URL("../public/", import.meta.url);

/** The mark's own coordinates: a square of 64, whose ground is a rounded square. */
const markSize = 64;

/**
 * The mark on a ground that fills the whole square, for phones that cut their own shape out of it.
 * `scale` is the drawing's size against the original.
 */
function fullBleed(mark: string, scale: number) {
	const [ground, ...others] = mark.match(/<rect [^>]*\/>/g) ?? [];
	if (!ground || others.length > 0 || !mark.includes(`viewBox="0 0 ${markSize} ${markSize}"`))
		throw new Error("art/logo/mark.svg must hold one <rect>, its ground, in a square of 64.");
	const inset = (markSize * (1 - scale)) / 2;
	return mark
		.replace(
			ground,
			`${ground.replace(/ rx="[^"]*"/, "")}<g transform="translate(${inset} ${inset}) scale(${scale})">`,
		)
		.replace("</svg>", "</g></svg>");
}

/** A square SVG whose viewBox is `units` wide, drawn sharp at `size` pixels. */
function draw(svg: string, units: number, size: number) {
	return sharp(Buffer.from(svg), { density: (72 * size) / units }).resize(size, size);
}

/** A PNG of the mark. Its colours are flat, so that a palette loses nothing. */
function icon(svg: string, size: number) {
	return draw(svg, markSize, size)
		.png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
		.toBuffer();
}

/**
 * An ICO file that holds one PNG (32-bit, as Windows expects): a header of 6 bytes, one directory
 * entry of 16, the picture.
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
function icoOf(png: Buffer, size: number) {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2); // type: icon
	head.writeUInt16LE(1, 4); // pictures
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10); // colour planes
	head.writeUInt16LE(32, 12); // bits per pixel
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}

const mark = await readFile(new URL("mark.svg", logo), "utf8");
const favicon = await readFile(new URL("favicon.svg", logo), "utf8");

await mkdir(target, { recursive: true });
await copyFile(new URL("mark.svg", logo), new URL("logo.svg", target));
await copyFile(new URL("favicon.svg", logo), new URL("favicon.svg", target));

const pictures: Record<string, Buffer> = {
	"favicon.ico": icoOf(await draw(favicon, 16, 32).png({ compressionLevel: 9 }).toBuffer(), 32),
	"icon-192.png": await icon(mark, 192),
	"icon-512.png": await icon(mark, 512),
	"apple-touch-icon.png": await icon(fullBleed(mark, 0.92), 180),
	// What matters must lie in a circle of 80 %: https://www.w3.org/TR/appmanifest/#icon-masks
	"icon-maskable-512.png": await icon(fullBleed(mark, 0.84), 512),
};
for (const [name, bytes] of Object.entries(pictures)) {
	await writeFile(new URL(name, target), bytes);
	console.log(`public/${name}: ${bytes.length} bytes`);
}

/** Icons of manifest and heads, drawn at build from `public/logo.svg` and the simpler `public/favicon.svg`. */
import { readFile } from "node:fs/promises";
import type { APIContext } from "astro";
import sharp from "sharp";
import { contentFolder } from "../../shop/content-folder.ts";
import { shop } from "../../shop/shop.ts";

const read = (name: string) => readFile(`${contentFolder()}/public/${name}.svg`, "utf8");

/** @throws Error when the drawing is not square */
function unitsOf(svg: string, name: string): number {
	const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
	if (!width || width !== height)
		throw new Error(
			`${contentFolder()}/public/${name}.svg must be a square that begins at zero: viewBox="0 0 64 64".`,
		);
	return Number(width);
}

/** The logo with padding, for phones that mask icons, on its own ground: its only <rect>, else the page's colour. */
function fullBleed(logo: string, scale: number): string {
	const units = unitsOf(logo, "logo");
	const inset = (units * (1 - scale)) / 2;
	const drawing = `<g transform="translate(${inset} ${inset}) scale(${scale})">`;
	const [ground, ...others] = logo.match(/<rect [^>]*\/>/g) ?? [];
	const closed = logo.replace("</svg>", "</g></svg>");
	if (ground && others.length === 0)
		return closed.replace(ground, `${ground.replace(/ rx="[^"]*"/, "")}${drawing}`);
	const square = `<rect width="${units}" height="${units}" fill="${shop.theme.ivory}"/>`;
	return closed.replace(/<svg[^>]*>/, `$&${square}${drawing}`);
}

function draw(svg: string, size: number, name = "logo") {
	return sharp(Buffer.from(svg), { density: (72 * size) / unitsOf(svg, name) }).resize(size, size);
}

/** Logo colours are flat: a palette of 64 loses nothing. */
function png(svg: string, size: number): Promise<Buffer> {
	return draw(svg, size)
		.png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
		.toBuffer();
}

/** For clients that ask without reading a page: a header of 6 bytes, a directory entry of 16, one 32-bit PNG. */
async function favicon(): Promise<Buffer> {
	const size = 32;
	const picture = await draw(await read("favicon"), size, "favicon")
		.png({ compressionLevel: 9 })
		.toBuffer();
	// An icon, one picture of one colour plane and 32 bits a pixel; its length, and where it begins.
	const head = [0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0];
	const bytes = Buffer.from([...head, ...picture]);
	bytes.writeUInt32LE(picture.length, 14);
	return bytes;
}

const icons = {
	"icon-192.png": async () => png(await read("logo"), 192),
	"icon-512.png": async () => png(await read("logo"), 512),
	"apple-touch-icon.png": async () => png(fullBleed(await read("logo"), 0.92), 180),
	// The drawing must lie in a circle of 80 %: https://www.w3.org/TR/appmanifest/#icon-masks
	"icon-maskable-512.png": async () => png(fullBleed(await read("logo"), 0.84), 512),
	"favicon.ico": favicon,
};

export function getStaticPaths() {
	return Object.entries(icons).map(([icon, draw]) => ({ params: { icon }, props: { draw } }));
}

export async function GET({ params, props }: APIContext<{ draw: () => Promise<Buffer> }>) {
	const type = params.icon?.endsWith(".ico") ? "image/x-icon" : "image/png";
	return new Response(new Uint8Array(await props.draw()), { headers: { "Content-Type": type } });
}

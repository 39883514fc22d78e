/** Draws the pictures that stand for pages where their addresses are shared, at build. */
import { readFile } from "node:fs/promises";
import satori from "satori";
import sharp from "sharp";
import { socialSize } from "./page-head.ts";
import { SocialCard, wordsWidth } from "./social-card.tsx";

interface SocialPictureSources {
	shopName: string;
	heading: string;
	fact: string;
	/** The file of the page's picture, and the part of it that must stay in view: "50% 30%". */
	picture: string;
	focus?: string | undefined;
}

const read = (file: string) => readFile(file);
const fonts = Promise.all([
	read("src/generated/fonts/social-fraunces.ttf"),
	read("src/generated/fonts/social-figtree.ttf"),
	read("src/generated/fonts/social-rupee.ttf"),
]).then(([fraunces, figtree, rupee]) => [
	{ name: "Fraunces", data: fraunces },
	{ name: "Figtree", data: figtree },
	{ name: "Rupee", data: rupee },
]);
const mark = read("public/logo.svg").then(
	(svg) => `data:image/svg+xml;base64,${svg.toString("base64")}`,
);

/** A JPEG of 1200 × 630 pixels, the words on the left and the picture on the right. */
export async function socialPicture(sources: SocialPictureSources): Promise<Uint8Array> {
	const { shopName, heading, fact } = sources;
	const words = await satori(SocialCard({ shopName, heading, fact, mark: await mark }), {
		width: wordsWidth,
		height: socialSize.height,
		fonts: await fonts,
	});
	return await sharp({ create: { ...socialSize, channels: 3, background: "#faf7f0" } })
		.composite([
			{ input: await cropped(sources), left: wordsWidth, top: 0 },
			{ input: Buffer.from(words), left: 0, top: 0 },
		])
		.jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
		.toBuffer();
}

/** The part of a picture around its focus, as large as the card leaves room for. */
async function cropped({ picture, focus = "50% 50%" }: SocialPictureSources): Promise<Buffer> {
	const room = { width: socialSize.width - wordsWidth, height: socialSize.height };
	const { width = 0, height = 0 } = await sharp(picture).metadata();
	const scale = Math.max(room.width / width, room.height / height);
	const [across = 50, down = 50] = focus.split(" ").map(Number.parseFloat);
	const size = {
		width: Math.min(width, Math.round(room.width / scale)),
		height: Math.min(height, Math.round(room.height / scale)),
	};
	return await sharp(picture)
		.extract({
			left: Math.round(((width - size.width) * across) / 100),
			top: Math.round(((height - size.height) * down) / 100),
			...size,
		})
		.resize(room.width, room.height, { fit: "fill" })
		.toBuffer();
}

import { readFile } from "node:fs/promises";
import type { ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";
import { language } from "#language/language";
import { type } from "#language/typography";
import type { Theme } from "../../shop/types.ts";
import { socialSize } from "./site-pages.ts";

interface SocialPictureSources {
	shopName: string;
	heading: string;
	fact: string;
	theme: Theme;
	logo: string;
	/** The page's picture, and the part that must stay in view: "50% 30%". */
	picture: string;
	focus?: string | undefined;
}

const folder = "src/generated/fonts/";
const files = [
	{ name: "Fraunces", file: "social-fraunces.ttf" },
	{ name: "Figtree", file: "social-figtree.ttf" },
	{ name: "Rupee", file: "social-rupee.ttf" },
	...(type ? [{ name: "Script", file: `${language.id}/social-display.ttf` }] : []),
];
const fonts = Promise.all(
	files.map(async ({ name, file }) => ({ name, data: await readFile(folder + file) })),
);

/** A JPEG of 1200 × 630 pixels: text on the left, the picture on the right. */
export async function socialPicture(sources: SocialPictureSources): Promise<Uint8Array> {
	const { theme } = sources;
	const [shopName, heading, fact] = await Promise.all([
		wordsIn(sources.shopName, { size: 38, width: 440, colour: theme.forest }),
		wordsIn(sources.heading, { size: 60, width: 528, colour: theme.forest }),
		wordsIn(sources.fact, { size: 28, width: 528, colour: theme["ink-soft"] }),
	]);
	const mark = `data:image/svg+xml;base64,${(await readFile(sources.logo)).toString("base64")}`;
	const words = await satori(SocialCard({ shopName, heading, fact, theme, mark }), {
		width: wordsWidth,
		height: socialSize.height,
		fonts: await fonts,
	});
	const picture = await cropped(sources);
	// A cell is as wide as the wider part: what the picture leaves of its own is cut off.
	return sharp([Buffer.from(words), picture], { join: { across: 2 } })
		.flatten({ background: theme.ivory })
		.extract({ left: 0, top: 0, ...socialSize })
		.jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
		.toBuffer();
}

/** All that the site's fonts have: Latin letters, and those of the language's script. */
const inFonts = /^[\x20-\x7e\u00a0-\u024f\u2010-\u2026\u20b9•×·]*$/;

/** Signs that few fonts have: emoji. */
const signs = /(?![©®™])\p{Extended_Pictographic}[\ufe0f\u200d]*/gu;

/**
 * Words as text, without emoji, or drawn with the fonts of this computer where the site's lack a letter or a sign.
 *
 * @param size of the letters, in pixels, as `width`
 */
async function wordsIn(
	written: string,
	{ size, width, colour }: { size: number; width: number; colour: string },
): Promise<Words> {
	const text = written.replaceAll(signs, "").trim();
	if (inFonts.test(type ? text.replaceAll(type.letters, "") : text)) return text;
	const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	const markup = `<span foreground="${colour}">${escaped}</span>`;
	const { data, info } = await sharp({
		text: { text: markup, font: `sans ${size}`, width, dpi: 72, rgba: true, wrap: "word-char" },
	})
		.png()
		.toBuffer({ resolveWithObject: true });
	const src = `data:image/png;base64,${data.toString("base64")}`;
	return { src, width: info.width, height: info.height };
}

/** Pages share pictures. */
const croppings = new Map<string, Promise<Buffer>>();

async function cropped({ picture, focus = "50% 50%", theme }: SocialPictureSources) {
	const room = { width: socialSize.width - wordsWidth, height: socialSize.height };
	const key = `${picture} ${focus}`;
	const known =
		croppings.get(key) ?? cropPicture(await readFile(picture), focus, room, theme.ivory);
	croppings.set(key, known);
	return known;
}

/** Crops a picture around its focus, such as "50% 30%" from left and top. @returns a PNG without transparency */
export async function cropPicture(
	picture: Buffer,
	focus: string,
	room: { width: number; height: number },
	ground = "#ffffff",
): Promise<Buffer> {
	const { width, height } = (await sharp(picture).metadata()).autoOrient;
	const scale = Math.max(room.width / width, room.height / height);
	const [across = 50, down = 50] = focus.split(" ").map(Number.parseFloat);
	const size = {
		width: Math.min(width, Math.round(room.width / scale)),
		height: Math.min(height, Math.round(room.height / scale)),
	};
	return sharp(picture)
		.autoOrient()
		.extract({
			left: Math.round(((width - size.width) * across) / 100),
			top: Math.round(((height - size.height) * down) / 100),
			...size,
		})
		.resize(room.width, room.height, { fit: "fill" })
		.flatten({ background: ground })
		.toColourspace("srgb")
		.png({ compressionLevel: 0 })
		.toBuffer();
}

interface SocialCardProps {
	/** Words, or a drawing of words that the site's fonts lack. */
	shopName: Words;
	heading: Words;
	fact: Words;
	/** A data address. */
	mark: string;
	/** satori reads no style sheets. */
	theme: Theme;
}

/** In pixels; `src` is a data address. */
type Words = string | { src: string; width: number; height: number };

function Written({ words }: { words: Words }): ReactNode {
	return typeof words === "string" ? words : <img {...words} alt="" />;
}

/** The share of the width that the text takes. */
const wordsWidth = 640;

/** The left part of a page's preview picture, drawn by satori (flexbox and inline styles only). */
function SocialCard({ shopName, heading, fact, mark, theme }: SocialCardProps): ReactNode {
	return (
		<div
			style={{
				display: "flex",
				flexDirection: "column",
				boxSizing: "border-box",
				width: wordsWidth,
				height: socialSize.height,
				padding: "56px 48px 52px 64px",
				background: theme.ivory,
				fontFamily: "Script, Figtree, Rupee",
				color: theme.forest,
			}}
		>
			<div
				style={{
					display: "flex",
					alignItems: "center",
					fontFamily: "Script, Fraunces",
					fontSize: 38,
				}}
			>
				<img src={mark} width={64} height={64} alt="" style={{ marginRight: 18 }} />
				{Written({ words: shopName })}
			</div>
			<div
				style={{
					display: "flex",
					flexGrow: 1,
					alignItems: "center",
					fontFamily: "Script, Fraunces, Rupee",
					fontSize: typeof heading !== "string" || heading.length > 34 ? 60 : 72,
					lineHeight: type ? type.leading(1.06) : 1.06,
					letterSpacing: type ? 0 : "-0.015em",
					textWrap: "balance",
				}}
			>
				{Written({ words: heading })}
			</div>
			<svg width={320} height={3} viewBox="0 0 320 3" aria-hidden="true">
				<path d="M0 1.5H320" stroke={theme.brass} strokeWidth={3} strokeDasharray="11 8" />
			</svg>
			<div style={{ display: "flex", marginTop: 22, fontSize: 28, color: theme["ink-soft"] }}>
				{Written({ words: fact })}
			</div>
		</div>
	);
}

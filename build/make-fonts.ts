/**
 * Subsets the site's two typefaces at build into `src/generated/fonts/`: printable ASCII, the punctuation below
 * and whatever else content and source hold. A language in another script has fonts of its own in a folder there. The pictures for social networks (src/seo/social-picture.tsx) need
 * plain TTF files of their own.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type subsetFontType from "subset-font";
import { contentFolder } from "../shop/content-folder.ts";
import { type ScriptUse, scriptsInUse, textsOf } from "./script-words.ts";

const root = new URL("../", import.meta.url);
const target = new URL("src/generated/fonts/", root);
/** Holds a hash of the fonts' inputs, so that they are made only when those change. */
const inputsFile = new URL("inputs.sha256", target);
const require = createRequire(import.meta.url);

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const punctuation = "\u00a0–—’‘“”…·•₹é×ñ";

/** Not kept in the display face, a fifth of its size: no heading has them, and the text face is the fallback. */
const codeCharacters = new Set("<>[]{}|\\^_`~#$=*@");

/** `rvrn` replaces Fraunces's default "wonky" &, h, m, n and s by the plain ones. */
const keepFeatures = ["kern", "liga", "lnum", "tnum", "ccmp", "locl", "mark", "mkmk", "rvrn"];

interface Cut {
	/** In node_modules. */
	source: string;
	/** The name of the result: .woff2 for pages, .ttf for pictures. */
	file: string;
	variationAxes: Parameters<typeof subsetFontType>[2]["variationAxes"];
	/** True if this file has a character that the site uses. */
	wanted: (character: string) => boolean;
}

const fraunces = {
	source: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
	variationAxes: { opsz: 100, SOFT: 60, WONK: 0, wght: 500 },
	wanted: (character: string) => !codeCharacters.has(character),
};
const figtree = {
	source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
	wanted: () => true,
};
// The package has ₹ in another file than A–Z.
const rupee = {
	source: "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
	wanted: (character: string) => character === "₹",
};

const latinCuts: Cut[] = [
	{ ...fraunces, file: "fraunces.woff2" },
	{ ...figtree, file: "figtree.woff2", variationAxes: { wght: 400 } },
	{ ...figtree, file: "figtree-bold.woff2", variationAxes: { wght: 600 } },
	// With its default at the end of the range, the axis needs one set of deltas instead of two.
	{
		...rupee,
		file: "figtree-rupee.woff2",
		variationAxes: { wght: { min: 400, max: 700, default: 400 } },
	},
	{ ...fraunces, file: "social-fraunces.ttf" },
	{ ...figtree, file: "social-figtree.ttf", variationAxes: { wght: 500 } },
	{ ...rupee, file: "social-rupee.ttf", variationAxes: { wght: 500 } },
];

/** Every character that the site may show, sorted. */
export async function charactersInUse() {
	const found = new Set(ascii + punctuation);
	for (const text of await textsOf([
		`${contentFolder()}/{,*/}*.json`,
		"src/**/*.{ts,tsx,astro}",
		"languages/**/*.{ts,json}",
	]))
		for (const character of text) if (character > "~") found.add(character);
	return [...found].sort();
}

/** The fonts by file name. */
export async function makeFonts(characters: string[], scripts: ScriptUse[] = []) {
	const fonts: Record<string, Buffer> = {};
	for (const cut of latinCuts) fonts[cut.file] = await cutLatin(cut, characters);
	for (const { id, tag, type, words, names } of scripts) {
		const wanted = (character: string) =>
			fraunces.wanted(character) && (!/[a-z]/i.test(character) || names.includes(character));
		const heading: Cut = { ...fraunces, file: `${id}/fraunces.woff2`, wanted };
		fonts[heading.file] = await cutLatin(heading, characters);
		const { cutToShapes } = await import("./cut-to-shapes.ts");
		const face = await readFile(require.resolve(type.face));
		const shapes = { words, language: tag, weight: type.weight };
		fonts[`${id}/display.woff2`] = await cutToShapes(face, { ...shapes, format: "woff2" });
		// satori sets no word space, and that of Fraunces is too narrow here.
		const social = { ...shapes, words: [...words, " "], format: "sfnt" } as const;
		fonts[`${id}/social-display.ttf`] = await cutToShapes(face, social);
	}
	return fonts;
}

async function cutLatin({ source, file, variationAxes, wanted }: Cut, characters: string[]) {
	// Most runs have nothing to make, so load the library only here.
	const { default: subsetFont } = await import("subset-font");
	return subsetFont(await readFile(require.resolve(source)), characters.filter(wanted).join(""), {
		targetFormat: file.endsWith(".ttf") ? "sfnt" : "woff2",
		variationAxes,
		keepFeatures,
		noHinting: true,
		dropTables: ["STAT"],
	});
}

async function main() {
	const characters = await charactersInUse();
	const scripts = await scriptsInUse();
	const inputs = createHash("sha256").update(JSON.stringify([characters, scripts]));
	// The lock has the versions of the typefaces and of the library.
	for (const file of ["build/make-fonts.ts", "build/cut-to-shapes.ts", "package-lock.json"])
		inputs.update(await readFile(new URL(file, root)));
	const made = inputs.digest("hex");
	if (made === (await readFile(inputsFile, "utf8").catch(() => ""))) return;
	const fonts = await makeFonts(characters, scripts);
	for (const [file, bytes] of Object.entries(fonts)) {
		const path = new URL(file, target);
		await mkdir(new URL(".", path), { recursive: true });
		await writeFile(path, bytes);
		console.log(`src/generated/fonts/${file}: ${bytes.length} bytes`);
	}
	// Last, so that an interrupted run counts as not made.
	await writeFile(inputsFile, made);
}

if (import.meta.main) await main();

/**
 * Subsets the site's two typefaces at build into `src/generated/fonts/`: printable ASCII, the punctuation below
 * and whatever else content and source hold. The pictures for social networks (src/seo/social-card.tsx) need
 * plain TTF files of their own.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type subsetFontType from "subset-font";
import { contentFolder } from "../content/content-folder.ts";

const root = new URL("../", import.meta.url);
const target = new URL("src/generated/fonts/", root);
/** Holds a hash of the fonts' inputs, so that they are made only when those change. */
const inputsFile = "inputs.sha256";
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
	/** The name of the result. */
	file: string;
	variationAxes: Parameters<typeof subsetFontType>[2]["variationAxes"];
	/** WOFF2 by default. */
	format?: "sfnt";
	/** Whether this file has a character that the site uses. */
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

const cuts: Cut[] = [
	{ ...fraunces, file: "fraunces.woff2" },
	{ ...figtree, file: "figtree.woff2", variationAxes: { wght: 400 } },
	{ ...figtree, file: "figtree-bold.woff2", variationAxes: { wght: 600 } },
	// With its default at the end of the range, the axis needs one set of deltas instead of two.
	{
		...rupee,
		file: "figtree-rupee.woff2",
		variationAxes: { wght: { min: 400, max: 700, default: 400 } },
	},
	{ ...fraunces, file: "social-fraunces.ttf", format: "sfnt" },
	{ ...figtree, file: "social-figtree.ttf", variationAxes: { wght: 500 }, format: "sfnt" },
	{ ...rupee, file: "social-rupee.ttf", variationAxes: { wght: 500 }, format: "sfnt" },
];

/** Every character that the site may show, sorted. */
export async function charactersInUse() {
	const found = new Set(ascii + punctuation);
	for await (const file of glob([`${contentFolder()}/*.json`, "src/**/*.{ts,tsx,astro}"], {
		cwd: root,
		exclude: (path) => path.includes("generated"),
	}))
		for (const character of await readFile(new URL(file, root), "utf8"))
			if (character > "~") found.add(character);
	return [...found].sort();
}

/** The fonts by file name. */
export async function makeFonts(characters: string[]) {
	// Most runs have nothing to make, so load the library only here.
	const { default: subsetFont } = await import("subset-font");
	const fonts: Record<string, Buffer> = {};
	for (const { source, file, variationAxes, format = "woff2", wanted } of cuts)
		fonts[file] = await subsetFont(
			await readFile(require.resolve(source)),
			characters.filter(wanted).join(""),
			{ targetFormat: format, variationAxes, keepFeatures, noHinting: true, dropTables: ["STAT"] },
		);
	return fonts;
}

/** A hash of the characters, the typefaces, the library's version and this file. */
async function inputsOf(characters: string[]) {
	const hash = createHash("sha256").update(characters.join(""));
	const sources = new Set(cuts.map(({ source }) => require.resolve(source)));
	const files = [import.meta.filename, require.resolve("subset-font/package.json"), ...sources];
	for (const file of files) hash.update(await readFile(file));
	return hash.digest("hex");
}

async function areMade(inputs: string) {
	const files = [...cuts.map(({ file }) => file), inputsFile];
	if (!files.every((file) => existsSync(new URL(file, target)))) return false;
	return (await readFile(new URL(inputsFile, target), "utf8")) === inputs;
}

async function main() {
	const characters = await charactersInUse();
	const inputs = await inputsOf(characters);
	if (await areMade(inputs)) return;
	const fonts = await makeFonts(characters);
	await mkdir(target, { recursive: true });
	for (const [file, bytes] of Object.entries(fonts)) {
		await writeFile(new URL(file, target), bytes);
		console.log(`src/generated/fonts/${file}: ${bytes.length} bytes`);
	}
	// Last, so that an interrupted run counts as not made.
	await writeFile(new URL(inputsFile, target), inputs);
}

if (import.meta.main) await main();

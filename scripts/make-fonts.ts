/**
 * Cuts the site's two typefaces down to what it uses, at build, into `src/generated/fonts/`.
 *
 * Besides the pages' own, one plain font a face is made for the pictures shown where an address is
 * shared (src/seo/social-card.tsx): their text becomes shapes at build.
 *
 * Each face keeps printable ASCII, the punctuation below and whatever else the content and the
 * source hold, as far as the face has it; a Hindi name falls back to the system's font. ★ is in
 * neither face: stars are drawn. The same input gives the same bytes.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type subsetFontType from "subset-font";
import { contentFolder } from "../content/content-folder.ts";

const root = new URL("../", import.meta.url);
const target = new URL("src/generated/fonts/", root);
/** Holds the hash of what the fonts beside it were made of. */
const inputsFile = "inputs.sha256";
const require = createRequire(import.meta.url);

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const punctuation = "\u00a0–—’‘“”…·•₹é×ñ";

/**
 * Never set in a heading, so never in the display face: a fifth of what is left of it. Should one
 * turn up all the same, the browser takes it from the text face.
 */
const codeCharacters = new Set("<>[]{}|\\^_`~#$=*@");

/**
 * The features that the pages use or the shaper needs. `rvrn` must stay: the file's own shapes are
 * Fraunces's wonky ones, and `rvrn` puts the plain &, h, m, n and s in their place where WONK is 0.
 * Fraunces has no tabular figures; prices are always set in Figtree.
 */
const keepFeatures = ["kern", "liga", "lnum", "tnum", "ccmp", "locl", "mark", "mkmk", "rvrn"];

/** What becomes of one file of a typeface. */
type Cut = {
	/** The file inside node_modules. */
	source: string;
	/** The name of the result. */
	file: string;
	variationAxes: Parameters<typeof subsetFontType>[2]["variationAxes"];
	/** "woff2" unless said otherwise. */
	format?: "sfnt";
	/** Whether a character that the site uses is wanted in this file. */
	wanted: (character: string) => boolean;
};

const fraunces = {
	source: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
	variationAxes: { opsz: 100, SOFT: 60, WONK: 0, wght: 500 },
	wanted: (character: string) => !codeCharacters.has(character),
};
const figtree = {
	source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
	wanted: () => true,
};
// The packages keep ₹ in another file than A–Z, and nothing here can join two fonts. Prices are never
// set in Fraunces.
const rupee = {
	source: "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
	wanted: (character: string) => character === "₹",
};

const cuts: Cut[] = [
	{ ...fraunces, file: "fraunces.woff2" },
	{ ...figtree, file: "figtree.woff2", variationAxes: { wght: 400 } },
	{ ...figtree, file: "figtree-bold.woff2", variationAxes: { wght: 600 } },
	// The axis's default sits at the end of its range: one set of deltas instead of two.
	{
		...rupee,
		file: "figtree-rupee.woff2",
		variationAxes: { wght: { min: 400, max: 700, default: 400 } },
	},
	{ ...fraunces, file: "social-fraunces.ttf", format: "sfnt" },
	{ ...figtree, file: "social-figtree.ttf", variationAxes: { wght: 500 }, format: "sfnt" },
	{ ...rupee, file: "social-rupee.ttf", variationAxes: { wght: 500 }, format: "sfnt" },
];

/** Every character that the site may show, each once and in order. */
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

/** The cut fonts by file name. */
export async function makeFonts(characters: string[]) {
	// Loaded here, because most runs find their fonts made.
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

/**
 * What the fonts are made of, as one hash: the characters, the typefaces and this file, and so their
 * cuts. It stands beside them, so that they are made anew only when it changes.
 */
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
	// Last, so that fonts which were not all written do not count as made.
	await writeFile(new URL(inputsFile, target), inputs);
}

if (import.meta.main) await main();

import subsetFont from "subset-font";
import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "../languages/languages.ts";
import { charactersInUse, makeFonts } from "./make-fonts.ts";
import { scriptsInUse } from "./script-words.ts";

let characters: string[];
let fonts: Record<string, Buffer>;

beforeAll(async () => {
	characters = await charactersInUse();
	fonts = await makeFonts(characters);
});

/** The font as a plain table file, cut down to `text`; everything in it is kept without `text`. */
function sfnt(file: string, text?: string) {
	return subsetFont(fonts[file] ?? Buffer.alloc(0), text, {
		targetFormat: "sfnt",
		keepAllGlyphs: text === undefined,
		noLayoutClosure: true,
	});
}

/** The byte position of a table in a font, from the directory at its head. */
function table(font: Buffer, tag: string) {
	for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16)
		if (font.toString("latin1", entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
	throw new Error(`The font has no table ${tag}.`);
}

/** Whether the font draws the character: more is left of it than the sign for a missing glyph. */
async function draws(file: string, character: string) {
	const font = await sfnt(file, character);
	return font.readUInt16BE(table(font, "maxp") + 4) > 1;
}

/** The files that a browser loads. */
function onPages(files: Record<string, Buffer>): string[] {
	return Object.keys(files).filter((file) => file.endsWith(".woff2"));
}

describe("the fonts of the site", () => {
	const everyday = [..."ABCXYZabcxyz0123456789–—’“”…"];

	test.each(everyday)("both faces draw %j", async (character) => {
		expect(await draws("fraunces.woff2", character)).toBe(true);
		expect(await draws("figtree.woff2", character)).toBe(true);
	});

	test("no face draws ★", async () => {
		expect(await draws("figtree.woff2", "★")).toBe(false);
	});

	test("only the rupee sign's font is variable", async () => {
		for (const file of onPages(fonts))
			expect((await sfnt(file)).includes("fvar"), file).toBe(file === "figtree-rupee.woff2");
	});

	test("together they have less than 30 KB", () => {
		const bytes = onPages(fonts).reduce((sum, file) => sum + (fonts[file]?.length ?? 0), 0);
		expect(bytes).toBeLessThan(30_000);
	});
});

describe("the fonts of a Hindi page", () => {
	let hindi: Record<string, Buffer>;

	beforeAll(async () => {
		// The shop in content/ has the most words.
		hindi = await makeFonts(characters, await scriptsInUse("content", languages));
	}, 60_000);

	test("Eczar has at most 18 KB, and all fonts together 40 KB", () => {
		const sizes = (files: string[]) =>
			files.reduce((sum, file) => sum + (hindi[file]?.length ?? 0), 0);
		expect(hindi["hi/display.woff2"]?.length).toBeLessThan(18_000);
		const shared = onPages(fonts).filter((file) => file !== "fraunces.woff2");
		expect(sizes(["hi/display.woff2", "hi/fraunces.woff2", ...shared])).toBeLessThan(40_000);
	});
});

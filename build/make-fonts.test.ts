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

/** True if the font draws the character: its file is larger than one that is cut to nothing. */
async function draws(file: string, character: string) {
	const cut = (text: string) =>
		subsetFont(fonts[file] ?? Buffer.alloc(0), text, {
			targetFormat: "sfnt",
			noLayoutClosure: true,
		});
	return (await cut(character)).length > (await cut("")).length;
}

/** The files that a browser loads. */
function onPages(files: Record<string, Buffer>): string[] {
	return Object.keys(files).filter((file) => file.endsWith(".woff2"));
}

describe("the fonts of the site", () => {
	test.each(["fraunces", "figtree"])("%s draws every day's characters", async (face) => {
		for (const character of "AZaz09–—’“”…")
			expect(await draws(`${face}.woff2`, character), character).toBe(true);
	});

	test("no face draws ★", async () => {
		expect(await draws("figtree.woff2", "★")).toBe(false);
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

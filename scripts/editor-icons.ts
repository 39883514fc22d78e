/** The editor's icon font, cut to the icons that its sources name: the whole one has three and a half thousand. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cms } from "./slim-editor.ts";

/** The texts of scripts and of markup that may be an icon's name: "arrow_back". */
const names = /(?<=[`"'>])[a-z][a-z\d_]+(?=[`"'<])/g;

const sources = [
	join(cms, "index.js"),
	...["../editor/forms.ts", "../editor/cms-config.ts"].map(fileHere),
];
/** It takes some seconds: kept until one of its inputs changes. */
const kept = fileHere("../.cache/editor-icons/");

/** @returns a WOFF2 file, with a name of its own for its content */
export async function editorIcons(): Promise<{ name: string; font: Buffer }> {
	const assets = await readdir(join(cms, "assets"));
	const file = assets.find((asset) => /^material-symbols-.*\.woff2$/.test(asset));
	if (!file) throw new Error("The editor's package has no icon font.");
	const whole = await readFile(join(cms, "assets", file));
	const scripts = await Promise.all(sources.map((source) => readFile(source, "utf8")));
	const hash = createHash("sha256").update(whole);
	for (const script of [...scripts, await readFile(import.meta.filename)]) hash.update(script);
	const name = `icons-${hash.digest("hex").slice(0, 12)}.woff2`;
	const known = await readFile(join(kept, name)).catch(() => undefined);
	if (known) return { name, font: known };
	const font = await cutIcons(whole, scripts);
	await mkdir(kept, { recursive: true });
	await writeFile(join(kept, name), font);
	return { name, font };
}

/**
 * @param font Material Symbols, which draws the letters of a name as one glyph
 * @param scripts whose texts name icons, among other things
 */
async function cutIcons(font: Uint8Array, scripts: readonly string[]): Promise<Buffer> {
	// Most runs have nothing to cut, so load the libraries only here.
	const [{ default: subsetFont }, harfbuzz, { cutToShapes }] = await Promise.all([
		import("subset-font"),
		import("harfbuzzjs"),
		import("./cut-to-shapes.ts"),
	]);
	const whole = await subsetFont(font, undefined, { targetFormat: "sfnt", keepAllGlyphs: true });
	const face = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(whole), 0));
	const isIcon = (text: string) => {
		const buffer = new harfbuzz.Buffer();
		buffer.addText(text);
		buffer.guessSegmentProperties();
		harfbuzz.shape(face, buffer);
		const [glyph, ...others] = buffer.getGlyphInfosAndPositions();
		return others.length === 0 && glyph !== undefined && glyph.codepoint !== 0;
	};
	const texts = new Set(scripts.flatMap((script) => script.match(names) ?? []));
	const icons = [...texts].filter(isIcon).sort();
	return cutToShapes(font, { words: icons, language: "en", weight: 400, format: "woff2" });
}

function fileHere(path: string): string {
	return fileURLToPath(new URL(path, import.meta.url));
}

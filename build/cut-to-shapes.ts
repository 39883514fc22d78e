/**
 * Cuts a font to the shapes that given words need. Cut by characters alone, a Devanagari font keeps every conjunct
 * that it can draw, at three times the size.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as harfbuzz from "harfbuzzjs";
import subsetFont from "subset-font";

/** Of hb-subset.h, whose functions harfbuzzjs compiles but does not wrap. */
const layoutFeatureTags = 6;
const memoryModeWritable = 2;
const noHinting = 0x1;
const noLayoutClosure = 0x200;

/** The compiled functions; Node's types do not know WebAssembly. */
type Subsetter = Record<string, (...values: number[]) => number> & {
	memory: { buffer: ArrayBuffer };
};
declare const WebAssembly: {
	instantiate: (bytes: Uint8Array) => Promise<{ instance: { exports: object } }>;
};

async function loadSubsetter(): Promise<Subsetter> {
	const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
	const { instance } = await WebAssembly.instantiate(await readFile(file));
	const functions = instance.exports as Subsetter;
	functions._initialize?.();
	return functions;
}

/**
 * @param font TrueType
 * @param language BCP 47
 * @returns the numbers of all glyphs, of every step of the shaping: a conjunct is made in several, and each looks
 * for the glyphs that the one before it left
 */
function glyphsOf(font: Uint8Array, words: Iterable<string>, language: string): Set<number> {
	const face = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(font), 0));
	const found = new Set<number>();
	for (const word of words) {
		const buffer = new harfbuzz.Buffer();
		buffer.addText(word);
		buffer.guessSegmentProperties();
		buffer.setLanguage(language);
		const { DONT_STOP } = harfbuzz.TracePhase;
		for (const { t, glyphs } of harfbuzz.shapeWithTrace(face, buffer, [], 1e6, DONT_STOP))
			if (glyphs) for (const { g } of t as { g: number }[]) found.add(g);
	}
	return found;
}

interface Wanted {
	/** No letter of a word may join one of the word beside it. */
	words: readonly string[];
	/** Of the words, BCP 47. */
	language: string;
	/** The one weight to keep of a variable font. */
	weight: number;
	format: "woff2" | "sfnt";
}

/** @returns the font with the glyphs and the layout rules of the words */
export async function cutToShapes(
	font: Uint8Array,
	{ words, language, weight, format }: Wanted,
): Promise<Buffer> {
	const whole = { keepAllGlyphs: true, noHinting: true } as const;
	const source = await subsetFont(font, undefined, {
		...whole,
		targetFormat: "sfnt",
		variationAxes: { wght: weight },
		dropTables: ["STAT"],
	});
	// Each font gets memory of its own, so that nothing is to be freed.
	const hb = await loadSubsetter();
	const at = call("malloc", source.byteLength);
	new Uint8Array(hb.memory.buffer).set(source, at);
	const blob = call("hb_blob_create", at, source.byteLength, memoryModeWritable, 0, 0);
	const face = call("hb_face_create", blob, 0);
	const input = call("hb_subset_input_create_or_fail");
	const features = call("hb_subset_input_set", input, layoutFeatureTags);
	call("hb_set_clear", features);
	call("hb_set_invert", features);
	call("hb_subset_input_set_flags", input, noHinting | noLayoutClosure);
	const characters = call("hb_subset_input_unicode_set", input);
	for (const character of new Set(words.join("")))
		call("hb_set_add", characters, character.codePointAt(0) ?? 0);
	const glyphs = call("hb_subset_input_glyph_set", input);
	for (const glyph of glyphsOf(source, words, language)) call("hb_set_add", glyphs, glyph);
	const cut = call("hb_subset_or_fail", face, input);
	if (!cut) throw new Error("HarfBuzz cannot cut the font.");
	const result = call("hb_face_reference_blob", cut);
	const start = call("hb_blob_get_data", result, 0);
	const bytes = hb.memory.buffer.slice(start, start + call("hb_blob_get_length", result));
	return subsetFont(Buffer.from(bytes), undefined, { ...whole, targetFormat: format });

	function call(name: string, ...values: number[]): number {
		const found = hb[name];
		if (!found) throw new Error(`HarfBuzz has no ${name}.`);
		return found(...values);
	}
}

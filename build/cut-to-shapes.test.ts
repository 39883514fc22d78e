import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as harfbuzz from "harfbuzzjs";
import subsetFont from "subset-font";
import { beforeAll, expect, test } from "vitest";
import { type } from "../languages/hi/typography.ts";
import { cutToShapes } from "./cut-to-shapes.ts";

/** Conjuncts below, above and before their letter, nukta, reph, half letters, and signs that go before. */
const words =
	"प्रीमियम ड्राई क्लीनिंग शर्ट ट्रैवल लॉन्ड्री एक्सप्रेस सर्विस फ़्रेश साड़ी कढ़ाई पर्दों स्नीकर्स सितंबर गुरुवार हफ़्ते ज्ञान क्षेत्र द्रव टाँगने हैं।".split(
		" ",
	);
let whole: Buffer;
let cut: Buffer;

beforeAll(async () => {
	const face = await readFile(createRequire(import.meta.url).resolve(type?.face ?? ""));
	const weight = type?.weight ?? 0;
	cut = await cutToShapes(face, { words, language: "hi-IN", weight, format: "sfnt" });
	whole = await subsetFont(face, undefined, {
		targetFormat: "sfnt",
		variationAxes: { wght: weight },
		keepAllGlyphs: true,
	});
}, 60_000);

/** The outlines of the word's glyphs, each with its place. */
function drawn(file: Buffer, word: string) {
	const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(file), 0));
	const buffer = new harfbuzz.Buffer();
	buffer.addText(word);
	buffer.guessSegmentProperties();
	harfbuzz.shape(font, buffer);
	const places = buffer.getGlyphPositions();
	return buffer
		.getGlyphInfos()
		.map(({ codepoint }, at) => ({ ...places[at], outline: font.glyphToPath(codepoint) }));
}

test.each(words)("%s is drawn as with the whole face", (word) => {
	const glyphs = drawn(cut, word);
	expect(glyphs).toEqual(drawn(whole, word));
	expect(glyphs.every(({ xAdvance = 0, outline }) => xAdvance === 0 || outline !== "")).toBe(true);
});

test("shapes that no word needs are left out", () => {
	expect(cut.length).toBeLessThan(whole.length / 2);
});

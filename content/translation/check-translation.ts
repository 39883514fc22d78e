/** Tells what is wrong, missing or out of date in the shop's texts in another language. */

import type { Language } from "../../languages/languages.ts";
import type { FileName } from "../content-files.ts";
import { contentFolder } from "../content-folder.ts";
import { type Detector, nameDetectors } from "../facts/fact-detectors.ts";
import { hardCodedIn } from "../facts/hard-coded-facts.ts";
import { issuePath } from "../issue-path.ts";
import { say } from "../sentences/say.ts";
import { fingerprint } from "./fingerprint.ts";
import type { Merged, Mismatch, TextPair } from "./merge.ts";
import { type Translation, translatedContent } from "./parse-translation.ts";

/** Key of a text → fingerprint of the original that its translation was made from. */
export type Originals = Readonly<Record<string, string>>;

/** In the folder of the translation; `npm run content:translated` writes it. */
export const originalsFile = "originals.json";

export interface CheckedTranslation {
	language: Language;
	/** The JSON of its files. */
	files: Translation["files"];
	words: Translation["words"];
	factPatterns: readonly { pattern: RegExp; instead: () => string }[];
	originals: Originals;
}

/**
 * @param original the JSON of the shop's files, without errors
 * @returns `errors` break its pages; `warnings` are texts that are out of date or not in the language
 */
export function checkTranslation(
	original: Partial<Record<FileName, unknown>>,
	{ language, files, words, factPatterns, originals }: CheckedTranslation,
): { errors: string[]; warnings: string[] } {
	const { id, name } = language;
	const folder = `${contentFolder()}/${id}`;
	const { shop, merged, errors } = translatedContent(original, { id, files, words });
	const pairs = pairsOf(merged);
	const mismatches = merged.flatMap((file) => file.mismatches);
	const values = new Map(merged.map(({ file, value }) => [file, value]));
	const originalPlace = ({ file, path }: Place) => issuePath(file, original[file], path);
	const place = ({ file, path }: Place) => issuePath(file, values.get(file), path, folder);
	const detectors: Detector[] = shop ? [...nameDetectors(shop), ...factPatterns] : [];
	const told = pairs.filter(
		({ file, meta }) => meta.isText && file !== "business" && file !== "prices",
	);
	return {
		errors: [
			...errors,
			...mismatches
				.filter(({ kind }) => kind !== "missing")
				.map((mismatch) => {
					const { kind, file, path } = mismatch;
					// An orphan has its place in its own file only.
					const at =
						kind === "orphan" ? issuePath(file, files[file], path, folder) : place(mismatch);
					return `${at} ${mismatchWords(mismatch)}`;
				}),
			...told.flatMap((pair) =>
				hardCodedIn(pair.translated, detectors).map(
					({ text, instead }) =>
						`${place(pair)} ${say("says “{0}” as plain text. Write {1} instead, so that it changes with the shop's facts; to keep it as it is, write {exactly:{0}}.", text, instead)}`,
				),
			),
		],
		warnings: [
			...mismatches
				.filter(({ kind }) => kind === "missing")
				.map(
					(missing) =>
						`${originalPlace(missing)} ${say("is not translated. Add it to {0}; until then the pages in {1} show it as it is.", `${folder}/${missing.file}.json`, name)}`,
				),
			...pairs
				.filter(isUntranslated)
				.map(
					(pair) =>
						`${place(pair)} ${say("is the same as the original, “{0}”. Translate it.", pair.original)}`,
				),
			...changedOriginals(pairs, originals).map(
				(pair) =>
					`${originalPlace(pair)} ${say("has changed since it was translated. It says “{0}”, and {1} says “{2}”. Change the translation if it must, then run npm run content:translated.", shortened(pair.original), `${folder}/${pair.file}.json`, shortened(pair.translated))}`,
			),
			...unknownOriginals(pairs, originals, folder),
		],
	};
}

type Place = Pick<TextPair, "file" | "path">;

export function pairsOf(merged: readonly Merged[]): TextPair[] {
	return merged.flatMap(({ pairs }) => pairs);
}

/** Of the originals as they are now. */
export function originalsOf(pairs: readonly TextPair[]): Originals {
	return Object.fromEntries(
		pairs
			.map(({ key, original }) => [key, fingerprint(original)] as const)
			.sort(([one], [other]) => (one < other ? -1 : 1)),
	);
}

export function changedOriginals(pairs: readonly TextPair[], originals: Originals): TextPair[] {
	return pairs.filter(
		({ key, original }) => originals[key] && originals[key] !== fingerprint(original),
	);
}

function unknownOriginals(
	pairs: readonly TextPair[],
	originals: Originals,
	folder: string,
): string[] {
	const unknown = pairs.filter(({ key }) => !originals[key]);
	if (unknown.length === 0) return [];
	const which = unknown.length === 1 ? unknown[0]?.key : say("{0} texts", unknown.length);
	return [
		say(
			"{0} does not know yet what these were translated from: {1}. Run npm run content:translated, and it can tell when an original changes.",
			`${folder}/${originalsFile}`,
			which ?? "",
		),
	];
}

/** Marks that every language writes in the same way. */
const brands = /\b(?:WhatsApp|Google|Justdial|Facebook|Instagram)\b/g;

/** The same text, with words in it that are neither placeholders nor brands. */
function isUntranslated({ original, translated }: TextPair): boolean {
	const words = original.replaceAll(/\{(?!if )[^{}]*\}/g, "").replaceAll(brands, "");
	return original === translated && /\p{L}/u.test(words);
}

function shortened(text: string): string {
	return text.length > 160 ? `${text.slice(0, 160).trimEnd()} …` : text;
}

function mismatchWords({ kind, file, value, count }: Mismatch): string {
	const original = `${contentFolder()}/${file}.json`;
	if (kind === "orphan")
		return say(
			"has no partner in {0} any more. Take it out, or call it as the original is called now.",
			original,
		);
	if (kind === "length")
		return say(
			"has {0} entries, and {1} has {2}. Write one for each of the original, in its order.",
			(value as unknown[]).length,
			original,
			count ?? 0,
		);
	return say("is not a text of the site: it comes from {0}. Take it out here.", original);
}

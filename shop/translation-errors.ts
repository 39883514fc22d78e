/** Tells which texts of a shop lack a language, and what is written in several languages and must not be. */
import { type Language, languages } from "../languages/languages.ts";
import { contentFiles, type RawFiles, translatedFiles } from "./content-files.ts";
import { type Fault, faultAt } from "./fault.ts";
import { pick } from "./pick.ts";
import type { FieldMeta } from "./schema/fields.ts";
import { adviceOn, say } from "./sentences/say.ts";
import { type Leaf, mapTexts } from "./walk-texts.ts";

const ids: readonly string[] = languages.map(({ id }) => id);

export function translationErrors(
	raw: RawFiles,
	{ id, name }: Pick<Language, "id" | "name">,
): { errors: Fault[]; untranslated: Fault[] } {
	const errors: Fault[] = [];
	const untranslated: Fault[] = [];
	for (const file of translatedFiles) {
		const value = pick(raw[file]);
		mapTexts(contentFiles[file], raw[file], (leaf) => {
			const at = { file, value, path: leaf.path };
			const error = languageError(leaf);
			if (error) errors.push(faultAt(at, error));
			else if (lacks(id, leaf)) untranslated.push(faultAt(at, say("notTranslated", name, id)));
			return leaf.held;
		});
	}
	return { errors, untranslated };
}

function languageError({ held, meta }: Leaf): string | undefined {
	if (typeof held === "string") return undefined;
	const unknown = Object.keys(held).find((key) => !ids.includes(key));
	if (unknown === undefined) return isTranslated(meta) ? undefined : say("sameInEveryLanguage");
	const advice = adviceOn(unknown, ids, say("checkSpelling"));
	return say("unknownLanguage", unknown, advice);
}

/** True if each language has the text, or the list, in its own words. */
export function isTranslated({ isText, isTranslated = isText, isOwnList }: FieldMeta): boolean {
	return Boolean(isTranslated || isOwnList);
}

function lacks(language: string, { held, meta }: Leaf): boolean {
	if (!isTranslated(meta) || meta.isOwnList) return false;
	return typeof held === "string" ? hasWords(held) : held[language] === undefined;
}

/** Marks that every language writes in the same way. */
const brands = /\b(?:WhatsApp|Google|Justdial|Facebook|Instagram)\b/g;

/** False for a text of placeholders and marks alone. */
function hasWords(text: string): boolean {
	return /\p{L}/u.test(text.replaceAll(/\{(?!if )[^{}]*\}/g, "").replaceAll(brands, ""));
}

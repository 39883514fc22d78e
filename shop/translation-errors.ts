/** Tells which texts of a shop lack a language, and what is written in several languages and must not be. */
import { z } from "zod";
import { type Language, languages } from "../languages/languages.ts";
import { contentFiles, type RawFiles, translatedFiles } from "./content-files.ts";
import { didYouMean } from "./did-you-mean.ts";
import { type Fault, type Place, placeAt } from "./issue-path.ts";
import { isInLanguages, pick } from "./pick.ts";
import { say } from "./sentences/say.ts";
import { metaOf, unwrapped } from "./string-fields.ts";

interface Found {
	errors: Fault[];
	untranslated: Fault[];
}

const ids: readonly string[] = languages.map(({ id }) => id);

export function translationErrors(raw: RawFiles, language: Pick<Language, "id" | "name">): Found {
	const found: Found = { errors: [], untranslated: [] };
	for (const file of translatedFiles) {
		const names = pick(raw[file]);
		const place = (path: readonly PropertyKey[]) => placeAt(file, names, path);
		walk(contentFiles[file], raw[file], [], { language, place, found });
	}
	return found;
}

interface Search {
	language: Pick<Language, "id" | "name">;
	place(path: readonly PropertyKey[]): Place;
	found: Found;
}

function walk(schema: unknown, value: unknown, path: readonly PropertyKey[], search: Search): void {
	const inner = unwrapped(schema);
	if (inner !== schema) {
		walk(inner, value, path, search);
		return;
	}
	const { language, place, found } = search;
	const { isText, isTranslated = isText, isOwnList } = metaOf(schema);
	if (isInLanguages(value)) {
		const unknown = Object.keys(value).find((key) => !ids.includes(key));
		if (unknown) found.errors.push({ ...place(path), message: unknownLanguage(unknown) });
		else if (!isTranslated && !isOwnList)
			found.errors.push({
				...place(path),
				message: say("is the same in every language. Write it once, without languages."),
			});
		else if (!isOwnList && value[language.id] === undefined)
			found.untranslated.push({ ...place(path), message: untranslated(language) });
	} else if (schema instanceof z.ZodArray && Array.isArray(value))
		for (const [index, entry] of value.entries())
			walk(schema.element, entry, [...path, index], search);
	else if (schema instanceof z.ZodObject && typeof value === "object" && value !== null)
		for (const [key, inner] of Object.entries(value))
			walk(schema.shape[key], inner, [...path, key], search);
	else if (isTranslated && typeof value === "string" && hasWords(value))
		found.untranslated.push({ ...place(path), message: untranslated(language) });
}

function untranslated({ id, name }: Pick<Language, "id" | "name">): string {
	return say(
		'is not written in {0}. Add it under "{1}"; until then the pages in {0} show it as it is.',
		name,
		id,
	);
}

function unknownLanguage(key: string): string {
	const guess = didYouMean(key, ids);
	const advice = guess
		? say('Did you mean "{0}"?', guess)
		: say("Check the spelling, or take it out.");
	return say('has the language "{0}", which this site does not have. {1}', key, advice);
}

/** Marks that every language writes in the same way. */
const brands = /\b(?:WhatsApp|Google|Justdial|Facebook|Instagram)\b/g;

/** False for a text of placeholders and marks alone. */
function hasWords(text: string): boolean {
	return /\p{L}/u.test(text.replaceAll(/\{(?!if )[^{}]*\}/g, "").replaceAll(brands, ""));
}

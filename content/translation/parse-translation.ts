/** The shop's content in another language than the first. */
import type { FactFormatter } from "../../languages/en/facts.ts";
import { ContentError, withoutSchemaAddress } from "../check-content.ts";
import {
	type Content,
	contentFiles,
	type FileName,
	fileNames,
	type Shop,
} from "../content-files.ts";
import { contentFolder } from "../content-folder.ts";
import { fillContent } from "../facts/fill-content.ts";
import { defaultMessage, schemaErrors } from "../schema-errors.ts";
import { textErrors } from "../text-errors.ts";
import { type Merged, mergeTranslation, translatedFiles } from "./merge.ts";

type RawFiles = Partial<Record<FileName, unknown>>;

export interface Translation {
	/** The name of its folder in the content folder. */
	id: string;
	/** The JSON of its files. */
	files: RawFiles;
	/** Its wording of facts. */
	words: FactFormatter;
}

interface TranslatedContent {
	/** Undefined where there are errors. */
	shop?: Shop;
	merged: Merged[];
	errors: string[];
}

/**
 * @param original the JSON of the shop's files, without errors
 * @throws ContentError
 */
export function parseTranslation(original: RawFiles, translation: Translation): Shop {
	const { shop, errors } = translatedContent(original, translation);
	if (!shop) throw new ContentError(errors);
	return shop;
}

/** As `parseTranslation`, with all that a check of the translation needs. */
export function translatedContent(
	original: RawFiles,
	{ id, files, words }: Translation,
): TranslatedContent {
	const folder = `${contentFolder()}/${id}`;
	const errors: string[] = [];
	const content: Record<string, unknown> = {};
	const merged: Merged[] = [];
	for (const name of fileNames) {
		let value = withoutSchemaAddress(original[name]);
		if ((translatedFiles as readonly FileName[]).includes(name)) {
			const translated = withoutSchemaAddress(files[name]);
			const both = mergeTranslation(name, value, translated);
			merged.push(both);
			value = both.value;
			errors.push(...textErrors(name, translated, folder));
		}
		const result = contentFiles[name].safeParse(value, { error: defaultMessage });
		if (result.success) content[name] = result.data;
		else errors.push(...schemaErrors(name, value, result.error, folder));
	}
	if (errors.length > 0) return { merged, errors };
	const { name: brand } = original.business as Content["business"];
	const filled = fillContent(content as Content, { words, brand, folder });
	if (filled.errors.length > 0) return { merged, errors: filled.errors };
	return { shop: filled.content, merged, errors };
}

/** Reads the folders of other languages beside the shop's content. */
import type { FileName } from "../content/content-files.ts";
import { contentFolder } from "../content/content-folder.ts";
import {
	type CheckedTranslation,
	checkTranslation,
	type Originals,
	originalsFile,
} from "../content/translation/check-translation.ts";
import { translatedFiles } from "../content/translation/merge.ts";
import type { FactFormatter } from "../languages/en/facts.ts";
import { type Language, languages } from "../languages/languages.ts";
import { entriesOf, readJson } from "./read-json.ts";
import { unusedFiles } from "./unused-files.ts";

interface Findings {
	errors: string[];
	warnings: string[];
}

/** The languages that a content folder holds, without the first. */
export function languagesIn(folder: URL): Language[] {
	const folders = entriesOf(folder).filter(({ isFolder }) => isFolder);
	return languages.slice(1).filter(({ id }) => folders.some(({ name }) => name === id));
}

/** @param original the JSON of the shop's files, without errors */
export async function checkTranslations(
	original: Partial<Record<FileName, unknown>>,
	folder: URL,
): Promise<Findings> {
	const all: Findings = { errors: [], warnings: [] };
	for (const language of languagesIn(folder)) {
		const { translation, errors, warnings } = await readTranslation(language, folder);
		const found = translation ? checkTranslation(original, translation) : undefined;
		all.errors.push(...errors, ...(found?.errors ?? []));
		all.warnings.push(...warnings, ...(found?.warnings ?? []));
	}
	return all;
}

/** @returns no translation where a file cannot be read */
export async function readTranslation(
	language: Language,
	folder: URL,
): Promise<Findings & { translation?: CheckedTranslation }> {
	const own = new URL(`${language.id}/`, folder);
	const place = `${contentFolder()}/${language.id}`;
	const entries = entriesOf(own);
	const names = translatedFiles.map((name) => `${name}.json`);
	const { errors, warnings } = unusedFiles(
		entries.filter(({ name }) => name !== originalsFile),
		names,
		place,
	);
	const files: CheckedTranslation["files"] = {};
	for (const name of translatedFiles) {
		const read = readJson(new URL(`${name}.json`, own), entries);
		if ("value" in read) files[name] = read.value;
		else errors.push(`${place}/${name}.json${read.error}`);
	}
	const record = readJson(new URL(originalsFile, own), entries);
	const { facts } = (await import(`../languages/${language.id}/facts.ts`)) as {
		facts: FactFormatter;
	};
	const { factPatterns } = (await import(`../languages/${language.id}/fact-patterns.ts`)) as Pick<
		CheckedTranslation,
		"factPatterns"
	>;
	if (errors.length > 0) return { errors, warnings };
	return {
		errors,
		warnings,
		translation: {
			language,
			files,
			words: facts,
			factPatterns,
			originals: "value" in record ? (record.value as Originals) : {},
		},
	};
}

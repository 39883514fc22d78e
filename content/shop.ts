/** The shop's content, read and checked at build. Pages, scripts and tests import it from here only. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { facts as words } from "#language/facts";
import { language } from "#language/language";
import { languages } from "../languages/languages.ts";
import { ContentError, parseContent } from "./check-content.ts";
import { type FileName, fileNames, type RawContent, type Shop } from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";
import { siteLanguages } from "./site-languages.ts";
import { translatedFiles } from "./translation/merge.ts";
import { parseTranslation } from "./translation/parse-translation.ts";

const original = readFiles(contentFolder(), fileNames);

/** In the first language: what reviews are chosen by, and the names that the shop's staff reads. */
export const originalShop = parseContent(original);

/** In the language of this build. */
export const shop: Shop =
	language.id === languages[0].id
		? originalShop
		: parseTranslation(original, {
				id: language.id,
				files: readFiles(`${contentFolder()}/${language.id}`, translatedFiles),
				words,
			});

/** The shop's name in its languages, where that is not its mark. */
export function otherShopNames(): string[] {
	const names = filesInEachLanguage("business").map(({ name }) => name);
	return [...new Set(names)].filter((name) => name && name !== originalShop.business.brand);
}

/** The names of the rate card's items in every language of the shop, by id: visitors search in any of them. */
export function itemNames(): Map<string, string[]> {
	const files = filesInEachLanguage("prices");
	const items = files.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
	const known = new Map(items.map(({ id }): [string, string[]] => [id, []]));
	for (const { id, name } of items) known.get(id)?.push(name);
	return known;
}

function filesInEachLanguage<Name extends FileName>(name: Name): RawContent[Name][] {
	return siteLanguages.map(({ id }, place) =>
		place === 0 ? original[name] : readJson(`${contentFolder()}/${id}/${name}.json`),
	) as RawContent[Name][];
}

function readFiles(folder: string, names: readonly FileName[]): Record<FileName, unknown> {
	return Object.fromEntries(
		names.map((name) => [name, readJson(`${folder}/${name}.json`)]),
	) as Record<FileName, unknown>;
}

/** @param file from the project's folder, in which every command of the project runs */
function readJson(file: string): unknown {
	try {
		return JSON.parse(readFileSync(resolve(file), "utf8").replace(/^\ufeff/, ""));
	} catch (error) {
		throw new ContentError([
			error instanceof SyntaxError
				? `${file} is not JSON: run npm run content:check, which says where.`
				: `There is no file ${file}. CONTENT or --content names the folder that holds the shop's content, from the project's folder.`,
		]);
	}
}

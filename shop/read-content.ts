/** Reads the files of a shop's content as they are, each text in its languages. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Language } from "../languages/languages.ts";
import { ContentError } from "./check-content.ts";
import { fileNames, isPageFolder, joinPages, type RawFiles } from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";
import { languagesOf } from "./pick.ts";

/** @throws ContentError where a file is missing or is not JSON */
export function readContent(folder = contentFolder()): RawFiles {
	return Object.fromEntries(
		fileNames.map((name) => [
			name,
			isPageFolder(name) ? readPages(`${folder}/${name}`) : readJson(`${folder}/${name}.json`),
		]),
	) as RawFiles;
}

/** The languages of the shop that is built. */
export const siteLanguages: readonly Language[] = languagesOf(readContent());

function readPages(folder: string): unknown[] {
	if (!existsSync(resolve(folder))) return [];
	const names = readdirSync(resolve(folder)).filter((name) => name.endsWith(".json"));
	return joinPages(names.map((name) => [name, readJson(`${folder}/${name}`)]));
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

/** The shop's content, read and checked at build. Pages, scripts and tests import it from here only. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ContentError, parseContent } from "./check-content.ts";
import { type FileName, fileNames } from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";

export const shop = parseContent(
	Object.fromEntries(
		fileNames.map((name) => [name, readJson(`${contentFolder()}/${name}.json`)]),
	) as Record<FileName, unknown>,
);

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

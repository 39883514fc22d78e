import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { facts } from "../../languages/hi/facts.ts";
import { type FileName, fileNames, type Shop } from "../content-files.ts";
import { contentFolder } from "../content-folder.ts";
import { translatedFiles } from "../translation/merge.ts";
import { parseTranslation } from "../translation/parse-translation.ts";

/** The shop's content in Hindi, beside `shop` in the language of the run. @param original its files in the first */
export function hindiShop(original = read(contentFolder(), fileNames)): Shop {
	return parseTranslation(original, {
		id: "hi",
		files: read(`${contentFolder()}/hi`, translatedFiles),
		words: facts,
	});
}

function read(folder: string, names: readonly FileName[]): Partial<Record<FileName, unknown>> {
	return Object.fromEntries(
		names.map((name) => [name, JSON.parse(readFileSync(resolve(folder, `${name}.json`), "utf8"))]),
	);
}

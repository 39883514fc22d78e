/**
 * `npm run content:translated`: notes that every translation says what its original says now, so that
 * `npm run content:check` can tell which originals change later.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type FileName, fileNames } from "../content/content-files.ts";
import { contentFolder } from "../content/content-folder.ts";
import {
	changedOriginals,
	originalsFile,
	originalsOf,
	pairsOf,
} from "../content/translation/check-translation.ts";
import { translatedContent } from "../content/translation/parse-translation.ts";
import { entriesOf, readJson } from "./read-json.ts";
import { languagesIn, readTranslation } from "./read-translation.ts";
import { setContentFolder } from "./set-content-folder.ts";

/** @returns a line for each text whose original had changed */
export async function noteOriginals(folder: URL): Promise<string[]> {
	const entries = entriesOf(folder);
	const original: Partial<Record<FileName, unknown>> = {};
	for (const name of fileNames) {
		const read = readJson(new URL(`${name}.json`, folder), entries);
		if ("error" in read) throw new TypeError("Run npm run content:check first: a file has errors.");
		original[name] = read.value;
	}
	const lines: string[] = [];
	for (const language of languagesIn(folder)) {
		const { translation, errors } = await readTranslation(language, folder);
		if (!translation) throw new TypeError(errors.join("\n"));
		const { files, words, originals } = translation;
		const pairs = pairsOf(translatedContent(original, { id: language.id, files, words }).merged);
		for (const { key, translated } of changedOriginals(pairs, originals))
			lines.push(`${key} (${language.name}): ${translated}`);
		const text = `${JSON.stringify(originalsOf(pairs), null, "\t")}\n`;
		writeFileSync(new URL(`${language.id}/${originalsFile}`, folder), text);
	}
	return lines;
}

if (import.meta.main) {
	const options = { content: { type: "string" } } as const;
	const { content } = parseArgs({ options }).values;
	try {
		if (content !== undefined) setContentFolder(content);
		const lines = await noteOriginals(new URL(`../${contentFolder()}/`, import.meta.url));
		for (const line of lines) console.log(`Now in step: ${line}`);
		console.log("Every translation counts as up to date.");
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		console.error(error.message);
		process.exitCode = 1;
	}
}

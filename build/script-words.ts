import { glob, readFile } from "node:fs/promises";
import type { Language, ScriptType } from "../languages/languages.ts";
import { translatedFiles } from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";
import { pick } from "../shop/pick.ts";
import { readContent, siteLanguages } from "../shop/read-content.ts";

const root = new URL("../", import.meta.url);

/** The texts of files, by patterns relative to the project. */
export async function textsOf(patterns: string[]): Promise<string[]> {
	const texts: string[] = [];
	for await (const file of glob(patterns, {
		cwd: root,
		exclude: (path) => path.includes("generated"),
	}))
		texts.push(await readFile(new URL(file, root), "utf8"));
	return texts;
}

/** Words that the display face of another script has to draw. */
export interface ScriptUse {
	id: string;
	tag: string;
	type: ScriptType;
	/** Of the script, sorted. */
	words: string[];
	/** The letters of the names in headings that stay Latin. */
	names: string[];
}

/** Every word that the shop's languages in other scripts hold, also those in text: a word may come to any heading. */
export async function scriptsInUse(
	folder = contentFolder(),
	languages: readonly Language[] = siteLanguages,
): Promise<ScriptUse[]> {
	const found: ScriptUse[] = [];
	const files = readContent(folder);
	const brand = pick(files.business) as { name: string };
	for (const { id, tag } of languages) {
		const { type }: { type?: ScriptType } = await import(`../languages/${id}/typography.ts`);
		if (!type) continue;
		const own = await textsOf([`languages/${id}/*.{ts,json}`]);
		const words = [JSON.stringify(files), ...own].join("\n").match(type.letters);
		const texts = translatedFiles.map((file) => JSON.stringify(pick(files[file], id)));
		const names = [...texts.flatMap(namesIn), brand.name].join("");
		found.push({
			...{ id, tag, type },
			...{ words: [...new Set(words)].sort(), names: [...new Set(names)].sort() },
		});
	}
	return found;
}

/** The fields of content that are set in the display face. */
const headings = /title|heading|h1|name|label|tagline/i;

/** The capitalised words in the headings of a JSON file: ids and search words have small letters. */
function namesIn(json: string): string[] {
	const names: string[] = [];
	JSON.parse(json, (field, value) => {
		if (typeof value === "string" && headings.test(field))
			names.push(...(value.match(/\b[A-Z][A-Za-z]*/g) ?? []));
		return value;
	});
	return names;
}

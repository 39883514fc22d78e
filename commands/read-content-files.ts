/** Reads the files of a content folder, and says in an owner's words which cannot be read or do not belong there. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import {
	fileNames,
	isPageFolder,
	joinPages,
	pageFolders,
	type RawFiles,
} from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";

export interface Entry {
	name: string;
	isFolder: boolean;
}

type Read = { value: unknown } | { error: string };

const systemFile =
	/^(?:\.DS_Store|\.directory|\._.*|Thumbs\.db|desktop\.ini|Icon\r|\..*\.sw[a-p]|~\$.*)$/i;
export const pictureEnding = /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|svg|tiff?|bmp)$/i;
const folders: readonly string[] = ["images", "public", ...pageFolders];

/** The JSON of the files that can be read, and the errors of the others. */
export function readContentFiles(folder: URL): { raw: Partial<RawFiles>; errors: string[] } {
	const entries = entriesOf(folder);
	const wanted = fileNames.filter((name) => !isPageFolder(name)).map((name) => `${name}.json`);
	const missing = wanted.filter((file) => !entries.some(({ name }) => name === file));
	const raw: Partial<RawFiles> = {};
	const errors: string[] = [];
	for (const name of fileNames) {
		const place = `${contentFolder()}/${name}`;
		if (isPageFolder(name)) {
			const pages = readPages(new URL(`${name}/`, folder), place);
			if (pages.errors.length === 0) raw[name] = joinPages(pages.read);
			errors.push(...pages.errors);
			continue;
		}
		const read = readJson(new URL(`${name}.json`, folder), entries);
		if ("value" in read) raw[name] = read.value;
		else errors.push(`${place}.json${read.error}`);
	}
	for (const { name, isFolder } of entries)
		if (!(isFolder ? folders : wanted).includes(name))
			errors.push(`${contentFolder()}/${name}: ${strayAdvice(name, isFolder, missing)}`);
	return { raw, errors };
}

function readPages(folder: URL, place: string) {
	const entries = entriesOf(folder);
	const read: [string, unknown][] = [];
	const errors: string[] = [];
	for (const { name, isFolder } of entries) {
		const page: Read =
			name.endsWith(".json") && !isFolder
				? readJson(new URL(name, folder), entries)
				: { error: ": is no page. A page is a file that ends in .json: move this one out." };
		if ("error" in page) errors.push(`${place}/${name}${page.error}`);
		else read.push([name, page.value]);
	}
	return { read, errors };
}

function strayAdvice(name: string, isFolder: boolean, missing: readonly string[]): string {
	const out = `Move it out of the folder ${contentFolder()}.`;
	if (isFolder) return `is a folder that the site does not use. ${out}`;
	if (pictureEnding.test(name)) return `is a picture. Move it into ${contentFolder()}/images.`;
	const meant = missing.find((one) => one.toLowerCase() === name.toLowerCase());
	return meant ? `must be called ${meant}. Rename it.` : `is not a file of this site. ${out}`;
}

/**
 * Exact names, as some file systems open "Prices.json" as "prices.json". Files that operating systems and editors write
 * do no harm and are left out.
 */
export function entriesOf(folder: URL): Entry[] {
	// The files of a missing folder are reported one by one.
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true })
		.filter(({ name }) => !systemFile.test(name))
		.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
		.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The file's value, or what follows its name in an error. */
function readJson(file: URL, entries: readonly Entry[]): Read {
	const isThere = entries.some(({ name }) => name === basename(file.pathname));
	if (!isThere) return { error: ": is missing. Bring it back from the last good version." };
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
		const parsed = parseJson(text);
		return "error" in parsed ? { error: `, ${parsed.error}` } : parsed;
	} catch (error) {
		if (error instanceof TypeError) return { error: ": is not saved as UTF-8." };
		return { error: `: cannot be read (${(error as NodeJS.ErrnoException).code}).` };
	}
}

/** The text's value, or the line of the first fault. */
export function parseJson(text: string): Read {
	try {
		return { value: JSON.parse(text) };
	} catch {
		const faults: ParseError[] = [];
		try {
			parse(text, faults, { disallowComments: true });
		} catch {
			// The library is recursive; nothing but an attack is nested as deep.
		}
		const [fault] = faults;
		const line = text.slice(0, fault?.offset ?? 0).split("\n").length;
		const expected = fault ? printParseErrorCode(fault.error) : "TooDeep";
		const words = expected.replace(/(?<!^)[A-Z]/g, " $&").toLowerCase();
		return { error: `line ${line}: ${words}.` };
	}
}

/**
 * `--content FOLDER`, for this process and its children.
 *
 * @param folder relative to the project
 * @throws TypeError with a sentence when there is no such folder
 */
export function setContentFolder(folder: string): void {
	if (!statSync(resolve(folder), { throwIfNoEntry: false })?.isDirectory())
		throw new TypeError(
			`There is no folder ${folder}. After --content comes the folder that holds a shop's content, from the project's folder.`,
		);
	process.env.CONTENT = folder;
}

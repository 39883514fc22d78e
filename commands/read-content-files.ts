/** Reads the files of a content folder, and says in an owner's words which cannot be read or do not belong there. */
import { readFileSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import { fileOf, isShopPath, pathOf, rawFiles, shopFolder } from "../admin/shop-files.ts";
import {
	type FileName,
	fileNames,
	isPageFolder,
	pageFolders,
	type RawFiles,
} from "../shop/content-files.ts";
import { contentFolder } from "../shop/content-folder.ts";

/** Its message is for the shop's owner. */
export class OwnerError extends Error {}

export interface Entry {
	/** From the folder that was read, with slashes. */
	name: string;
	kind: "file" | "folder" | "link";
}

/** Files that operating systems and editors write: they do no harm. */
const systemFile =
	/^(?:\.DS_Store|\.directory|\._.*|Thumbs\.db|desktop\.ini|Icon\r|\..*\.sw[a-p]|~\$.*)$/i;
const pictureEnding = /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|svg|tiff?|bmp)$/i;
/** `images` and `public` have checks of their own. */
const folders = new RegExp(`^(?:${pageFolders.join("|")}|(?:images|public)(?:/.*)?)$`);

/** The JSON of the files that can be read, and the errors of the others. */
export async function readContentFiles(
	folder: URL,
): Promise<{ raw: Partial<RawFiles>; errors: string[] }> {
	const values: Record<string, unknown> = {};
	const errors: string[] = [];
	const broken = new Set<FileName>();
	for (const { name, kind } of await entriesOf(folder)) {
		const path = `${shopFolder}/${name}`;
		const place = `${contentFolder()}/${name}`;
		if (folders.test(name)) continue;
		if (kind !== "folder" && isShopPath(path)) {
			try {
				const text = new TextDecoder("utf-8", { fatal: true }).decode(
					readFileSync(new URL(name, folder)),
				);
				values[path] = parseJson(text, place);
			} catch (error) {
				broken.add(fileOf(path));
				const { message } = error as Error;
				errors.push(error instanceof OwnerError ? message : `${place}: ${message}.`);
			}
		} else errors.push(`${place}: ${strayAdvice(name, kind === "folder")}`);
	}
	const isThere = (name: FileName) => isPageFolder(name) || pathOf(name) in values;
	for (const name of fileNames.filter((one) => !isThere(one) && !broken.has(one)))
		errors.push(
			`${contentFolder()}/${name}.json: is missing. Bring it back from the last good version.`,
		);
	const all = Object.entries(rawFiles(values)) as [FileName, unknown][];
	const raw = Object.fromEntries(all.filter(([name]) => isThere(name) && !broken.has(name)));
	return { raw, errors };
}

function strayAdvice(name: string, isFolder: boolean): string {
	const out = `Move it out of the folder ${contentFolder()}.`;
	if (isFolder) return `is a folder that the site does not use. ${out}`;
	if (pictureEnding.test(name)) return `is a picture. Move it into ${contentFolder()}/images.`;
	return `is not a file of this site. ${out}`;
}

/** All that a folder holds, in its folders too. None of a missing folder, whose files are reported one by one. */
export async function entriesOf(folder: URL): Promise<Entry[]> {
	const root = fileURLToPath(folder);
	const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
	return entries
		.filter(({ name }) => !systemFile.test(name))
		.map((entry): Entry => {
			const name = relative(root, resolve(entry.parentPath, entry.name)).replaceAll(sep, "/");
			const kind = entry.isSymbolicLink() ? "link" : entry.isDirectory() ? "folder" : "file";
			return { name, kind };
		})
		.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** @throws OwnerError naming the line of the first fault */
export function parseJson(text: string, place: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		const faults: ParseError[] = [];
		parse(text, faults, { disallowComments: true });
		const [{ offset, error } = { offset: 0, error: 1 }] = faults;
		const line = text.slice(0, offset).split("\n").length;
		const words = printParseErrorCode(error).replace(/(?<!^)[A-Z]/g, " $&");
		throw new OwnerError(`${place} is not JSON, line ${line}: ${words.toLowerCase()}.`);
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

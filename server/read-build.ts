import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileList, fileListFile, kindOf, MissingBuildError, notFoundName } from "./build-format.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

/** Name in the build → its bytes. */
export type Contents = ReadonlyMap<string, Bytes>;

/** @throws MissingBuildError when the folder holds no complete build, or cannot be read. */
export async function readBuild(folder: string): Promise<Contents> {
	return checkBuild(await readContents(folder), folder);
}

/** @throws MissingBuildError when a file is missing that every build has or that its list names. */
export function checkBuild(contents: Contents, folder = "dist"): Contents {
	const listed = readList(contents.get(fileListFile));
	if (!listed || !contents.has(notFoundName) || !contents.has("index.html")) {
		throw new MissingBuildError(`There is no finished build in ${folder}: run "npm run build".`);
	}
	const [broken, ...others] = listed.filter((name) => !isWhole(name, contents.get(name)));
	if (broken !== undefined) {
		const which = others.length > 0 ? `${broken} and ${others.length} more are` : `${broken} is`;
		throw new MissingBuildError(
			`The build in ${folder} is not whole: ${which} missing, empty or cut short. Run "npm run build", and copy all of its folder.`,
		);
	}
	return contents;
}

/** Not empty, and a page with its end. */
function isWhole(name: string, body: Bytes | undefined): boolean {
	if (!body || body.byteLength === 0) return false;
	if (kindOf(name) !== "page" || name.startsWith("data/")) return true;
	const text = (part: Bytes) => new TextDecoder().decode(part);
	// A search engine's file for proof of ownership is called .html and is one line of text.
	if (!/^\s*<!doctype/i.test(text(body.subarray(0, 64)))) return true;
	return /<\/html>\s*$/.test(text(body.subarray(-64)));
}

/** One after the other: a process may have few files open at a time. */
async function readContents(folder: string): Promise<Map<string, Bytes>> {
	const contents = new Map<string, Bytes>();
	try {
		const entries = await readdir(folder, { recursive: true, withFileTypes: true });
		for (const entry of entries.filter((candidate) => candidate.isFile())) {
			const path = join(entry.parentPath, entry.name);
			const name = relative(folder, path).split(sep).join("/");
			const { buffer, byteOffset, byteLength } = await readFile(path);
			contents.set(name, new Uint8Array(buffer, byteOffset, byteLength));
		}
	} catch (cause) {
		const { code = "", path = folder } = cause as NodeJS.ErrnoException;
		if (code === "ENOENT" || code === "ENOTDIR") return contents;
		throw new MissingBuildError(
			`${path} cannot be read (${code}): see that this program may read the build's files.`,
			{ cause },
		);
	}
	return contents;
}

function readList(bytes: Bytes | undefined): string[] | undefined {
	try {
		return fileList.parse(JSON.parse(new TextDecoder().decode(bytes)));
	} catch {
		return undefined;
	}
}

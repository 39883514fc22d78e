import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { z } from "zod";
import {
	type FileKind,
	fileList,
	fileListFile,
	hashManifest,
	hashManifestFile,
	isPrecompressed,
	isPublic,
	kindOf,
	MissingBuildError,
	noHashes,
	notFoundName,
	type PageHashes,
	urlPath,
} from "./build-format.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

/** One file of the build, as it is served. */
export type SiteFile = {
	kind: FileKind;
	body: Bytes;
	/** The body as the build compressed it, where that made it smaller. */
	brotli?: Bytes;
	gzip?: Bytes;
	/** An opaque tag of the uncompressed body, without quotes. */
	tag: string;
	contentType: string;
	/** What the page's policy must allow; empty for all but pages. */
	hashes: PageHashes;
};

/** The whole build in memory. A path that is not a key cannot be served: nothing is read later. */
export type Site = {
	/** URL path ("/", "/services", "/_astro/x.js") -> file. */
	files: ReadonlyMap<string, SiteFile>;
	/** What an unknown address deeper than one segment shows. Not among the files. */
	notFound: SiteFile;
};

/**
 * Reads a build into memory.
 *
 * @throws MissingBuildError when the folder is not a finished build, or cannot be read.
 */
export async function loadSite(folder: string): Promise<Site> {
	return createSite(await readContents(folder), folder);
}

/**
 * Makes a site of a build's files: path inside the build ("services.html", ".csp.json",
 * "_astro/x.js.br") -> bytes. Files whose name starts with a dot stay private, except in
 * `.well-known`.
 *
 * @throws MissingBuildError when the home page, the 404 page or what the build says of itself is not
 * among them, or a file that it lists is missing or empty.
 */
export function createSite(contents: ReadonlyMap<string, Bytes>, folder = "dist"): Site {
	const hashes = readJson(contents.get(hashManifestFile), hashManifest);
	const listed = readJson(contents.get(fileListFile), fileList);
	const notFound = contents.get(notFoundName);
	if (!hashes || !listed || !notFound || !contents.has("index.html")) {
		throw new MissingBuildError(`There is no finished build in ${folder}: run "npm run build".`);
	}
	const [broken, ...others] = listed.filter((name) => !isWhole(name, contents.get(name)));
	if (broken !== undefined) {
		const which = others.length > 0 ? `${broken} and ${others.length} more are` : `${broken} is`;
		throw new MissingBuildError(
			`The build in ${folder} is not whole: ${which} missing, empty or cut short. Run "npm run build", and copy all of its folder.`,
		);
	}
	const siteFile = (name: string, body: Bytes): SiteFile => ({
		kind: kindOf(name),
		body,
		brotli: contents.get(`${name}.br`),
		gzip: contents.get(`${name}.gz`),
		tag: createHash("sha256").update(body).digest("base64url").slice(0, 22),
		contentType: getMimeType(name) ?? "application/octet-stream",
		hashes: hashes[urlPath(name)] ?? noHashes,
	});
	const files = [...contents]
		.filter(([name]) => isPublic(name) && !isPrecompressed(name, contents))
		.map(([name, body]) => [urlPath(name), siteFile(name, body)] as const);
	return { files: new Map(files), notFound: siteFile(notFoundName, notFound) };
}

/** Whether a file is there with its content, and a page to its end. Pieces of pages are in data/. */
function isWhole(name: string, body: Bytes | undefined): boolean {
	if (!body || body.byteLength === 0) return false;
	if (kindOf(name) !== "page" || name.startsWith("data/")) return true;
	const text = (part: Bytes) => new TextDecoder().decode(part);
	// What proves a site's owner to a search engine is called .html and is one line of text.
	if (!/^\s*<!doctype/i.test(text(body.subarray(0, 64)))) return true;
	return /<\/html>\s*$/.test(text(body.subarray(-64)));
}

/**
 * All files of a folder: path inside it, with forward slashes, sorted -> bytes. Missing: an empty map.
 * One is read after the other: a process may have few files open at a time.
 *
 * @throws MissingBuildError when the folder or a file in it cannot be read.
 */
async function readContents(folder: string): Promise<Map<string, Bytes>> {
	const contents = new Map<string, Bytes>();
	try {
		const entries = await readdir(folder, { recursive: true, withFileTypes: true });
		const names = entries
			.filter((entry) => entry.isFile())
			.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
			.sort();
		for (const name of names)
			contents.set(name, new Uint8Array(await readFile(join(folder, name))));
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

/** What a file of the build says of the build; nothing when it is missing or not in its agreed form. */
function readJson<Schema extends z.ZodType>(
	bytes: Bytes | undefined,
	schema: Schema,
): z.output<Schema> | undefined {
	if (!bytes) return undefined;
	try {
		return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
	} catch {
		return undefined;
	}
}

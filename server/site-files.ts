import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import {
	type FileKind,
	isPrecompressed,
	isPublic,
	kindOf,
	notFoundName,
	urlPath,
} from "./build-paths.ts";
import { MissingBuildError } from "./missing-build.ts";
import {
	type HashManifest,
	hashManifest,
	hashManifestFile,
	noHashes,
	type PageHashes,
} from "./page-hashes.ts";

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
 * @throws MissingBuildError when the folder is not a finished build.
 */
export async function loadSite(folder: string): Promise<Site> {
	return createSite(await readContents(folder), folder);
}

/**
 * Makes a site of a build's files: path inside the build ("services.html", ".csp.json",
 * "_astro/x.js.br") -> bytes. Files whose name starts with a dot stay private, except in
 * `.well-known`.
 *
 * @throws MissingBuildError when the home page, the 404 page or the hashes are not among them.
 */
export function createSite(contents: ReadonlyMap<string, Bytes>, folder = "dist"): Site {
	const hashes = readManifest(contents.get(hashManifestFile));
	const notFound = contents.get(notFoundName);
	if (!hashes || !notFound || !contents.has("index.html")) {
		throw new MissingBuildError(`There is no finished build in ${folder}: run "npm run build".`);
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

/** All files of a folder: path inside it, with forward slashes, sorted -> bytes. Missing: an empty map. */
async function readContents(folder: string): Promise<Map<string, Bytes>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
		if (error.code === "ENOENT" || error.code === "ENOTDIR") return [];
		throw error;
	});
	const names = entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
		.sort();
	return new Map(
		await Promise.all(
			names.map(
				async (name) => [name, new Uint8Array(await readFile(join(folder, name)))] as const,
			),
		),
	);
}

/** The hashes as the build wrote them; nothing when they are missing or not in the agreed form. */
function readManifest(bytes: Bytes | undefined): HashManifest | undefined {
	if (!bytes) return undefined;
	try {
		return hashManifest.parse(JSON.parse(new TextDecoder().decode(bytes)));
	} catch {
		return undefined;
	}
}

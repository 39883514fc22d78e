import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { type Entry, entriesOf } from "../commands/read-content-files.ts";
import type { Language } from "../languages/languages.ts";

/** The files of a build by their paths, without compressed copies. */
export type Files = Map<string, Buffer>;

export async function readFiles(folder: string): Promise<Files> {
	const entries = await entriesOf(pathToFileURL(`${folder}/`));
	const own = entries.filter(({ name, kind }) => kind === "file" && !/\.(?:br|gz)$/.test(name));
	const read = async ({ name }: Entry) => [name, await readFile(join(folder, name))] as const;
	return new Map(await Promise.all(own.map(read)));
}

const compressible = /^[^.].*\.(?:html|css|m?js|json|svg|xml|txt|webmanifest|ico)$/;

/** Smaller files fit one network packet anyway. */
const smallestToCompress = 512;

/** Makes these the folder's files, with Brotli and gzip copies of those that get smaller. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
	await rm(folder, { recursive: true, force: true });
	const params = { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY };
	const written = [...files].map(async ([name, bytes]) => {
		const file = join(folder, name);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, bytes);
		if (!compressible.test(name) || bytes.length <= smallestToCompress) return;
		const copies = {
			br: await promisify(brotliCompress)(bytes, { params }),
			gz: await promisify(gzip)(bytes, { level: 9 }),
		};
		for (const [ending, copy] of Object.entries(copies))
			if (copy.length < bytes.length) await writeFile(`${file}.${ending}`, copy);
	});
	await Promise.all(written);
}

/** "/" → "index.html", "/services" → "services.html" */
export function pageFile(address: string): string {
	return `${address.slice(1) || "index"}.html`;
}

/** @throws Error naming the missing pages and what to do */
export function requirePages(files: Files, addresses: readonly string[]): void {
	const missing = addresses.filter((address) => !files.has(pageFile(address)));
	if (missing.length > 0)
		throw new Error(
			`The build has no page at ${missing.join(", ")}. A fixed page needs a route in src/pages (docs/architecture.md, "Add a page").`,
		);
}

const texts = /\.(?:html|css|m?js|json|webmanifest|svg|xml|txt)$/;

/** Takes out the files in `_astro/` that no other file names, directly or through others, such as originals of pictures. */
export function dropUnnamed(files: Files): void {
	const unnamed = new Map(
		[...files.keys()]
			.filter((name) => name.startsWith("_astro/"))
			.map((name) => [basename(name), name]),
	);
	// The worker lists the parts that are there, so its list of an earlier build would keep them.
	const isStart = (name: string) => !name.startsWith("_astro/") && !/^(?:sw\.js|\.)/.test(name);
	const toRead = [...files.keys()].filter(isStart);
	for (const name of toRead) {
		if (!texts.test(name)) continue;
		for (const [word] of files
			.get(name)
			?.toString()
			.matchAll(/[\w.~-]+\.\w+/g) ?? []) {
			const found = unnamed.get(word);
			if (found) toRead.push(found);
			unnamed.delete(word);
		}
	}
	for (const name of unnamed.values()) files.delete(name);
}

/** Data with words as visitors read them. The rest holds every language, or none. */
const ownData = /^data\/(?:listPrices|areas|siteData|priceData|questions)\.json$/;

/** The place of a language's file in the site: at /hi, /hi/services and so on; undefined if the first language's serves both. */
export function placeInSite(name: string, { path }: Pick<Language, "path">): string | undefined {
	if (path === "" || name.startsWith("_astro/")) return name;
	if (name.startsWith("social/")) return name.replace("social", `social${path}`);
	if (ownData.test(name)) return name.replace("data", `data${path}`);
	if (name === "index.html") return `${path.slice(1)}.html`;
	return /^[^/]+\.(?:html|webmanifest)$/.test(name) ? `${path.slice(1)}/${name}` : undefined;
}

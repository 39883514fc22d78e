import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Content } from "../content/content-files.ts";
import { shop } from "../content/shop.ts";
import {
	fileListFile,
	type HashManifest,
	hashManifestFile,
	isPublic,
	notFoundName,
	type PageHashes,
	urlPath,
} from "../server/build-format.ts";
import { allRoutes } from "../src/site-map.ts";
import { cleanPictures } from "./clean-pictures.ts";
import { brotliQuality, writeSiblings } from "./compress.ts";
import { hashEach, readInlineCode } from "./inline-code.ts";
import { removeUnreferenced } from "./remove-unreferenced.ts";
import { requirePages } from "./require-pages.ts";
import { staticHostFiles, withPolicy } from "./static-host-files.ts";

/** Pictures and fonts are compressed in themselves and stay out. */
const compressibleExtensions = new Set([
	".html",
	".css",
	".js",
	".mjs",
	".json",
	".svg",
	".xml",
	".txt",
	".webmanifest",
	".ico",
]);

/** So many pages are compressed best, the rest well: for a thousand the best takes a minute more. */
const compressedBest = 100;

/** What was done, for the line at the end of a build. */
export type FinishedBuild = {
	pages: number;
	hashes: number;
	/** Files that no page names, and pictures that told where or how they were made. */
	removed: number;
	cleaned: string[];
	/** Files that have a compressed sibling, their bytes, and the bytes of their Brotli siblings. */
	compressed: number;
	plainBytes: number;
	brotliBytes: number;
};

/**
 * Makes Astro's output ready to serve, wherever that is: writes the hashes that each page's
 * Content-Security-Policy needs (`.csp.json`), the list of files for the Worker, `_headers` and
 * `_redirects` for static hosts, and Brotli and gzip siblings of every file that they make smaller.
 * What no page names is deleted, and pictures are published with their pixels and colours alone.
 * The same build gives the same bytes, however often this runs.
 *
 * @param connect origins besides the site's own that its scripts may ask
 * @param addresses pages that must be in the build, those that matter most first: where a host's limits
 * or the time of a build do not suffice for all pages, the others go without
 * @param kept the folder in which compressed files are kept between builds; none are without it
 * @throws Error naming the folder when there is no build in it, the addresses that have no page, or the
 * page or picture that cannot be published.
 */
export async function finishBuild(
	folder: string,
	connect: readonly string[] = [],
	{ addresses = [], kept }: { addresses?: readonly string[]; kept?: string } = {},
): Promise<FinishedBuild> {
	const built = await listFiles(folder);
	const pages = built.filter((name) => name.endsWith(".html"));
	if (pages.length === 0)
		throw new Error(`There is no build in ${folder}: run "astro build" first.`);
	await requirePages(folder, addresses);
	const removed = new Set(await removeUnreferenced(folder, built));
	const names = built.filter((name) => !removed.has(name));
	const cleaned = await cleanPictures(folder, names);
	const inOrder = sortedBy(addresses, pages);
	const manifest: HashManifest = {};
	for (const name of inOrder) {
		manifest[urlPath(name)] = {
			...hashInlineCode(name, await readFile(join(folder, name), "utf8")),
			...(connect.length > 0 && { connect: [...connect] }),
		};
	}
	await writeJson(join(folder, hashManifestFile), manifest);
	await writeJson(join(folder, fileListFile), names);
	await writeForStaticHosts(folder, manifest, pages);
	const well = new Set(inOrder.slice(compressedBest));
	const sizes = await writeSiblings(
		names
			.filter((name) => compressibleExtensions.has(extname(name)))
			.map((name) => ({
				file: join(folder, name),
				quality: well.has(name) ? brotliQuality.good : brotliQuality.best,
			})),
		kept,
	);
	const compressed = sizes.filter((size) => size.brotli < size.plain);
	return {
		pages: pages.length,
		hashes: Object.values(manifest).reduce((sum, page) => sum + countHashes(page), 0),
		removed: removed.size,
		cleaned,
		compressed: compressed.length,
		plainBytes: compressed.reduce((sum, size) => sum + size.plain, 0),
		brotliBytes: compressed.reduce((sum, size) => sum + size.brotli, 0),
	};
}

/** Pages in the order of their addresses, after the few that are not among them (offline, 404, fragments). */
function sortedBy(addresses: readonly string[], pages: readonly string[]): string[] {
	const places = new Map(addresses.map((address, place) => [address, place]));
	const placeOf = (name: string) => places.get(urlPath(name)) ?? -1;
	return pages.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The files that are to be served: nothing that an earlier run wrote. Sorted. */
async function listFiles(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
	return entries
		.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
		.filter((name) => isPublic(name) || name === notFoundName)
		.sort();
}

/** Cloudflare compresses by itself, and would only keep the siblings. */
const ignoredByCloudflare = "*.br\n*.gz\n";

async function writeForStaticHosts(
	folder: string,
	manifest: HashManifest,
	pages: readonly string[],
): Promise<void> {
	const { headers, redirects, policyInPage } = staticHostFiles(manifest);
	await writeFile(join(folder, "_headers"), headers);
	await writeFile(join(folder, "_redirects"), redirects);
	await writeFile(join(folder, ".assetsignore"), ignoredByCloudflare);
	for (const name of pages) {
		const hashes = manifest[urlPath(name)];
		if (!hashes || !policyInPage.includes(urlPath(name))) continue;
		const html = await readFile(join(folder, name), "utf8");
		await writeFile(join(folder, name), withPolicy(html, hashes));
	}
}

function writeJson(file: string, value: unknown): Promise<void> {
	return writeFile(file, `${JSON.stringify(value, null, "\t")}\n`);
}

function hashInlineCode(name: string, html: string): PageHashes {
	try {
		const { scripts, styles, styleAttributes } = readInlineCode(html);
		return {
			scripts: hashEach(scripts),
			styles: hashEach(styles),
			styleAttributes: hashEach(styleAttributes),
		};
	} catch (error) {
		throw new Error(`${name} cannot get its policy: ${(error as Error).message}.`);
	}
}

function countHashes({ scripts, styles, styleAttributes }: PageHashes): number {
	return scripts.length + styles.length + styleAttributes.length;
}

/** Origins besides the site's own that its scripts ask: a provider's, where no relay stands between; analytics'. */
export function connectOrigins({
	assistant: { baseUrl },
	analytics: { posthogKey, posthogHost },
}: Pick<Content, "assistant" | "analytics">): string[] {
	return [...(baseUrl ? [new URL(baseUrl).origin] : []), ...(posthogKey ? [posthogHost] : [])];
}

async function main(): Promise<void> {
	const folder = process.argv[2] ?? fileURLToPath(new URL("../dist", import.meta.url));
	const kept = fileURLToPath(new URL("../.cache/compressed", import.meta.url));
	const addresses = allRoutes(shop["landing-pages"], shop["keyword-pages"]);
	const done = await finishBuild(folder, connectOrigins(shop), { addresses, kept });
	const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
	console.log(
		`finished: ${done.pages} pages with ${done.hashes} hashes of inline code; ` +
			`${done.removed} files removed that no page names; ` +
			`${done.compressed} files compressed from ${kilobytes(done.plainBytes)} to ${kilobytes(done.brotliBytes)}`,
	);
	for (const name of done.cleaned)
		console.log(`${name} was published without the details that it held (place, camera, notes).`);
}

if (import.meta.main) {
	main().catch((error: Error) => {
		console.error(error.message);
		process.exitCode = 1;
	});
}

import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlibConstants } from "node:zlib";
import type { Content } from "../content/check.ts";
import { shop } from "../content/shop.ts";
import { fileListFile } from "../server/build-index.ts";
import { isPublic, notFoundName, urlPath } from "../server/build-paths.ts";
import { type HashManifest, hashManifestFile, type PageHashes } from "../server/page-hashes.ts";
import { hashEach } from "./hash-each.ts";
import { readInlineCode } from "./inline-code.ts";
import { staticHost, withPolicy } from "./static-host.ts";

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

/** Below this many bytes, what a compressed file saves is within one network packet. */
const smallestToCompress = 512;

const encodings = {
	".br": (body: Buffer) =>
		promisify(brotliCompress)(body, {
			params: {
				[zlibConstants.BROTLI_PARAM_QUALITY]: zlibConstants.BROTLI_MAX_QUALITY,
				[zlibConstants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
			},
		}),
	".gz": (body: Buffer) => promisify(gzip)(body, { level: zlibConstants.Z_BEST_COMPRESSION }),
};

/** What was done, for the line at the end of a build. */
export type FinishedBuild = {
	pages: number;
	hashes: number;
	/** Files that have a compressed sibling, their bytes, and the bytes of their Brotli siblings. */
	compressed: number;
	plainBytes: number;
	brotliBytes: number;
};

/**
 * Makes Astro's output ready to serve, wherever that is: writes the hashes that each page's
 * Content-Security-Policy needs (`.csp.json`), the list of files for the Worker, `_headers` and
 * `_redirects` for static hosts, and Brotli and gzip siblings of every file that they make smaller.
 * The same build gives the same bytes, however often this runs.
 *
 * @param connect origins besides the site's own that its scripts may ask
 * @throws Error naming the folder when there is no build in it, or the page that cannot be read.
 */
export async function finishBuild(
	folder: string,
	connect: readonly string[] = [],
): Promise<FinishedBuild> {
	const names = await listFiles(folder);
	const pages = names.filter((name) => name.endsWith(".html"));
	if (pages.length === 0)
		throw new Error(`There is no build in ${folder}: run "astro build" first.`);
	const manifest: HashManifest = {};
	for (const name of pages) {
		manifest[urlPath(name)] = {
			...hashInlineCode(name, await readFile(join(folder, name), "utf8")),
			...(connect.length > 0 && { connect: [...connect] }),
		};
	}
	await writeJson(join(folder, hashManifestFile), manifest);
	await writeJson(join(folder, fileListFile), names);
	await writeForStaticHosts(folder, manifest, pages);
	const sizes = await Promise.all(
		names
			.filter((name) => compressibleExtensions.has(extname(name)))
			.map((name) => writeSiblings(join(folder, name))),
	);
	const compressed = sizes.filter((size) => size.brotli < size.plain);
	return {
		pages: pages.length,
		hashes: Object.values(manifest).reduce((sum, page) => sum + countHashes(page), 0),
		compressed: compressed.length,
		plainBytes: compressed.reduce((sum, size) => sum + size.plain, 0),
		brotliBytes: compressed.reduce((sum, size) => sum + size.brotli, 0),
	};
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
	const { headers, redirects, policyInPage } = staticHost(manifest);
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

/** Writes the siblings that are smaller than the file, and removes those of an earlier run that are not. */
async function writeSiblings(file: string): Promise<{ plain: number; brotli: number }> {
	const body = await readFile(file);
	const size = { plain: body.byteLength, brotli: body.byteLength };
	for (const [ending, compress] of Object.entries(encodings)) {
		const smaller = body.byteLength > smallestToCompress ? await compress(body) : body;
		if (smaller.byteLength < body.byteLength) await writeFile(`${file}${ending}`, smaller);
		else await rm(`${file}${ending}`, { force: true });
		if (ending === ".br") size.brotli = Math.min(smaller.byteLength, body.byteLength);
	}
	return size;
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
	const done = await finishBuild(folder, connectOrigins(shop));
	const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
	console.log(
		`finished: ${done.pages} pages with ${done.hashes} hashes of inline code; ` +
			`${done.compressed} files compressed from ${kilobytes(done.plainBytes)} to ${kilobytes(done.brotliBytes)}`,
	);
}

if (import.meta.main) {
	main().catch((error: Error) => {
		console.error(error.message);
		process.exitCode = 1;
	});
}

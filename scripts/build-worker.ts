import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { build } from "rolldown";
import { getManifest } from "workbox-build";
import { fixedPageIds, fixedPages, offlinePath } from "../content/fixed-pages.ts";
import { urlPath } from "../server/build-format.ts";
import { pageFile, requirePages } from "./require-pages.ts";

/** What works offline after the first visit, wherever that was. */
const keptPages = [
	...fixedPageIds.filter((id) => fixedPages[id].keptOffline).map((id) => fixedPages[id].path),
	offlinePath,
];
const keptData = ["data/priceData.json", "data/listPrices.json", "data/list-parts.html"];

/**
 * Not fetched for offline use: what counts visits, what the assistant asks and shows answers with, and what few
 * browsers need, which have it once they are used.
 */
const notKept = /^_astro\/(?:measure|groq-sdk|answer|popover-polyfill|older-dialogs)[-.]/;

/** What was built, for the line at the end. */
type BuiltWorker = { files: number; keptBytes: number; code: string };

/**
 * Writes `sw.js` into a build: the worker, and the list of what it fetches when it is installed
 * (some pages, the price data, and the fonts and scripts that those pages need).
 *
 * @param paths the addresses of the pages that it keeps
 * @throws Error when a page or a part that it names is not in the build.
 */
export async function buildWorker(
	folder: string,
	paths: readonly string[] = keptPages,
): Promise<BuiltWorker> {
	await requirePages(folder, paths);
	const pages = paths.map(pageFile);
	const wanted = [...pages, ...keptData, ...(await partsOf(folder, pages))];
	const manifest = await getManifest({
		globDirectory: folder,
		globPatterns: wanted,
		dontCacheBustURLsMatching: /^_astro\//,
		manifestTransforms: [
			(entries) => ({
				manifest: entries.map((entry) => ({
					...entry,
					url: urlPath(entry.url),
				})),
			}),
		],
	});
	if (manifest.warnings.length > 0 || manifest.count !== wanted.length) {
		throw new Error(
			`The worker misses files: ${wanted.join(", ")}. ${manifest.warnings.join(" ")}`,
		);
	}
	const code = await bundle("service-worker.ts", folder, {
		"process.env.NODE_ENV": '"production"',
		"self.__WB_MANIFEST": JSON.stringify(manifest.manifestEntries),
	});
	return { files: manifest.count, keptBytes: manifest.size, code };
}

/** Writes the `sw.js` that ends all workers of earlier builds. */
export async function buildRetiredWorker(folder: string): Promise<BuiltWorker> {
	return { files: 0, keptBytes: 0, code: await bundle("retired-worker.ts", folder) };
}

async function bundle(name: string, folder: string, define = {}): Promise<string> {
	const { output } = await build({
		input: fileURLToPath(new URL(`../offline/${name}`, import.meta.url)),
		transform: { define, target: browserslistToEsbuild() },
		output: { file: join(folder, "sw.js"), format: "iife", minify: true },
	});
	return output[0].code;
}

/** The fonts, styles and scripts that pages name, and the scripts that those import, now or later. */
async function partsOf(folder: string, pages: readonly string[]): Promise<Set<string>> {
	const parts = new Set<string>();
	for (const page of pages) {
		const html = await readFile(join(folder, page), "utf8");
		for (const [part] of html.matchAll(/(?<=\/)_astro\/[\w.-]+\.(?:js|css|woff2)\b/g)) {
			if (!notKept.test(part)) await addWithImports(part);
		}
	}
	return parts;

	async function addWithImports(part: string): Promise<void> {
		if (parts.has(part)) return;
		parts.add(part);
		if (!part.endsWith(".js")) return;
		const code = await readFile(join(folder, part), "utf8");
		for (const [, call, name] of code.matchAll(
			/\b(?:from|import)\s*(\(?)\s*["'`]\.\/([\w.-]+)["'`]/g,
		)) {
			const imported = `_astro/${name}`;
			// A script does not run at all without what it imports at once, whatever that is called.
			if (call === "" || !notKept.test(imported)) await addWithImports(imported);
		}
	}
}

async function main(): Promise<void> {
	const { values, positionals } = parseArgs({
		options: { retired: { type: "boolean", default: false } },
		allowPositionals: true,
	});
	const { retired } = values;
	const folder = positionals[0] ?? fileURLToPath(new URL("../dist", import.meta.url));
	const { files, keptBytes, code } = await (retired ? buildRetiredWorker : buildWorker)(folder);
	const kilobytes = (bytes: number) => `${Math.round(bytes / 100) / 10} KB`;
	console.log(
		`worker: ${kilobytes(code.length)}, ${kilobytes(brotliCompressSync(code).byteLength)} ` +
			`compressed; keeps ${files} files of ${kilobytes(keptBytes)} for offline`,
	);
}

if (import.meta.main) {
	main().catch((error: Error) => {
		console.error(error.message);
		process.exitCode = 1;
	});
}

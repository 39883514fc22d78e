import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { build as bundleCode } from "rolldown";
import { getManifest } from "workbox-build";
import { fixedPageIds, fixedPages, offlinePath } from "../content/fixed-pages.ts";
import { siteLanguages } from "../content/site-languages.ts";
import { urlPath } from "../server/build-format.ts";
import { pageFile, requirePages } from "./require-pages.ts";

/** In the first language only: two would double what each visitor's phone loads. Others are cached when visited. */
const keptPages = [
	...fixedPageIds.filter((id) => fixedPages[id].keptOffline).map((id) => fixedPages[id].path),
	offlinePath,
];

/** The data of these pages: of each language that one of them is in. */
function keptData(paths: readonly string[]): string[] {
	const languages = siteLanguages.filter(({ path: home }) =>
		paths.some((path) => path === home || path.startsWith(`${home}/`)),
	);
	return [
		"data/priceData.json",
		...languages.flatMap(({ path }) => [`data${path}/listPrices.json`, `data${path}/areas.json`]),
	];
}

/** Not cached: analytics, the assistant's parts and what only old browsers load. */
const notKept = /^_astro\/(?:measure|groq-sdk|answer|popover-polyfill|dialog-polyfill)[-.]/;

type BuiltWorker = { files: number; keptBytes: number; code: string };

/**
 * Writes `sw.js`: the worker and the list of files that it caches when it is installed.
 *
 * @param paths the addresses of the cached pages
 * @throws Error when a page or a part of it is not in the build
 */
export async function buildWorker(
	folder: string,
	paths: readonly string[] = keptPages,
): Promise<BuiltWorker> {
	requirePages(folder, paths);
	const pages = paths.map(pageFile);
	const wanted = [...pages, ...keptData(paths), ...(await partsOf(folder, pages))];
	const { manifestEntries, warnings, count, size } = await getManifest({
		globDirectory: folder,
		globPatterns: wanted,
		dontCacheBustURLsMatching: /^_astro\//,
		manifestTransforms: [
			(entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: urlPath(entry.url) })) }),
		],
	});
	if (warnings.length > 0 || count !== wanted.length)
		throw new Error(`The worker misses files: ${wanted.join(", ")}. ${warnings.join(" ")}`);
	const code = await bundle("service-worker.ts", folder, {
		"process.env.NODE_ENV": '"production"',
		"self.__WB_MANIFEST": JSON.stringify(manifestEntries),
	});
	return { files: count, keptBytes: size, code };
}

/** Writes a `sw.js` that unregisters the workers of earlier builds. */
export async function buildRetiredWorker(folder: string): Promise<BuiltWorker> {
	return { files: 0, keptBytes: 0, code: await bundle("retired-worker.ts", folder) };
}

async function bundle(name: string, folder: string, define = {}): Promise<string> {
	const { output } = await bundleCode({
		input: fileURLToPath(new URL(`../offline/${name}`, import.meta.url)),
		transform: { define, target: browserslistToEsbuild() },
		output: { file: join(folder, "sw.js"), format: "iife", minify: true },
	});
	return output[0].code;
}

/** Fonts, styles and scripts that the pages name, with the scripts that those import. */
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
			// Static imports are needed whatever their name.
			if (call === "" || !notKept.test(imported)) await addWithImports(imported);
		}
	}
}

async function main(): Promise<void> {
	const { values, positionals } = parseArgs({
		options: { retired: { type: "boolean", default: false } },
		allowPositionals: true,
	});
	const folder = positionals[0] ?? fileURLToPath(new URL("../dist", import.meta.url));
	const build = values.retired ? buildRetiredWorker : buildWorker;
	const { files, keptBytes } = await build(folder);
	console.log(`worker: keeps ${files} files of ${Math.round(keptBytes / 1000)} KB for offline`);
}

if (import.meta.main) {
	main().catch((error: Error) => {
		console.error(error.message);
		process.exitCode = 1;
	});
}

import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundleCode } from "rolldown";
import { addressIn, type Language } from "../languages/languages.ts";
import type { Digests } from "../offline/own-answers.ts";
import { urlPath } from "../server/build-format.ts";
import { fixedPageIds, fixedPages, offlinePath } from "../shop/fixed-pages.ts";
import { siteLanguages } from "../shop/read-content.ts";
import { pageFile, requirePages, unreferenced } from "./built-files.ts";
import { oldestBrowsers } from "./oldest-browsers.ts";

/** Cached in each language that its visitor reads. */
const keptPages = [
	...fixedPageIds.filter((id) => fixedPages[id].keptOffline).map((id) => fixedPages[id].path),
	offlinePath,
];

/** Data that search, list and area field read; the rate card is in its page. */
function keptData({ path }: Pick<Language, "path">): string[] {
	return ["data/itemNames.json", `data${path}/listPrices.json`, `data${path}/areas.json`];
}

/**
 * Not cached ahead: analytics, what only old browsers load, and the assistant, which answers nothing offline. Who has
 * opened it before has its code.
 */
const notKept = /^_astro\/(?:measure|assistant-chat|groq-sdk|popover-polyfill|dialog-polyfill)[-.]/;

interface BuiltWorker {
	/** Files of each language to cache. */
	kept: { files: number; bytes: number }[];
	code: string;
}

/**
 * Writes `sw.js`: the worker, and the files of each language that it caches for who reads it.
 *
 * @param paths the addresses of the cached pages, in the first language
 * @throws Error when a page or a part of it is not in the build
 */
export async function buildWorker(
	folder: string,
	paths: readonly string[] = keptPages,
	languages: readonly Pick<Language, "path">[] = siteLanguages,
): Promise<BuiltWorker> {
	const listed = await Promise.all(
		languages.map(async (language) => ({
			path: language.path,
			...(await keptFiles(folder, paths, language)),
		})),
	);
	const code = await bundle("service-worker.ts", folder, {
		"process.env.NODE_ENV": '"production"',
		"self.__KEPT": JSON.stringify(listed.map(({ path, files }) => ({ path, files }))),
		"self.__DIGESTS": JSON.stringify(await digestsOf(folder)),
	});
	return { kept: listed.map(({ files, bytes }) => ({ files: files.length, bytes })), code };
}

async function keptFiles(
	folder: string,
	paths: readonly string[],
	language: Pick<Language, "path">,
): Promise<{ files: { url: string; revision: string | null }[]; bytes: number }> {
	const addresses = paths.map((path) => addressIn(language, path));
	requirePages(folder, addresses);
	const pages = addresses.map(pageFile);
	const wanted = [...pages, ...keptData(language), ...(await partsOf(folder, pages))];
	let bytes = 0;
	const files = [...new Set(wanted)].map(async (name) => {
		const body = await readFile(join(folder, name));
		bytes += body.byteLength;
		// A part has its hash in its name.
		const revision = name.startsWith("_astro/") ? null : hash("md5", body);
		return { url: urlPath(name), revision };
	});
	return { files: await Promise.all(files), bytes };
}

const partName = /^_astro\/.*\.(?:js|css|woff2)$/;

/** Of all parts that something names, because visitors keep those of each page that they open. */
async function digestsOf(folder: string): Promise<Digests> {
	const files = await readdir(folder, { recursive: true, withFileTypes: true });
	const names = files
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
	const dead = new Set(await unreferenced(folder, names));
	const parts = names.filter((name) => partName.test(name) && !dead.has(name));
	const digests = parts.sort().map(async (name) => {
		const bytes = await readFile(join(folder, name));
		return [`/${name}`, hash("sha256", bytes, "base64")] as const;
	});
	return Object.fromEntries(await Promise.all(digests));
}

/** Writes a `sw.js` that unregisters the workers of earlier builds. */
export async function buildRetiredWorker(folder: string): Promise<BuiltWorker> {
	return { kept: [], code: await bundle("retired-worker.ts", folder) };
}

async function bundle(name: string, folder: string, define = {}): Promise<string> {
	const { output } = await bundleCode({
		input: fileURLToPath(new URL(`../offline/${name}`, import.meta.url)),
		transform: { define, target: oldestBrowsers },
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

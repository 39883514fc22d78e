import { createHash, hash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";
import { addressIn, type Language } from "../languages/languages.ts";
import { urlPath } from "../server/build-format.ts";
import { fixedPageIds, fixedPages, offlinePath } from "../shop/fixed-pages.ts";
import { type Files, pageFile, requirePages } from "./site-files.ts";
import { oldestBrowsers } from "./style-plugins.ts";

/** Cached in each language that its visitor reads. */
export const keptPages = [
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
const notKept = /^_astro\/(?:measure|assistant-chat|groq-sdk|popover-fn|older-browsers)[-.]/;

const partName = /^_astro\/.*\.(?:js|css|woff2)$/;

/**
 * Makes `sw.js`: the worker, the files of each language that it caches for its readers, and the digest of every part.
 *
 * @param paths the addresses of the cached pages, in the first language
 * @throws Error when a page or a part of it is not in the build
 */
export async function buildWorker(
	files: Files,
	paths: readonly string[],
	languages: readonly Pick<Language, "path">[],
): Promise<Buffer> {
	// Each build makes another worker, so that browsers get its pages.
	const contents = createHash("sha256");
	const kept: { path: string; files: string[] }[] = [];
	for (const language of languages) {
		const addresses = paths.map((path) => addressIn(language, path));
		requirePages(files, addresses);
		const pages = addresses.map(pageFile);
		const names = [...pages, ...keptData(language), ...partsOf(files, pages)];
		for (const name of names) contents.update(bytesOf(files, name));
		kept.push({ path: language.path, files: names.map(urlPath) });
		console.log(`worker: keeps ${names.length} files for offline in ${language.path || "/"}`);
	}
	const parts = [...files].filter(([name]) => partName.test(name));
	const digests = Object.fromEntries(
		parts.map(([name, bytes]) => [`/${name}`, `sha256-${hash("sha256", bytes, "base64")}`]),
	);
	const { output } = await build({
		input: fileURLToPath(new URL("../offline/service-worker.ts", import.meta.url)),
		transform: {
			define: { "self.__KEPT": JSON.stringify(kept), "self.__DIGESTS": JSON.stringify(digests) },
			target: oldestBrowsers,
		},
		output: { format: "iife", minify: true },
		write: false,
	});
	return Buffer.from(`${output[0].code}//${contents.digest("hex")}\n`);
}

/** @throws Error for a file that is not in the build */
function bytesOf(files: Files, name: string): Buffer {
	const bytes = files.get(name);
	if (!bytes) throw new Error(`The build has no ${name}, which a page names.`);
	return bytes;
}

/** Fonts, styles and scripts that the pages name, with the scripts that those import. */
function partsOf(files: Files, pages: readonly string[]): Set<string> {
	const parts = new Set<string>();
	for (const page of pages) {
		const html = bytesOf(files, page).toString();
		for (const [part] of html.matchAll(/(?<=\/)_astro\/[\w.-]+\.(?:js|css|woff2)\b/g))
			if (!notKept.test(part)) parts.add(part);
	}
	// The loop reaches what it adds.
	for (const part of parts) {
		if (!part.endsWith(".js")) continue;
		const code = bytesOf(files, part).toString();
		const imports = /\b(?:from|import)\s*(\(?)\s*["'`]\.\/([\w.-]+)["'`]/g;
		for (const [, call, name] of code.matchAll(imports)) {
			const imported = `_astro/${name}`;
			// Static imports are needed whatever their name.
			if (call === "" || !notKept.test(imported)) parts.add(imported);
		}
	}
	return parts;
}

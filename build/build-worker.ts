import { createHash, hash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";
import { addressIn, type Language } from "../languages/languages.ts";
import { urlPath } from "../server/build-format.ts";
import { fixedPageIds, fixedPages, offlinePath } from "../shop/fixed-pages.ts";
import { pageFile, requirePages } from "./site-files.ts";
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
 * Writes `sw.js`: the worker, the files of each language that it caches for its readers, and the digest of every part.
 *
 * @param names all paths in the build
 * @param paths the addresses of the cached pages, in the first language
 * @throws Error when a page or a part of it is not in the build
 */
export async function buildWorker(
	folder: string,
	names: readonly string[],
	paths: readonly string[],
	languages: readonly Pick<Language, "path">[],
): Promise<void> {
	// Each build makes another worker, so that browsers get its pages.
	const contents = createHash("sha256");
	const kept: { path: string; files: string[] }[] = [];
	for (const language of languages) {
		const addresses = paths.map((path) => addressIn(language, path));
		requirePages(names, addresses);
		const pages = addresses.map(pageFile);
		const files = [...pages, ...keptData(language), ...(await partsOf(folder, pages))];
		for (const name of files) contents.update(await readFile(join(folder, name)));
		kept.push({ path: language.path, files: files.map(urlPath) });
		console.log(`worker: keeps ${files.length} files for offline in ${language.path || "/"}`);
	}
	const digests: Record<string, string> = {};
	for (const name of names.filter((one) => partName.test(one)))
		digests[`/${name}`] = hash("sha256", await readFile(join(folder, name)), "base64");
	const { output } = await build({
		input: fileURLToPath(new URL("../offline/service-worker.ts", import.meta.url)),
		transform: {
			define: { "self.__KEPT": JSON.stringify(kept), "self.__DIGESTS": JSON.stringify(digests) },
			target: oldestBrowsers,
		},
		output: { format: "iife", minify: true },
		write: false,
	});
	await writeFile(join(folder, "sw.js"), `${output[0].code}//${contents.digest("hex")}\n`);
}

/** Fonts, styles and scripts that the pages name, with the scripts that those import. */
async function partsOf(folder: string, pages: readonly string[]): Promise<Set<string>> {
	const parts = new Set<string>();
	for (const page of pages) {
		const html = await readFile(join(folder, page), "utf8");
		for (const [part] of html.matchAll(/(?<=\/)_astro\/[\w.-]+\.(?:js|css|woff2)\b/g))
			if (!notKept.test(part)) parts.add(part);
	}
	// The loop reaches what it adds.
	for (const part of parts) {
		if (!part.endsWith(".js")) continue;
		const code = await readFile(join(folder, part), "utf8");
		const imports = /\b(?:from|import)\s*(\(?)\s*["'`]\.\/([\w.-]+)["'`]/g;
		for (const [, call, name] of code.matchAll(imports)) {
			const imported = `_astro/${name}`;
			// Static imports are needed whatever their name.
			if (call === "" || !notKept.test(imported)) parts.add(imported);
		}
	}
	return parts;
}

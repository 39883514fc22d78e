import { cp, readdir, readFile, rm } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import type { Language } from "../languages/languages.ts";
import { isNotFoundPage, isPublic } from "../server/build-format.ts";

/** "/" → "index.html", "/services" → "services.html" */
export function pageFile(address: string): string {
	return `${address.slice(1) || "index"}.html`;
}

/** Paths of the files to serve and of the 404 pages, without compressed copies; sorted. */
export async function filesIn(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
	return entries
		.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
		.filter((name) => isPublic(name) || isNotFoundPage(name))
		.sort();
}

/** @throws Error naming the missing pages and what to do */
export function requirePages(names: readonly string[], addresses: readonly string[]): void {
	const missing = addresses.filter((address) => !names.includes(pageFile(address)));
	if (missing.length > 0)
		throw new Error(
			`The build has no page at ${missing.join(", ")}. A fixed page needs a route in src/pages (docs/architecture.md, "Add a page").`,
		);
}

const texts = /\.(?:html|css|m?js|json|webmanifest|svg|xml|txt)$/;

/**
 * Deletes the files in `_astro/` that no other file names, directly or through others, such as Astro's copies of the
 * original pictures.
 *
 * @param names all paths
 * @returns the paths that are left
 */
export async function deleteUnnamed(folder: string, names: readonly string[]): Promise<string[]> {
	const unnamed = new Map(
		names.filter((name) => name.startsWith("_astro/")).map((name) => [basename(name), name]),
	);
	const toRead = names.filter((name) => !name.startsWith("_astro/"));
	for (const name of toRead) {
		// The worker lists the parts that are there, so its list of an earlier build would keep them.
		if (!texts.test(name) || name === "sw.js") continue;
		const text = await readFile(join(folder, name), "utf8");
		for (const [word] of text.matchAll(/[\w.~-]+\.\w+/g)) {
			const found = unnamed.get(word);
			if (found === undefined) continue;
			unnamed.delete(word);
			toRead.push(found);
		}
	}
	const dead = new Set(unnamed.values());
	for (const name of dead)
		for (const copy of [name, `${name}.br`, `${name}.gz`])
			await rm(join(folder, copy), { force: true });
	return names.filter((name) => !dead.has(name));
}

/** Data with words as visitors read them. The rest holds every language, or none. */
const ownData = /^data\/(?:listPrices|areas|siteData|priceData|questions)\.json$/;

/** The place of a language's file in the site; undefined if the first language's serves both. */
export function placeInSite(name: string, { path }: Pick<Language, "path">): string | undefined {
	if (name.startsWith("_astro/")) return name;
	if (name.startsWith("social/")) return name.replace("social", `social${path}`);
	if (ownData.test(name)) return name.replace("data", `data${path}`);
	if (name === "index.html") return `${path.slice(1)}.html`;
	return /^[^/]+\.(?:html|webmanifest)$/.test(name) ? `${path.slice(1)}/${name}` : undefined;
}

/** Adds the build of a further language: its pages at /hi, /hi/services and so on, and the files that they name. */
export async function addLanguage(
	built: string,
	site: string,
	language: Pick<Language, "path">,
): Promise<void> {
	for (const name of await filesIn(built)) {
		const place = placeInSite(name, language);
		if (place) await cp(join(built, name), join(site, place));
	}
}

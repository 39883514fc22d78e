/**
 * Adds the build of a further language to the site: its pages at /hi, /hi/services and so on, and the files that
 * they name. What all languages share (data, icons, sitemap) is the first one's.
 */
import { cp, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Language } from "../languages/languages.ts";

/** Data with words as visitors read them. The rest holds every language, or none. */
const ownData = /^data\/(?:listPrices|areas|siteData|priceData|questions)\.json$/;

/** The place of a language's file in the site; undefined if the first language's serves both. */
export function placeInSite(name: string, { path }: Pick<Language, "path">): string | undefined {
	const folder = path.slice(1);
	if (name.startsWith("_astro/")) return name;
	if (name.startsWith("social/")) return name.replace("social", `social${path}`);
	if (ownData.test(name)) return name.replace("data", `data${path}`);
	if (name === "index.html") return `${folder}.html`;
	if (/^[^/]+\.(?:html|webmanifest)$/.test(name)) return `${folder}/${name}`;
	return undefined;
}

export async function addLanguage(
	built: string,
	site: string,
	language: Pick<Language, "path">,
): Promise<void> {
	const entries = await readdir(built, { recursive: true, withFileTypes: true });
	for (const entry of entries.filter((candidate) => candidate.isFile())) {
		const file = join(entry.parentPath, entry.name);
		const place = placeInSite(relative(built, file).split(sep).join("/"), language);
		if (place) await cp(file, join(site, place));
	}
}

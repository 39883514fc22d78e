/** The languages that are cached: those of the pages that a visitor opens. */

import { addressIn, type Language } from "../languages/languages.ts";
import { offlinePath } from "../shop/fixed-pages.ts";
import { cacheNames } from "./own-answers.ts";

export interface KeptFiles extends Pick<Language, "path"> {
	/** The revisions only make each worker differ. */
	files: readonly { url: string; revision: string | null }[];
}

/** The first language, then the others. */
type Languages = readonly [KeptFiles, ...KeptFiles[]];

/** The files that are cached in the language of a page. */
export function keptFor([first, ...others]: Languages, url: string): KeptFiles {
	const { pathname } = new URL(url);
	return others.find(({ path }) => `${pathname}/`.startsWith(`${path}/`)) ?? first;
}

/** Of the pages that are open, and what an earlier worker cached. */
export async function inUse(
	languages: Languages,
	clients: Pick<Clients, "matchAll">,
): Promise<KeptFiles[]> {
	const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
	const wanted = new Set(open.map(({ url }) => keptFor(languages, url)));
	for (const language of languages)
		if (await copyOf(addressIn(language, offlinePath))) wanted.add(language);
	return [...wanted];
}

export async function missingOf({ files }: KeptFiles): Promise<string[]> {
	const copies = await Promise.all(files.map(({ url }) => caches.match(url, { ignoreVary: true })));
	return files.filter((_, place) => !copies[place]).map(({ url }) => url);
}

/** The offline page in the language of a page; in another one where that was never opened. */
export async function offlineCopy(
	languages: Languages,
	url: string,
): Promise<Response | undefined> {
	for (const language of [keptFor(languages, url), ...languages]) {
		const copy = await copyOf(addressIn(language, offlinePath));
		if (copy) return copy;
	}
	return undefined;
}

function copyOf(path: string): Promise<Response | undefined> {
	return caches.match(path, { cacheName: cacheNames.pages });
}

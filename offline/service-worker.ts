/**
 * The site offline, built into /sw.js by build/build-worker.ts. Pages and data come from the network first, so that no
 * price is outdated; hashed files come from the cache first. Pages of each build name their own files, so a new worker may
 * take over at once.
 */
import { addressIn, type Language } from "../languages/languages.ts";
import { offlinePath } from "../shop/fixed-pages.ts";
import { cacheNames, hashed, isOwn, picture, typeOf, withoutQuery } from "./own-answers.ts";

interface KeptFiles extends Pick<Language, "path"> {
	/** Addresses. */
	files: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & {
	/** Filled in by the build: the first language, then the others. */
	__KEPT: readonly [KeptFiles, ...KeptFiles[]];
	/** Path of each script, style sheet and font of the build → "sha256-…". */
	__DIGESTS: Readonly<Record<string, string>>;
};

const languages = self.__KEPT;
const digests = self.__DIGESTS;

type Kind = keyof typeof cacheNames;

/** Entries of each cache. Of parts more than two builds have, for pages cached from an older one. */
const most: Record<Kind, number> = { pages: 40, parts: 80, pictures: 60 };

/** The owner's, which has no copy: what it shows must be true. */
const editor = /^\/admin(?:\/|$)/;

/** Which cache an address of this site belongs to; undefined for what the worker leaves to the browser. */
function kindOf(url: string, isPage = !/\.\w+$/.test(new URL(url).pathname)): Kind | undefined {
	const { origin, pathname } = new URL(url);
	if (origin !== location.origin || editor.test(pathname)) return undefined;
	if (isPage || pathname.startsWith("/data/")) return "pages";
	if (picture.test(pathname)) return "pictures";
	return isHashed(url) ? "parts" : undefined;
}

function isHashed(url: string): boolean {
	return hashed.test(new URL(url).pathname);
}

self.addEventListener("fetch", (event) => {
	const { method, url, headers, mode } = event.request;
	const kind = kindOf(url, mode === "navigate");
	if (kind && method === "GET" && !headers.has("Range")) event.respondWith(answer(event, kind));
});

async function answer(event: FetchEvent, kind: Kind): Promise<Response> {
	const { request } = event;
	const copy = await copyOf(request.url, kind);
	if (copy && isHashed(request.url)) return copy;
	try {
		const response = await load(request);
		event.waitUntil(keepVisited(request.url, kind, response.clone()).catch(() => {}));
		return response;
	} catch (error) {
		if (copy) return copy;
		const page = request.mode === "navigate" ? await offlinePage(request.url) : undefined;
		if (page) return page;
		if (kind !== "pictures") throw error;
		// An empty picture, so that its placeholder shows.
		return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
			headers: { "Content-Type": "image/svg+xml", "Cache-Control": "no-store" },
		});
	}
}

/** Asks the network, past the browser's cache where that may hold an older answer, or a portal's page for a part. */
async function load(request: Request): Promise<Response> {
	const { url, mode } = request;
	// A navigation takes no options, and its answers must be asked for anew in any case.
	if (mode === "navigate") return fetch(request);
	if (!isHashed(url)) return fetch(request, { cache: "no-cache" });
	const integrity = digests[new URL(url).pathname] ?? "";
	const anew = () => fetch(url, { integrity, cache: "reload" });
	const response = await fetch(url, { integrity }).catch(anew);
	if (!typeOf(response).startsWith("text/html")) return response;
	// An answer that nobody reads holds its connection, of which there are six.
	await response.body?.cancel();
	return anew();
}

function copyOf(url: string, kind: Kind): Promise<Response | undefined> {
	return caches.match(withoutQuery(url), { cacheName: cacheNames[kind], ignoreVary: true });
}

/** Caches an answer of this site, and nothing else that may come in its place. @returns whether it did */
async function keep(url: string, kind: Kind, response: Response): Promise<boolean> {
	if (!(await isOwn(url, response, digests))) return false;
	const cache = await caches.open(cacheNames[kind]);
	await cache.put(withoutQuery(url), response);
	const oldestFirst = await cache.keys();
	await Promise.all(oldestFirst.slice(0, -most[kind]).map((request) => cache.delete(request)));
	return true;
}

/** The first page in a language brings the rest of it; any page, what an installation could not get. */
async function keepVisited(url: string, kind: Kind, response: Response): Promise<void> {
	if ((await keep(url, kind, response)) && kind === "pages")
		await keepAll(filesOf(languageOf(url)));
}

/** As many of them as the network gives: the next visit brings the others. @param anew also pages and data with a copy */
async function keepAll(urls: readonly string[], anew = false): Promise<void> {
	const done = urls.map(async (url) => {
		const kind = kindOf(url);
		const isKept = kind && !(anew && kind === "pages") && (await copyOf(url, kind));
		if (kind && !isKept) await keep(url, kind, await load(new Request(url)));
	});
	await Promise.allSettled(done);
}

function languageOf(url: string): KeptFiles {
	const [first, ...others] = languages;
	const { pathname } = new URL(url);
	return others.find(({ path }) => `${pathname}/`.startsWith(`${path}/`)) ?? first;
}

function filesOf({ files }: KeptFiles): string[] {
	return files.map((path) => location.origin + path);
}

/** In the language of a page; in another one where that was never opened. */
async function offlinePage(url: string): Promise<Response | undefined> {
	for (const language of [languageOf(url), ...languages]) {
		const copy = await copyOf(location.origin + addressIn(language, offlinePath), "pages");
		if (copy) return copy;
	}
	return undefined;
}

self.addEventListener("install", (event) => {
	event.waitUntil(keepLanguages());
	self.skipWaiting();
});

/** Of the pages that are open, and what an earlier worker cached. */
async function keepLanguages(): Promise<void> {
	const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	const wanted = new Set(open.map(({ url }) => languageOf(url)));
	for (const language of languages)
		if (await copyOf(location.origin + addressIn(language, offlinePath), "pages"))
			wanted.add(language);
	await keepAll([...wanted].flatMap(filesOf), true);
}

// The files that a page has loaded before there was a worker (src/offline/register-worker.ts).
self.addEventListener("message", (event) => {
	const { type, payload } = event.data ?? {};
	if (type !== "CACHE_URLS") return;
	event.waitUntil(keepAll(payload.urlsToCache, true));
});

self.addEventListener("activate", (event) => {
	// Earlier workers had pages requested while they started: in Chromium such an answer, copied to be kept, may never end.
	const startLate = self.registration.navigationPreload?.disable();
	event.waitUntil(Promise.all([forgetOlderForms(), startLate, self.clients.claim()]));
});

async function forgetOlderForms(): Promise<void> {
	const known: readonly string[] = Object.values(cacheNames);
	const older = (await caches.keys()).filter((name) => !known.includes(name));
	await Promise.all(older.map((name) => caches.delete(name)));
}

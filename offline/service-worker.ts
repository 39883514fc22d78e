/**
 * The site offline, built into /sw.js by build/build-worker.ts. Pages and data come from the network first, so that no
 * price is outdated; hashed files come from the cache first. Pages of each build name their own files, so a new worker may
 * take over at once.
 */
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { compressedCopies, decompress, type WorkboxPlugin } from "./compressed-copies.ts";
import { inUse, type KeptFiles, keptFor, missingOf, offlineCopy } from "./kept-languages.ts";
import {
	cacheNames,
	type Digests,
	hashed,
	isOwn,
	isPage,
	picture,
	withoutQuery,
} from "./own-answers.ts";

declare const self: ServiceWorkerGlobalScope & {
	/** Filled in by the build: the first language, then the others. */
	__KEPT: readonly [KeptFiles, ...KeptFiles[]];
	__DIGESTS: Digests;
};

const kept = self.__KEPT;
const digests = self.__DIGESTS;

/** Shows what the network says, whatever it is, but keeps only the site's own. */
const ownOnly: WorkboxPlugin = {
	cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url),
	cacheWillUpdate: async ({ request, response }) =>
		(await isOwn(request.url, response, digests)) ? response : null,
};

const pastBrowserCache: WorkboxPlugin = {
	fetchDidSucceed: async ({ request, response }) =>
		isPage(response) ? fetch(request, { cache: "reload" }) : response,
};

const offlinePage: WorkboxPlugin = {
	handlerDidError: async ({ request }) => {
		const copy = await offlineCopy(kept, request.url);
		return copy && decompress(copy);
	},
};

/** The first page in a language brings the rest of what is cached of it; any page, what an installation could not get. */
const restOfLanguage: WorkboxPlugin = {
	cacheDidUpdate: async ({ request, event }) =>
		keep(await missingOf(keptFor(kept, request.url)), event).catch(() => {}),
};

/** An empty picture in place of a missing one, so that its placeholder shows. */
const clearPicture: WorkboxPlugin = {
	handlerDidError: async () =>
		new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
			headers: { "Content-Type": "image/svg+xml", "Cache-Control": "no-store" },
		}),
};

const matchOptions = { ignoreVary: true };
const data = new NetworkFirst({
	cacheName: cacheNames.pages,
	plugins: [ownOnly, compressedCopies, limitEntries(40)],
	fetchOptions: { cache: "no-cache" },
	matchOptions,
});
const pages = new NetworkFirst({
	cacheName: cacheNames.pages,
	plugins: [ownOnly, compressedCopies, offlinePage, limitEntries(40), restOfLanguage],
	fetchOptions: { cache: "no-cache" },
	matchOptions,
});
const parts = new CacheFirst({
	cacheName: cacheNames.parts,
	// More than two builds, for pages cached from an older one.
	plugins: [ownOnly, pastBrowserCache, limitEntries(80)],
	matchOptions,
});
const pictures = new CacheFirst({
	cacheName: cacheNames.pictures,
	plugins: [ownOnly, pastBrowserCache, limitEntries(60), clearPicture],
	matchOptions,
});
/** Pictures without a hash: reviewers, icons. */
const namedPictures = new NetworkFirst({
	cacheName: cacheNames.pictures,
	plugins: [ownOnly, limitEntries(60)],
	matchOptions,
});

/** The owner's, which has no copy: what it shows must be true. */
const editor = /^\/admin(?:\/|$)/;

/** For GET requests of this site, without range requests; undefined for all others. */
function strategyFor(
	{ method, url, headers, mode }: Request,
	isMessage = false,
): NetworkFirst | CacheFirst | undefined {
	const { origin, pathname } = new URL(url);
	if (method !== "GET" || origin !== location.origin || headers.has("Range")) return undefined;
	if (editor.test(pathname)) return undefined;
	if (mode === "navigate" || (isMessage && !/[.]\w+$/.test(pathname))) return pages;
	if (pathname.startsWith("/data/")) return data;
	if (hashed.test(pathname)) return picture.test(pathname) ? pictures : parts;
	return picture.test(pathname) ? namedPictures : undefined;
}

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const strategy = strategyFor(request);
	if (strategy) event.respondWith(strategy.handle({ event, request }));
});

// What a page has loaded before there was a worker (src/offline/register-worker.ts).
self.addEventListener("message", (event) => {
	const { type, payload } = event.data ?? {};
	if (type !== "CACHE_URLS") return;
	const urls: string[] = payload.urlsToCache;
	const done = urls.map(async (url) => {
		const request = new Request(url);
		await strategyFor(request, true)?.handleAll({ event, request })[1];
	});
	event.waitUntil(Promise.allSettled(done));
});

self.addEventListener("install", (event) => {
	event.waitUntil(
		inUse(kept, self.clients).then((languages) =>
			keep(
				languages.flatMap(({ files }) => files.map(({ url }) => url)),
				event,
			),
		),
	);
	self.skipWaiting();
});

async function keep(urls: readonly string[], event: ExtendableEvent): Promise<void> {
	await Promise.all(
		urls.map((url) => {
			const strategy = hashed.test(url) ? parts : data;
			const [, done] = strategy.handleAll({ event, request: new Request(url) });
			return done;
		}),
	);
}

self.addEventListener("activate", (event) => {
	event.waitUntil(Promise.all([forgetOlderForms(), startEarly(), self.clients.claim()]));
});

async function forgetOlderForms(): Promise<void> {
	const known: readonly string[] = Object.values(cacheNames);
	const older = (await caches.keys()).filter((name) => !known.includes(name));
	await Promise.all(older.map((name) => caches.delete(name)));
}

/** Lets the browser request a page while the worker starts. */
async function startEarly(): Promise<void> {
	await self.registration.navigationPreload?.enable();
}

/** Deletes the oldest entries of a cache beyond a count. */
function limitEntries(count: number): WorkboxPlugin {
	return {
		cacheDidUpdate: async ({ cacheName }) => {
			const cache = await caches.open(cacheName);
			const oldestFirst = await cache.keys();
			const surplus = oldestFirst.slice(0, Math.max(0, oldestFirst.length - count));
			await Promise.all(surplus.map((request) => cache.delete(request)));
		},
	};
}

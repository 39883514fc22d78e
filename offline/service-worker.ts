/**
 * The site offline, built into /sw.js by scripts/build-worker.ts. Pages and data come from the network first, so that no
 * price is outdated; hashed files come from the cache first. Pages of each build name their own files, so a new worker may
 * take over at once.
 */
import { registerRoute } from "workbox-routing/registerRoute.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { cacheNames } from "./cache-names.ts";
import { compressedCopies, decompress, type WorkboxPlugin } from "./compressed-copies.ts";
import { inUse, type KeptFiles, keptFor, missingOf, offlineCopy } from "./kept-languages.ts";
import { type Digests, hashed, isOwn, isPage, picture, withoutQuery } from "./own-answers.ts";

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

/** GET requests of this site, without range requests. */
function route(
	handler: NetworkFirst | CacheFirst,
	matches: (path: string, request: Request, event: ExtendableEvent) => boolean,
): void {
	registerRoute(
		({ sameOrigin, url, request, event }) =>
			sameOrigin &&
			!request.headers.has("Range") &&
			!editor.test(url.pathname) &&
			matches(url.pathname, request, event),
		handler,
	);
}

// Pages that register-worker.ts asks to cache arrive as messages.
route(
	pages,
	(path, { mode }, { type }) =>
		mode === "navigate" || (type === "message" && !/[.]\w+$/.test(path)),
);
route(data, (path) => path.startsWith("/data/"));
route(parts, (path) => hashed.test(path) && !picture.test(path));
route(pictures, (path) => hashed.test(path));
route(namedPictures, (path) => picture.test(path));

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

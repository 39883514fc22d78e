/**
 * The site offline, built into /sw.js by scripts/build-worker.ts. Pages and data come from the network first, so that no
 * price is outdated; hashed files come from the cache first. Pages of each build name their own files, so a new worker may
 * take over at once.
 */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { offlinePath } from "../content/fixed-pages.ts";
import { cacheNames } from "./cache-names.ts";
import { compressedCopies, decompress, isComplete, withoutQuery } from "./compressed-copies.ts";

declare const self: ServiceWorkerGlobalScope & {
	/** Filled in by the build. The revisions only make each worker differ. */
	__WB_MANIFEST: readonly { url: string; revision: string | null }[];
};

const completeOnly: WorkboxPlugin = {
	cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url),
	cacheWillUpdate: async ({ response }) => (isComplete(response) ? response : null),
};

const offlinePage: WorkboxPlugin = {
	handlerDidError: async () => {
		const copy = await caches.match(offlinePath, { cacheName: cacheNames.pages });
		return copy && decompress(copy);
	},
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
	plugins: [compressedCopies, limitEntries(40)],
	fetchOptions: { cache: "no-cache" },
	matchOptions,
});
const pages = new NetworkFirst({
	cacheName: cacheNames.pages,
	plugins: [compressedCopies, offlinePage, limitEntries(40)],
	fetchOptions: { cache: "no-cache" },
	matchOptions,
});
const parts = new CacheFirst({
	cacheName: cacheNames.parts,
	// About four builds, for pages cached from an older one.
	plugins: [completeOnly, limitEntries(60)],
	matchOptions,
});
const pictures = new CacheFirst({
	cacheName: cacheNames.pictures,
	plugins: [completeOnly, limitEntries(60), clearPicture],
	matchOptions,
});
/** Pictures without a hash: reviewers, icons. */
const namedPictures = new NetworkFirst({
	cacheName: cacheNames.pictures,
	plugins: [completeOnly, limitEntries(60)],
	matchOptions,
});

const picture = /\.(?:avif|webp|png|jpe?g|svg|ico)$/;
const hashed = /^\/_astro\//;

/** GET requests of this site, without range requests. */
function route(
	handler: NetworkFirst | CacheFirst,
	matches: (path: string, request: Request, event: ExtendableEvent) => boolean,
): void {
	registerRoute(
		({ sameOrigin, url, request, event }) =>
			sameOrigin && !request.headers.has("Range") && matches(url.pathname, request, event),
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
	const kept = self.__WB_MANIFEST.map(async ({ url }) => {
		const strategy = hashed.test(url) ? parts : data;
		const [, done] = strategy.handleAll({ event, request: new Request(url) });
		await done;
	});
	event.waitUntil(Promise.all(kept));
	self.skipWaiting();
});

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

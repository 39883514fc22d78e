/**
 * The site without a connection. Built into /sw.js by `scripts/build-worker.ts`.
 *
 * Pages and data come from the network whenever it answers, however late, so that no price is ever
 * older than the shop's; a copy is shown only when the network fails. Scripts, fonts and pictures
 * have their hash in their name: a copy cannot be out of date, and pages of two builds each find
 * their own. So a new worker may take over at once.
 */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { offlinePath } from "../content/fixed-pages.ts";
import { cacheNames } from "./cache-names.ts";
import { compressedCopies, isWhole, unpack, withoutQuery } from "./compressed-copies.ts";
import { limitEntries } from "./limit-entries.ts";

declare const self: ServiceWorkerGlobalScope & {
	/** Filled in by the build. The revisions are not read: they make each build's worker another one. */
	__WB_MANIFEST: readonly { url: string; revision: string | null }[];
};

const wholeOnly: WorkboxPlugin = {
	cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url),
	cacheWillUpdate: async ({ response }) => (isWhole(response) ? response : null),
};

const offlinePage: WorkboxPlugin = {
	handlerDidError: async () => {
		const copy = await caches.match(offlinePath, { cacheName: cacheNames.pages });
		return copy && unpack(copy);
	},
};

/**
 * In place of a picture that was never fetched and cannot be now: nothing to see, so that its ground
 * shows and not the sign of a broken picture. Without a size of its own it takes the picture's. What a
 * server answers, an error too, is never replaced.
 */
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
	// Those of some four builds, for pages that were last seen in an older one.
	plugins: [wholeOnly, limitEntries(60)],
	matchOptions,
});
const pictures = new CacheFirst({
	cacheName: cacheNames.pictures,
	plugins: [wholeOnly, limitEntries(60), clearPicture],
	matchOptions,
});
/** Pictures that may be replaced under their own name: reviewers (their initials lie beneath), icons. */
const namedPictures = new NetworkFirst({
	cacheName: cacheNames.pictures,
	plugins: [wholeOnly, limitEntries(60)],
	matchOptions,
});

const picture = /\.(?:avif|webp|png|jpe?g|svg|ico)$/;
const hashed = /^\/_astro\//;

/** This site's own GET requests, but for those that ask for a part of a file. */
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

// A page that names itself in a message was loaded before there was a worker: see the router below.
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

/** The browser asks for a page while the worker is still waking up. */
async function startEarly(): Promise<void> {
	await self.registration.navigationPreload?.enable();
}

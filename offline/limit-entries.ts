import type { WorkboxPlugin } from "workbox-core/types.js";

/** Keeps a cache at its newest copies; the one that was written longest ago goes first. */
export function limitEntries(count: number): WorkboxPlugin {
	return {
		cacheDidUpdate: async ({ cacheName }) => {
			const cache = await caches.open(cacheName);
			const oldestFirst = await cache.keys();
			const surplus = oldestFirst.slice(0, Math.max(0, oldestFirst.length - count));
			await Promise.all(surplus.map((request) => cache.delete(request)));
		},
	};
}

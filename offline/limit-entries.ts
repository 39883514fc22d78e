import type { WorkboxPlugin } from "workbox-core/types.js";

/** Deletes the oldest entries of a cache beyond a count. */
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

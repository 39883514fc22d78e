/**
 * Takes the place of the service worker once the site is to do without one: forgets all that was
 * kept and signs itself off. A missing /sw.js would not do that; browsers then keep the old worker.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => {
	self.skipWaiting();
});

self.addEventListener("activate", (event) => {
	event.waitUntil(forgetAll());
});

async function forgetAll(): Promise<void> {
	await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
	await self.registration.unregister();
}

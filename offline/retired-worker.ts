/** Deployed as /sw.js when the site stops having a service worker: browsers would keep the old one. */
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

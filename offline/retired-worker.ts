/**
 * Replaces the service worker when the site stops having one: deletes its caches and unregisters
 * itself. Without it browsers would keep the old worker.
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

/**
 * Brings the service worker in, late enough to cost a first visit nothing: some seconds after the
 * page has loaded. It is then told what the page loaded without it. Who asks to save data, and who
 * works on the site (`astro dev`), gets none; where a browser refuses, the site works as it is.
 */

/** Milliseconds between the page's load and the worker's. */
const AFTER_LOAD = 3000;

const { connection, serviceWorker } = navigator as Navigator & {
	connection?: { saveData?: boolean };
};

async function keepThisVisit(): Promise<void> {
	try {
		await serviceWorker.register("/sw.js");
		const { active } = await serviceWorker.ready;
		const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
		// The form of Workbox's router.
		const payload = { urlsToCache: [location.href, ...loaded] };
		active?.postMessage({ type: "CACHE_URLS", payload });
	} catch {}
}

if (import.meta.env.PROD && serviceWorker && !serviceWorker.controller && !connection?.saveData) {
	const soon = () => setTimeout(keepThisVisit, AFTER_LOAD);
	if (document.readyState === "complete") soon();
	else addEventListener("load", soon);
}

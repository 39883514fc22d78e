/**
 * Brings the service worker in, late enough to cost a first visit nothing: the page's script fetches this
 * some seconds after it has run itself. The worker is then told what the page loaded without it. Who asks
 * to save data gets none; where a browser refuses, even to be asked, this script fails and the site works
 * as it is.
 */
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

if (serviceWorker && !serviceWorker.controller && !connection?.saveData) {
	if (document.readyState === "complete") keepThisVisit();
	else addEventListener("load", keepThisVisit);
}

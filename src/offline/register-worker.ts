/** Registers the service worker after the first visit, which it then caches. Not for visitors who save data. */
const { connection, serviceWorker } = navigator as Navigator & {
	connection?: { saveData?: boolean };
};

async function keepThisVisit(): Promise<void> {
	try {
		await serviceWorker.register("/sw.js");
		const { active } = await serviceWorker.ready;
		const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
		const payload = { urlsToCache: [location.href, ...loaded] };
		active?.postMessage({ type: "CACHE_URLS", payload });
	} catch {}
}

if (serviceWorker && !serviceWorker.controller && !connection?.saveData) {
	if (document.readyState === "complete") keepThisVisit();
	else addEventListener("load", keepThisVisit);
}

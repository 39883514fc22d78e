/** On the offline page: shows the pages that are on this device, and loads the one asked for when it can. */
import { cacheNames, offlinePath } from "../../offline/caches.ts";

async function showKeptPages(): Promise<void> {
	const cache = await caches.open(cacheNames.pages);
	const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
	for (const item of document.querySelectorAll<HTMLElement>("[data-kept]")) {
		item.hidden = !kept.has(item.dataset.kept ?? "");
	}
}

// Where storage is forbidden the list stays as it was written: the pages that are always kept.
showKeptPages().catch(() => {});

addEventListener("online", () => {
	if (location.pathname !== offlinePath) location.reload();
});

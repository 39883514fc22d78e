/** On the offline page: shows the pages that are on this device, and loads the one asked for when it can. */
import { offlinePath } from "../../content/fixed-pages.ts";
import { cacheNames } from "../../offline/cache-names.ts";

async function showKeptPages(): Promise<void> {
	const cache = await caches.open(cacheNames.pages);
	const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
	if (kept.size === 0) return;
	for (const item of document.querySelectorAll<HTMLElement>("[data-kept]")) {
		item.hidden = !kept.has(item.dataset.kept ?? "");
	}
}

// Without a cache, or where it is forbidden, the list stays as it was written: what is always kept.
showKeptPages().catch(() => {});

addEventListener("online", async () => {
	if (location.pathname === offlinePath) return;
	// A network is not yet a connection. The worker leaves HEAD alone: this asks the server itself.
	const answered = await fetch(location.href, { method: "HEAD" }).then(
		() => true,
		() => false,
	);
	if (answered) location.reload();
});

/** The offline page: lists the saved pages, and reloads when the connection is back. */
import { language } from "#language/language";
import { addressIn } from "../../languages/languages.ts";
import { cacheNames } from "../../offline/own-answers.ts";
import { offlinePath } from "../../shop/fixed-pages.ts";
import { whenReachable } from "./reachable.ts";

async function showKeptPages(): Promise<void> {
	const cache = await caches.open(cacheNames.pages);
	const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
	if (kept.size === 0) return;
	for (const item of document.querySelectorAll<HTMLElement>("[data-kept]")) {
		item.hidden = !kept.has(item.dataset.kept ?? "");
	}
}

// Without a cache the list stays as built: the pages that are always saved.
showKeptPages().catch(() => {});

if (location.pathname !== addressIn(language, offlinePath)) whenReachable(() => location.reload());

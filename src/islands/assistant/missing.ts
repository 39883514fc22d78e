/**
 * Says that a part of this island did not come, as Vite's own loader would, and passes the error on:
 * `offline/stale-build.ts` finds out whether the whole page is out of date.
 */
export function missing(error: unknown): never {
	dispatchEvent(new Event("vite:preloadError"));
	throw error;
}

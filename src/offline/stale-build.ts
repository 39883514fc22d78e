/**
 * Reloads a tab, once for each build, when the server no longer has its scripts, or the browser's cache had a wrong one;
 * typed text is kept. Not offline, nor where a network answers with a page of its own.
 */

import { POPOVER_OPEN } from "../ui/popover-open.ts";

declare global {
	interface WindowEventMap {
		/** A part of an island did not load. */
		"island:part-missing": CustomEvent<{
			/** Set here; never settles if the page is about to be reloaded. */
			verdict?: Promise<void>;
		}>;
	}
}

/**
 * The scripts that the page names; their hashes cover the parts that they import. Not before somebody presses: the
 * page script can run before all islands are parsed.
 */
function namedScripts(): string[] {
	const islands = [...document.querySelectorAll("astro-island")];
	return [
		new URL(import.meta.url).pathname,
		...islands.map((island) => island.getAttribute("component-url") ?? ""),
	];
}

const TRIED = "stale-builds";

addEventListener("astro:hydration-error", reloadOnce);
addEventListener("island:part-missing", ({ detail }) => {
	detail.verdict = reloadOnce();
});
// Only a reloaded page can have a draft.
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (navigation?.type === "reload") import("./restore-draft.ts").catch(() => {});

async function reloadOnce(): Promise<void> {
	try {
		const scripts = namedScripts();
		const build = scripts.join();
		const tried = sessionStorage.getItem(TRIED) ?? "";
		if (!navigator.onLine || tried.includes(build)) return;
		// Bypasses the cache.
		const page = await fetch(location.href, { cache: "no-store" });
		const html = await page.text();
		if (!page.ok || !html.includes("/_astro/")) return;
		if (scripts.every((name) => html.includes(name)) && !(await fetchAnew())) return;
		sessionStorage.setItem(TRIED, `${tried} ${build}`);
		keepDraft();
		location.reload();
		await new Promise(() => {});
	} catch {
		// Offline, or storage is blocked: keep the page.
	}
}

/**
 * Fetches scripts anew that the browser's cache has wrong: a portal's page may lie there under their names.
 * @returns whether one came right
 */
async function fetchAnew(): Promise<boolean> {
	const isRight = async (url: string, cache: RequestCache) => {
		const { headers } = await fetch(url, { cache });
		return /javascript/.test(headers.get("Content-Type") ?? "");
	};
	const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
	const scripts = loaded.filter((name) => /\/_astro\/[^/]+\.js$/.test(name));
	const anew = scripts.map(
		async (url) => !(await isRight(url, "force-cache")) && isRight(url, "reload"),
	);
	return (await Promise.all(anew)).includes(true);
}

function keepDraft(): void {
	const typed = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
	const fields = typed.filter(({ value }) => value).map(({ name, value }) => [name, value]);
	const panel = document.querySelector(`.panel${POPOVER_OPEN}`)?.id;
	sessionStorage.setItem("draft", JSON.stringify({ fields, panel }));
}

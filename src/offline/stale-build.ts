/** Reloads a tab, once for each build, when the server no longer has its scripts; typed text is kept. */
import { POPOVER_OPEN } from "../ui/popover-open.ts";

declare global {
	interface WindowEventMap {
		/** A part of an island did not load. The verdict is set here, and never settles before a reload. */
		"island:part-missing": CustomEvent<{ verdict?: Promise<void> }>;
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
		if (tried.includes(build)) return;
		// Bypasses the cache.
		const page = await fetch(location.href, { cache: "no-store" });
		const html = await page.text();
		if (!page.ok || !html.includes("/_astro/")) return;
		if (scripts.every((name) => html.includes(name))) return;
		sessionStorage.setItem(TRIED, `${tried} ${build}`);
		keepDraft();
		location.reload();
		await new Promise(() => {});
	} catch {
		// Out of reach, or storage is blocked: keep the page.
	}
}

function keepDraft(): void {
	const typed = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
	const fields = typed.filter(({ value }) => value).map(({ name, value }) => [name, value]);
	const panel = document.querySelector(`.panel${POPOVER_OPEN}`)?.id;
	sessionStorage.setItem("draft", JSON.stringify({ fields, panel }));
}

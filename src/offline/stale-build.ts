/**
 * A tab that outlived its build asks for scripts that are no longer there. The page is then loaded
 * again, once for each build, and what was typed into it comes along. Nothing is loaded again while
 * there is no connection, or when the page as it is now names the same scripts: that would not help.
 */

import { POPOVER_OPEN } from "../ui/popover-open.ts";

/** The scripts that the page names. Each names its parts, so that its own name changes with theirs. */
const islands = [...document.querySelectorAll("astro-island")];
const scripts = [
	new URL(import.meta.url).pathname,
	...islands.map((island) => island.getAttribute("component-url") ?? ""),
];
const build = scripts.join();

const TRIED = "stale-builds";

// A part of the page whose code did not come, or something that such code asked for.
addEventListener("astro:hydration-error", reloadOnce);
addEventListener("island:part-missing", ({ detail }) => {
	detail.verdict = reloadOnce();
});
// Only a page that was loaded again can have a draft: asking the storage costs every other one.
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (navigation?.type === "reload") import("./restore-draft.ts").catch(() => {});

async function reloadOnce(): Promise<void> {
	try {
		const tried = sessionStorage.getItem(TRIED) ?? "";
		if (!navigator.onLine || tried.includes(build)) return;
		// Not a navigation, so that the network answers and not a kept copy.
		const page = await fetch(location.href, { cache: "no-store" });
		const html = await page.text();
		if (!page.ok || scripts.every((name) => html.includes(name))) return;
		sessionStorage.setItem(TRIED, `${tried} ${build}`);
		keepDraft();
		location.reload();
		await new Promise(() => {});
	} catch {
		// No network, or no memory for having tried: the page stays as it is.
	}
}

function keepDraft(): void {
	const typed = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
	const fields = typed.filter(({ value }) => value).map(({ name, value }) => [name, value]);
	const panel = document.querySelector(`.panel${POPOVER_OPEN}`)?.id;
	// For restore-draft.ts.
	sessionStorage.setItem("draft", JSON.stringify({ fields, panel }));
}

/**
 * Inline in every head, for what cannot wait until the page's own script has come. inline-script.astro makes
 * no module of it, so it imports and exports nothing.
 */
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

// After a reload or with a hash, the browser scrolls to a place that all sections above it decide.
if (navigation?.type === "navigate" && !location.hash)
	document.documentElement.dataset.deferred = "";

window.earlyClicks = [];
const unsupported = [
	CSS.supports("selector(:popover-open)") ? "" : "[popovertarget]",
	"commandForElement" in HTMLButtonElement.prototype ? "" : "[commandfor]",
].filter(Boolean);
addEventListener("click", ({ target }) => {
	const button = unsupported[0] && (target as Element).closest<HTMLElement>(unsupported.join());
	if (button) window.earlyClicks.push(button);
});

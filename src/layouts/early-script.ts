/**
 * Inline in every head, for what cannot wait until the page's own script has come. inline-script.astro makes
 * no module of it, so it imports and exports nothing.
 */
window.earlyClicks = [];
// The islands' element asks here for its directive, and waits for one that comes later.
window.Astro = {};
const early = [
	"astro-island button:not([type=submit],[popovertarget],[commandfor])",
	".add-button",
	CSS.supports("selector(:popover-open)") ? "" : "[popovertarget]",
	"commandForElement" in HTMLButtonElement.prototype ? "" : "[commandfor]",
].filter(Boolean);
addEventListener("click", ({ target }) => {
	const button = (target as Element).closest<HTMLElement>(early.join());
	if (button && !("live" in document.documentElement.dataset)) window.earlyClicks.push(button);
});

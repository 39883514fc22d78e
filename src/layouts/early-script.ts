/**
 * Inline in every head, for what cannot wait until the page's own script has come. inline-script.astro makes
 * no module of it, so it imports and exports nothing.
 */
window.earlyClicks = [];
const unsupported = [
	CSS.supports("selector(:popover-open)") ? "" : "[popovertarget]",
	"commandForElement" in HTMLButtonElement.prototype ? "" : "[commandfor]",
].filter(Boolean);
addEventListener("click", ({ target }) => {
	const button = unsupported[0] && (target as Element).closest<HTMLElement>(unsupported.join());
	if (button) window.earlyClicks.push(button);
});

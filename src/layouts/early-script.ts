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
const isEarly = () => !("live" in document.documentElement.dataset);
addEventListener("click", ({ target }) => {
	const button = (target as Element).closest<HTMLElement>(early.join());
	if (button && isEarly()) window.earlyClicks.push(button);
});
// A form without an address would only load the page again.
addEventListener("submit", (event) => {
	const { target, submitter } = event;
	if (!submitter || !isEarly() || !(target as Element).matches("astro-island form:not([action])"))
		return;
	event.preventDefault();
	window.earlyClicks.push(submitter);
});

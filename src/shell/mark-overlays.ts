/** Marks <html> while a dialog, the menu or a panel is open. `:has()` would take half of all selector matching. */
import { POPOVER_OPEN } from "../ui/popover-open.ts";

// `beforetoggle` does not bubble. It comes before the overlay shows, so one layout serves both.
document.addEventListener(
	"beforetoggle",
	({ target, newState }) => mark(target, newState === "open"),
	true,
);
// Safari before 26 and Chromium before 132 send none for dialogs.
new MutationObserver((changes) => {
	for (const { target } of changes)
		if (target instanceof HTMLDialogElement) mark(target, target.open);
}).observe(document.body, { subtree: true, attributeFilter: ["open"] });

function mark(target: EventTarget | null, opens: boolean): void {
	if (!(target instanceof HTMLElement)) return;
	const isPanel = target.matches(".panel");
	if (!isPanel && !target.matches("dialog, .menu-panel")) return;
	const others = isPanel ? `.panel${POPOVER_OPEN}` : `dialog[open], .menu-panel${POPOVER_OPEN}`;
	const isOtherOpen = [...document.querySelectorAll(others)].some((other) => other !== target);
	document.documentElement.toggleAttribute(
		isPanel ? "data-panel-open" : "data-modal-open",
		opens || isOtherOpen,
	);
}

/**
 * Marks <html> while a dialog, the menu or a panel is open. Style sheets could ask by `:has()`, but that
 * takes half of all selector matching on a phone.
 */
import { POPOVER_OPEN } from "../ui/popover-open.ts";

// `beforetoggle` does not bubble. It comes before the overlay shows, so one layout serves both.
document.addEventListener("beforetoggle", (event) => mark(event as ToggleEvent), true);

function mark({ target, newState }: ToggleEvent): void {
	if (!(target instanceof HTMLElement)) return;
	const isPanel = target.matches(".panel");
	if (!isPanel && !target.matches("dialog, .menu-panel")) return;
	const others = isPanel ? `.panel${POPOVER_OPEN}` : `dialog[open], .menu-panel${POPOVER_OPEN}`;
	const isOtherOpen = [...document.querySelectorAll(others)].some((other) => other !== target);
	document.documentElement.toggleAttribute(
		isPanel ? "data-panel-open" : "data-modal-open",
		newState === "open" || isOtherOpen,
	);
}

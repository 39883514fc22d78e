/**
 * Fetched by browsers without popovers (Chrome before 114, Safari before 17, Firefox before 125), invoker commands or
 * `closedby`: opens and closes popovers and dialogs there.
 */

document.addEventListener("click", ({ target, clientX: x, clientY: y }) => {
	if (!("commandForElement" in HTMLButtonElement.prototype)) {
		const button = (target as Element).closest("button[commandfor]");
		const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
		if (dialog instanceof HTMLDialogElement) {
			if (button?.getAttribute("command") === "show-modal") dialog.showModal();
			else dialog.close();
		}
	}
	// A press on the backdrop counts as one on the dialog itself, outside its box.
	if (!("closedBy" in HTMLDialogElement.prototype) && target instanceof HTMLDialogElement) {
		const { left, right, top, bottom } = target.getBoundingClientRect();
		if (x < left || x > right || y < top || y > bottom) target.close();
	}
});

// Imports nothing that the page script does: they would share a file, one more request of every page.
if (!CSS.supports("selector(:popover-open)")) {
	const { apply } = await import("@oddbird/popover-polyfill/fn");
	// In a layer below all of ours, as the browser's own styles are.
	apply({ layerName: "theme.polyfill" });
}

export {};

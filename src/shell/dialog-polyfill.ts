/** Opens and closes dialogs in browsers without invoker commands or `closedby`, which alone fetch it. */
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

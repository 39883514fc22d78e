/**
 * The dock's two panels. The platform opens and closes them; this keeps one open at a time, closes by
 * Escape, moves focus in and back, and sends a message to WhatsApp.
 */
import { POPOVER_OPEN } from "../ui/popover-open.ts";
import { whatsappLink } from "../ui/whatsapp-link.ts";

const panels = [...document.querySelectorAll<HTMLElement>(".panel")];

for (const panel of panels) {
	const button = document.querySelector<HTMLElement>(`.dock [popovertarget="${panel.id}"]`);

	panel.addEventListener("beforetoggle", (event) => {
		const opens = (event as ToggleEvent).newState === "open";
		if (opens) {
			for (const other of panels) if (other !== panel) other.hidePopover();
		} else if (panel.contains(document.activeElement) || document.activeElement === document.body) {
			// Back to the button, once the platform has let go of the panel.
			setTimeout(() => button?.focus());
		}
	});

	panel.addEventListener("toggle", (event) => {
		if ((event as ToggleEvent).newState !== "open") return;
		// The event comes a moment after the panel: who is in the field by then stays there.
		if (panel.contains(document.activeElement)) return;
		// On touch screens the field would raise the keyboard over what the panel has to say.
		const field = matchMedia("(pointer: fine)").matches && panel.querySelector("input, textarea");
		((field || panel) as HTMLElement).focus();
	});
}

document.addEventListener("keydown", (event) => {
	// A dialog or the menu above a panel takes Escape first.
	if (event.key !== "Escape" || document.querySelector(`dialog:modal, .menu-panel${POPOVER_OPEN}`))
		return;
	for (const panel of panels) if (panel.matches(POPOVER_OPEN)) panel.hidePopover();
});

document.addEventListener("submit", (event) => {
	const form = event.target as HTMLFormElement;
	const number = form.dataset.whatsapp;
	if (!number) return;
	event.preventDefault();
	const text = String(new FormData(form).get("text") ?? "");
	open(whatsappLink(number, text), "_blank", "noopener");
	form.reset();
	form.closest<HTMLElement>(".panel")?.hidePopover();
});

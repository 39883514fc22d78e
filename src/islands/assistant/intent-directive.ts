/**
 * `client:intent`: hydrates a panel's island at the first sign that the visitor wants it (pointer,
 * touch or focus on the panel's button, or the panel opening). What is pressed inside before then is
 * kept and pressed again once the island says it is ready; what is typed stays in the field by itself.
 */
import type { ClientDirective } from "astro";
import { READY } from "./ready.ts";

/** After this long without the island, the panel shows other ways to reach the shop. Milliseconds. */
const PATIENCE = 10_000;

const intent: ClientDirective = (load, _options, island) => {
	const panel = island.closest<HTMLElement>("[popover]");
	const button = document.querySelector(`[popovertarget="${panel?.id}"]`);
	const late = panel?.querySelector<HTMLElement>("[data-late]");
	let started = false;
	let ready = false;
	let pressed: HTMLElement | undefined;

	const showLate = () => {
		if (!late) return;
		late.hidden = ready;
		for (const reason of late.querySelectorAll<HTMLElement>("[data-when]")) {
			reason.hidden = navigator.onLine !== (reason.dataset.when === "online");
		}
	};
	const start = async () => {
		if (started) return;
		started = true;
		await (await load())();
	};
	// Offline, or the file is gone: the next sign of intent, or of a connection, tries again.
	island.addEventListener("astro:hydration-error", () => {
		started = false;
		if (panel?.matches(":popover-open")) showLate();
	});
	addEventListener("online", () => {
		if (panel?.matches(":popover-open")) start();
	});

	for (const sign of ["pointerenter", "touchstart", "focus"]) {
		button?.addEventListener(sign, start, { passive: true });
	}
	panel?.addEventListener("toggle", () => {
		if (!panel.matches(":popover-open")) return;
		start();
		if (!ready) setTimeout(showLate, PATIENCE);
	});

	const keep = (event: Event) => {
		if (ready) return;
		const target = event.target as HTMLElement;
		if (event.type === "submit") {
			event.preventDefault();
			pressed = target;
		} else {
			// A click into the field sends nothing: the question may be half typed.
			pressed = target.closest<HTMLElement>("button") ?? pressed;
		}
	};
	island.addEventListener("submit", keep, true);
	island.addEventListener("click", keep, true);
	island.addEventListener(READY, () => {
		ready = true;
		showLate();
		if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
		else pressed?.click();
	});
};

export default intent;

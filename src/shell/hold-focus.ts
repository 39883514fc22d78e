/** Keeps the focus in a popover that covers the page. The platform does so only for modal dialogs. */
import { POPOVER_OPEN } from "../ui/popover-open.ts";
import { afterPaint } from "./after-paint.ts";
import { queryAll } from "./query-all.ts";

const small = matchMedia("(width < 40rem)");

function hold(): void {
	const covers = document.querySelector<HTMLElement>(
		`${small.matches ? "[popover]" : ".menu-panel"}${POPOVER_OPEN}`,
	);
	setInert(covers !== null);
	if (covers && !covers.contains(document.activeElement))
		covers.querySelector<HTMLElement>("a, button")?.focus();
}

function setInert(inert: boolean): void {
	for (const part of queryAll("body > :is(a, header, main, footer, .dock)")) part.inert = inert;
}

for (const popover of queryAll("[popover]")) {
	popover.addEventListener("toggle", () => afterPaint(hold));
	// Before it closes: the platform gives the focus back to the button that opened it.
	popover.addEventListener("beforetoggle", (event) => {
		if ((event as ToggleEvent).newState === "closed") setInert(false);
	});
}
small.addEventListener("change", hold);
// One may have been opened before this script ran.
hold();

/**
 * The platform keeps the focus in a modal dialog, not in a popover. Behind the open menu, and behind a
 * panel that covers a small screen, nobody would see where they are: nothing there can have the focus.
 */
import { POPOVER_OPEN } from "../ui/popover-open.ts";
import { afterPaint } from "./after-paint.ts";
import { each } from "./each.ts";

const small = matchMedia("(width < 40rem)");

function hold(): void {
	const covers = document.querySelector<HTMLElement>(
		`${small.matches ? "[popover]" : ".menu-panel"}${POPOVER_OPEN}`,
	);
	setInert(covers !== null);
	// Only from inside does the platform give the focus back.
	if (covers && !covers.contains(document.activeElement))
		covers.querySelector<HTMLElement>("a, button")?.focus();
}

function setInert(inert: boolean): void {
	each("body > :is(a, header, main, footer, .dock)", (part) => {
		part.inert = inert;
	});
}

each("[popover]", (popover) => {
	popover.addEventListener("toggle", () => afterPaint(hold));
	// Let go beforehand: the focus goes back to what opened it as it closes.
	popover.addEventListener("beforetoggle", (event) => {
		if ((event as ToggleEvent).newState === "closed") setInert(false);
	});
});
small.addEventListener("change", hold);
// The platform may have opened one before this script was there.
hold();

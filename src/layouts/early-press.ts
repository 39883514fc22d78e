import { HAS_POPOVERS } from "../ui/popover-open.ts";

/** What layouts/first-frame-script.ts keeps until the page's script has come. */
declare global {
	interface Window {
		/** The control that was pressed last. */
		pressed?: HTMLElement;
		keepPress?: (event: Event) => void;
		/** On a first visit: settles when fonts and late styles are there or known to be missing. */
		fontsCame?: Promise<unknown>;
	}
	interface Document {
		/** Chromium alone renders pages ahead. */
		prerendering?: boolean;
	}
}

/** Presses again what was pressed before the script was there, unless the platform has answered it. */
export function pressAgain(): void {
	const { pressed, keepPress } = window;
	if (keepPress) for (const type of ["click", "submit"]) removeEventListener(type, keepPress, true);
	const answered =
		pressed instanceof HTMLButtonElement &&
		(pressed.type === "submit" ||
			// An island has kept it too.
			pressed.hasAttribute("aria-busy") ||
			(HAS_POPOVERS && pressed.popoverTargetElement) ||
			pressed.commandForElement);
	// Islands keep what is pressed in them: client-interaction.ts.
	if (pressed && !answered && !pressed.closest("astro-island")) pressed.click();
}

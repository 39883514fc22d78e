/** The one script of every page. */
import "../shell/trusted-types.ts";
import "../shell/close-on-back.ts";
import "../shell/mark-overlays.ts";
import "../shell/language-choice.ts";
import "../shell/live-clock.ts";
import "../shell/one-whatsapp-button.ts";
import "../shell/view-transitions.ts";
import "../offline/stale-build.ts";
import { HAS_POPOVERS } from "../ui/popover-open.ts";
import "./rise-on-entering.ts";

declare global {
	interface Window {
		/** Buttons pressed before their polyfill was there: early-script.ts. */
		earlyClicks: HTMLElement[];
	}
}

/** Milliseconds until the service worker is registered. */
const workerAfter = 3000;

// Development has no worker.
if (import.meta.env.PROD)
	setTimeout(() => import("../offline/register-worker.ts").catch(() => {}), workerAfter);

/** If a polyfill fails to load, the menu, panels or dialogs that need it stay closed. */
async function addPolyfills(): Promise<void> {
	const hasInvokers =
		"commandForElement" in HTMLButtonElement.prototype && "closedBy" in HTMLDialogElement.prototype;
	await Promise.allSettled([
		HAS_POPOVERS || import("../shell/popover-polyfill.ts"),
		hasInvokers || import("../shell/dialog-polyfill.ts"),
	]);
	document.documentElement.dataset.live = "";
	for (const button of window.earlyClicks.splice(0)) button.click();
}
addPolyfills();

/**
 * The one script of every page. layouts/first-frame-script.ts fetches it once the page is painted, and keeps
 * for it what is pressed before.
 */
import "../shell/trusted-types.ts";
import "../shell/mark-overlays.ts";
import "../shell/page-life.ts";
import "../shell/page-swap.ts";
import "../offline/stale-build.ts";
import { HAS_POPOVERS } from "../ui/popover-open.ts";
import { pressAgain } from "./early-press.ts";
import { changeLetters } from "./letters.ts";

/** Milliseconds until the service worker is brought in. */
const workerAfter = 3000;

// Who works on the site (`astro dev`) gets no worker.
if (import.meta.env.PROD)
	setTimeout(() => import("../offline/register-worker.ts").catch(() => {}), workerAfter);

/** What is missing is brought before anything is pressed again; should it not come, menu and panels stay shut. */
async function answer(): Promise<void> {
	const hasInvokers =
		"commandForElement" in HTMLButtonElement.prototype && "closedBy" in HTMLDialogElement.prototype;
	await Promise.allSettled([
		HAS_POPOVERS || import("../shell/popover-polyfill.ts"),
		hasInvokers || import("../shell/older-dialogs.ts"),
	]);
	document.documentElement.dataset.live = "";
	pressAgain();
}
answer();
window.fontsCame?.then(changeLetters);

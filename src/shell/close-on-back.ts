/**
 * Back closes the dialog, menu or panel that covers the page: as one opens, it gets an entry in the history, which it
 * takes away as it closes. Android's Chrome closes them by itself (close watchers); elsewhere Back would leave the page.
 */
import { POPOVER_OPEN } from "../ui/popover-open.ts";
import { queryAll } from "./query-all.ts";

const small = matchMedia("(width < 40rem)");
/** The entry is about to go, which takes a moment. */
let isLeaving = false;
/** The address that a link inside leads to. */
let next = "";

const hasEntry = () => history.state?.isCovered === true;

function coveredBy(): HTMLElement[] {
	const popovers = small.matches ? "[popover]" : ".menu-panel";
	return queryAll(`dialog[open], ${popovers}${POPOVER_OPEN}`);
}

function close(overlay: HTMLElement): void {
	if (overlay instanceof HTMLDialogElement) overlay.close();
	else overlay.hidePopover();
}

function follow(): void {
	const isCovered = coveredBy().length > 0;
	if (isLeaving || isCovered === hasEntry()) return;
	if (isCovered) {
		// On the way back the page stays as it is scrolled.
		history.scrollRestoration = "manual";
		history.pushState({ isCovered }, "");
		history.scrollRestoration = "auto";
	} else {
		isLeaving = true;
		history.back();
	}
}

document.addEventListener("toggle", follow, true);
// Safari before 26 and Chromium before 132 send no `toggle` for dialogs.
new MutationObserver(follow).observe(document.body, { subtree: true, attributeFilter: ["open"] });
addEventListener("popstate", () => {
	if (!isLeaving && !hasEntry()) coveredBy().forEach(close);
	isLeaving = false;
	if (!hasEntry()) history.scrollRestoration = "auto";
	if (next) location.href = next;
	next = "";
	follow();
});
addEventListener("pageshow", ({ persisted }) => {
	if (persisted) isLeaving = false;
	follow();
});
// The new page takes the entry's place, so that Back leads from it to this page, uncovered.
document.addEventListener("click", (event) => {
	const link = (event.target as Element).closest("a");
	if (!link || !hasEntry() || event.defaultPrevented) return;
	const opensElsewhere = link.target || event.ctrlKey || event.metaKey || event.shiftKey;
	if (opensElsewhere || link.origin !== location.origin) return;
	event.preventDefault();
	next = link.href;
	coveredBy().forEach(close);
	follow();
});
// Opened before this script ran, or closed by a reload.
follow();

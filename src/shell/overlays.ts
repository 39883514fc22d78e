/** Dialogs, the menu and panels: <html> is marked while one is open, the focus stays in what covers the page, Back closes it. */
import { POPOVER_OPEN } from "../ui/popover-open.ts";

const overlays = "dialog, .panel";
/** Panels stand beside the page but on phones, where they cover it. */
const beside = ".panel:not(.is-side)";
const small = matchMedia("(width < 40rem)");

const openOverlays = () => [
	...document.querySelectorAll<HTMLElement>(`dialog[open], .panel${POPOVER_OPEN}`),
];
const covering = () =>
	openOverlays().filter((overlay) => small.matches || !overlay.matches(beside));

// Marks <html>: `:has()` would take half of all selector matching. `beforetoggle` does not bubble. It comes before the
// overlay shows, so one layout serves both.
document.addEventListener(
	"beforetoggle",
	({ target, newState }) => {
		if (!(target instanceof HTMLElement) || !target.matches(overlays)) return;
		const others = openOverlays().filter((overlay) => overlay !== target);
		mark(newState === "open" ? [...others, target] : others);
		// Before it closes: the platform gives the focus back to the button that opened it.
		if (newState === "closed") setInert(false);
	},
	true,
);
document.addEventListener("toggle", follow, true);
// Safari before 26 and Chromium before 132 send no events for dialogs.
new MutationObserver(follow).observe(document, { subtree: true, attributeFilter: ["open"] });
small.addEventListener("change", holdFocus);

function mark(open: HTMLElement[]): void {
	const panels = open.filter((overlay) => overlay.matches(beside));
	const { documentElement: root } = document;
	root.toggleAttribute("data-panel-open", panels.length > 0);
	root.toggleAttribute("data-modal-open", panels.length < open.length);
}

/** Keeps the focus in a popover that covers the page. The platform does so only for modal dialogs. */
function holdFocus(): void {
	const popover = covering().find((overlay) => overlay.matches(".panel"));
	setInert(popover !== undefined);
	if (popover && !popover.contains(document.activeElement))
		popover.querySelector<HTMLElement>("a, button")?.focus();
}

function setInert(inert: boolean): void {
	const parts = "body > :is(a, header, main, footer, .dock)";
	for (const part of document.querySelectorAll<HTMLElement>(parts)) part.inert = inert;
}

/** The entry in the history is about to go, which takes a moment. */
let isLeaving = false;
/** The address that a link inside leads to. */
let next = "";

const hasEntry = () => history.state?.isCovered === true;

/**
 * As an overlay covers the page, it gets an entry in the history, which it takes away as it closes. Android's Chrome closes
 * it at Back by itself (close watchers); elsewhere Back would leave the page.
 */
function follow(): void {
	mark(openOverlays());
	// After the paint, so that it does not delay the answer to a press.
	requestAnimationFrame(() => setTimeout(holdFocus));
	const isCovered = covering().length > 0;
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

function closeAll(): void {
	for (const overlay of covering())
		if (overlay instanceof HTMLDialogElement) overlay.close();
		else overlay.hidePopover();
}

addEventListener("popstate", () => {
	if (!isLeaving && !hasEntry()) closeAll();
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
	closeAll();
	follow();
});
// Opened before this script ran, or closed by a reload.
follow();

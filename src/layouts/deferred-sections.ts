/**
 * app.css lets the browser skip the layout of sections below the first view (`content-visibility`), which
 * takes a quarter of the processor's time off a first visit (decision 0010). Some seconds later they are
 * laid out one at a time, so that anchors, find-in-page and the scroll bar meet real heights.
 */

/** Milliseconds, unless the visitor scrolls before. */
const WAIT = 3000;

const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 50));
const root = document.documentElement;

export function layOutDeferredSections(): void {
	if (root.dataset.deferred === undefined) return;
	const sections = [
		...document.querySelectorAll<HTMLElement>("main > :nth-child(n + 3), .site-footer"),
	];
	const layOutNext = () => {
		const section = sections.shift();
		if (section) {
			section.style.contentVisibility = "visible";
			whenIdle(layOutNext);
		} else delete root.dataset.deferred;
	};
	setTimeout(layOutNext, WAIT);
	addEventListener("scroll", layOutNext, { once: true, passive: true });
}

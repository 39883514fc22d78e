/**
 * Lays out the sections that app.css defers (`content-visibility`), one at a time while the browser is
 * idle: from then on anchors, find-in-page and the scroll bar meet real heights. Deferring takes a
 * quarter of the processor's time off the first view (decision 0010).
 */
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
	whenIdle(layOutNext);
}

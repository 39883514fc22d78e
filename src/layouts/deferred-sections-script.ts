/**
 * Inline in every head, since the page's own script may come late or never. Defers the layout of what
 * lies below the first view (deferred-sections.ts). The browser skips it until something of it comes near or the
 * visitor does something; some seconds later all is laid out, one element at a time while idle.
 */
declare const DEFERRED: string;

/** Milliseconds from the end of the page's HTML. */
const WAIT = 3000;

const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const { dataset } = document.documentElement;

// After a reload or with a hash, the browser scrolls to a place that all sections above it decide.
if (navigation?.type === "navigate" && !location.hash) {
	dataset.deferred = "all";
	addEventListener("DOMContentLoaded", () => {
		const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 50));
		const elements = [...document.querySelectorAll<HTMLElement>(DEFERRED)];
		// Shown at once, an element would count as shifted although it is below the view; `auto` comes between.
		const layOutNext = () => {
			const next = elements.shift();
			if (!next) {
				delete dataset.deferred;
				return;
			}
			next.style.contentVisibility = "auto";
			whenIdle(() => {
				next.style.contentVisibility = "visible";
				whenIdle(layOutNext);
			});
		};
		const showNear = () => {
			observer.disconnect();
			if (dataset.deferred) dataset.deferred = "far";
		};
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) showNear();
			},
			{ rootMargin: "20%" },
		);
		for (const element of elements) observer.observe(element);
		for (const sign of ["scroll", "pointerdown", "keydown"])
			addEventListener(sign, showNear, { once: true, passive: true });
		setTimeout(layOutNext, WAIT);
	});
}

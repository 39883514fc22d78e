/**
 * Inline in every head, since the page's own script may come late or never. Defers the layout of what
 * lies below the first view (deferred-sections.ts): until it comes near, the first sign of use, or some seconds
 * later the browser skips it; then it lays out what is near, and the rest one by one while idle.
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
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) start();
			},
			{ rootMargin: "20%" },
		);
		for (const element of elements) observer.observe(element);
		const start = () => {
			if (dataset.deferred !== "all") return;
			observer.disconnect();
			dataset.deferred = "far";
			whenIdle(layOutNext);
		};
		const layOutNext = () => {
			const next = elements.shift();
			if (next) {
				next.style.contentVisibility = "visible";
				whenIdle(layOutNext);
			} else delete dataset.deferred;
		};
		setTimeout(start, WAIT);
		for (const sign of ["scroll", "pointerdown", "keydown"])
			addEventListener(sign, start, { once: true, passive: true });
	});
}

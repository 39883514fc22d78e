/**
 * Inline in every head, since the page's own script may come late or never. Defers the layout of what
 * lies below the first view (deferred-sections.ts). The browser skips it until something of it comes near or the
 * visitor does something; some seconds later all is laid out, a few elements at a time while idle.
 */
declare const DEFERRED: string;

/** Milliseconds from the end of the page's HTML. */
const WAIT = 3000;

/** Elements to lay out in one task, about. */
const ENOUGH = 60;

const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const { dataset } = document.documentElement;

// After a reload or with a hash, the browser scrolls to a place that all sections above it decide.
if (navigation?.type === "navigate" && !location.hash) {
	dataset.deferred = "all";
	addEventListener("DOMContentLoaded", () => {
		const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 50));
		const elements = [...document.querySelectorAll<HTMLElement>(DEFERRED)];
		const layOutNext = () => {
			if (!dataset.deferred) return;
			const some: HTMLElement[] = [];
			for (let size = 0; size < ENOUGH && elements[0]; ) {
				const element = elements.shift() as HTMLElement;
				size += element.getElementsByTagName("*").length;
				some.push(element);
			}
			if (some.length === 0) {
				delete dataset.deferred;
				return;
			}
			const set = (value: string) => {
				for (const { style, dataset } of some) {
					style.contentVisibility = value;
					dataset.laidOut = "";
				}
			};
			// Chromium counts a shift where `hidden` becomes `visible` below the view, so `auto` comes between.
			set("auto");
			whenIdle(() => {
				set("visible");
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
		// Sections that grow while the browser scrolls past them would leave the target out of view.
		addEventListener("click", ({ target }) => {
			if ((target as Element).closest("a[href*='#']")) delete dataset.deferred;
		});
		setTimeout(layOutNext, WAIT);
	});
}

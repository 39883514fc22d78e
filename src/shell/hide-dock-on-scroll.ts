/**
 * Hides the dock while the page is scrolled down, and shows it on the way up and at the end. It stays while the
 * keyboard's focus is in it. Loaded by the first scroll.
 */

/** Smaller movements are no change of direction. Pixels. */
const STEP = 8;

/** For so long after a press or a turn of the phone the page may move by itself. Milliseconds. */
const SETTLING = 500;

const dock = document.querySelector<HTMLElement>(".dock");
/** The scroll position, in pixels, when the dock last changed or could have. */
let last = 0;
let width = innerWidth;

function follow(): void {
	const end = document.documentElement.scrollHeight - innerHeight;
	// iOS reports positions beyond the ends while the page springs back.
	const now = Math.min(Math.max(scrollY, 0), end);
	const isEnd = now > end - STEP;
	// The list's bar shows what was pressed, so only later scrolling hides it.
	if (performance.now() - Number(dock?.dataset.changed ?? Number.NaN) < SETTLING) last = now;
	if (!isEnd && Math.abs(now - last) < STEP) return;
	const isDown = now > last;
	last = now;
	dock?.toggleAttribute("data-away", isDown && !isEnd && !dock.querySelector(":focus-visible"));
}

addEventListener("scroll", follow, { passive: true });
// A phone's own bars change the height while the visitor scrolls, not the width.
addEventListener("resize", () => {
	if (innerWidth !== width) dock?.setAttribute("data-changed", String(performance.now()));
	width = innerWidth;
});
dock?.addEventListener("focusin", () => {
	if (dock.querySelector(":focus-visible")) dock.removeAttribute("data-away");
});
// A row may have been pressed before this module ran.
if (dock?.dataset.changed) last = scrollY;
follow();

export {};

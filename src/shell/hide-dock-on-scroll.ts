/** Hides the dock while the page is scrolled down but at its end and with the keyboard's focus. Loaded by the first scroll. */

/** Smaller movements are no change of direction. Pixels. */
const STEP = 8;

/** A pressed row may scroll into view after the press. Milliseconds. */
const SETTLING = 500;

const dock = document.querySelector<HTMLElement>(".dock");
/** The scroll position, in pixels, when the dock last changed or could have. */
let last = 0;

function follow(): void {
	const end = document.documentElement.scrollHeight - innerHeight;
	// iOS reports positions beyond the ends while the page springs back.
	const now = Math.min(Math.max(scrollY, 0), end);
	const isEnd = now > end - STEP;
	// The list's bar shows what was pressed, so only later scrolling hides it.
	const isSettling = performance.now() - Number(dock?.dataset.changed ?? Number.NaN) < SETTLING;
	if (isSettling) last = now;
	if (!isEnd && Math.abs(now - last) < STEP) return;
	const isDown = now > last;
	last = now;
	dock?.toggleAttribute("data-away", isDown && !isEnd && !dock.querySelector(":focus-visible"));
}

addEventListener("scroll", follow, { passive: true });
dock?.addEventListener("focusin", () => {
	if (dock.querySelector(":focus-visible")) dock.removeAttribute("data-away");
});
// A row may have been pressed before this module ran.
if (dock?.dataset.changed) last = scrollY;
follow();

export {};

/**
 * The dock leaves while the page is scrolled down, so that no price and no button lies under it, and comes
 * back on the way up and at the page's end. It stays for who is in it by keyboard. Fetched by the first scroll.
 */

/** A shaking thumb is no change of direction. Pixels. */
const STEP = 8;

/** A row that is pressed may scroll into view, and the event comes after the press. Milliseconds. */
const SETTLING = 500;

const dock = document.querySelector<HTMLElement>(".dock");
/** How far the page was scrolled when the dock last answered, in pixels: most pages begin at their top. */
let last = 0;

function follow(): void {
	const end = document.documentElement.scrollHeight - innerHeight;
	// Pages that are pulled beyond their ends spring back: that is nobody's scrolling.
	const now = Math.min(Math.max(scrollY, 0), end);
	const isEnd = now > end - STEP;
	// The list's bar shows what was just pressed: only scrolling after that sends it away.
	if (performance.now() - Number(dock?.dataset.changed ?? Number.NaN) < SETTLING) last = now;
	if (!isEnd && Math.abs(now - last) < STEP) return;
	const isDown = now > last;
	last = now;
	dock?.toggleAttribute("data-away", isDown && !isEnd && !dock.querySelector(":focus-visible"));
}

addEventListener("scroll", follow, { passive: true });
dock?.addEventListener("focusin", () => {
	if (dock.querySelector(":focus-visible")) dock.removeAttribute("data-away");
});
// A row may have been pressed before this script came.
if (dock?.dataset.changed) last = scrollY;
follow();

export {};

declare global {
	interface WindowEventMap {
		/** The page's letters and all its styles are there: on a first visit they change right after. */
		"page:lettered": Event;
	}
}

const root = document.documentElement;
const whenIdle = window.requestIdleCallback ?? setTimeout;
const nextFrame = () => new Promise(requestAnimationFrame);

/** What styles/first-frame.css folds. */
const folded = ".later, .rise, .sheet .rate-rows > div:nth-child(n + 12)";

/**
 * Styles and lays out what lies below the view, part by part while the browser is idle: the whole page at once
 * would keep a slow phone busy for a fifth of a second.
 */
export async function unfold(): Promise<void> {
	if (!("folded" in root.dataset)) return;
	const parts = [...document.querySelectorAll<HTMLElement>(folded)];
	// After the frame in which the letters change.
	await nextFrame().then(nextFrame);
	for (const part of parts) {
		await new Promise<unknown>((idle) => whenIdle(idle));
		part.style.contentVisibility = "visible";
		// Laid out now, and not together with the next.
		part.getBoundingClientRect();
	}
	delete root.dataset.folded;
	for (const part of parts) part.style.contentVisibility = "";
}

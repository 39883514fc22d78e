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
 * Styles and lays out what lies below the view in the page's own letters, part by part while the browser is
 * idle: the whole page at once would keep a slow phone busy for a fifth of a second.
 */
export async function unfold(): Promise<void> {
	if (!("folded" in root.dataset)) return;
	const parts = [...document.querySelectorAll<HTMLElement>(folded)];
	const show = (some: HTMLElement[], how: string) => {
		for (const { style } of some) style.contentVisibility = how;
	};
	const below = parts.filter(
		(part) =>
			part.getBoundingClientRect().top > innerHeight && !part.contains(document.activeElement),
	);
	if (root.className) {
		// Not laid out in the frame in which the letters change.
		show(below, "hidden");
		await nextFrame().then(nextFrame);
		// What is near first: straight from hidden to visible, the browser would count it as moved.
		show(below, "");
	}
	await nextFrame().then(nextFrame);
	for (const part of parts) {
		await new Promise<unknown>((idle) => whenIdle(idle));
		show([part], "visible");
		// Laid out now, and not together with the next.
		part.getBoundingClientRect();
	}
	delete root.dataset.folded;
	show(parts, "");
}

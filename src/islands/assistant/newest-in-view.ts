import { type RefObject, useEffect, useRef } from "react";

/**
 * Scrolls to the newest message when one is added, the panel opens, or messages grow. A visitor who has scrolled up
 * stays there until the next message.
 * @returns the ref of the scrolling box
 */
export function useNewestInView(said: number): RefObject<HTMLDivElement | null> {
	const box = useRef<HTMLDivElement>(null);
	const follows = useRef(false);
	const before = useRef(0);

	useEffect(() => {
		if (!box.current) return;
		// A restored conversation is not new.
		const isKept = said - before.current > 1;
		before.current = said;
		follows.current = said > 0;
		if (follows.current) scrollToEnd(box.current, isKept ? "instant" : "smooth");
		return watchSizes(box.current, follows);
	}, [said]);

	return box;
}

function scrollToEnd(box: HTMLElement, behavior: ScrollBehavior): void {
	const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
	box.scrollTo({ top: box.scrollHeight, behavior: still ? "instant" : behavior });
}

/** Keeps a box at its end while it or its children change their size. @returns a function that stops it */
function watchSizes(box: HTMLElement, follows: RefObject<boolean>): () => void {
	let top = box.scrollTop;
	let isHidden = box.clientHeight === 0;

	// Visitors scroll up; content that shrinks moves up too, but stays at the end.
	const onScroll = () => {
		const isAtEnd = box.scrollHeight - box.clientHeight - box.scrollTop < 8;
		if (isAtEnd) follows.current = true;
		else if (box.scrollTop < top) follows.current = false;
		top = box.scrollTop;
	};
	const sizes = new ResizeObserver(() => {
		const opens = isHidden;
		isHidden = box.clientHeight === 0;
		// A hidden box loses its scroll position, and fires a scroll event once shown.
		if (opens) top = 0;
		if (follows.current && !isHidden) scrollToEnd(box, opens ? "instant" : "smooth");
	});
	sizes.observe(box);
	for (const message of box.children) sizes.observe(message);
	box.addEventListener("scroll", onScroll, { passive: true });
	return () => {
		sizes.disconnect();
		box.removeEventListener("scroll", onScroll);
	};
}

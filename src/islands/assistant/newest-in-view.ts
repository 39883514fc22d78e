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
		// A kept conversation comes all at once: nothing of it is new.
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

/** Follows the end of a box while it, or what is in it, changes its size. @returns ends it */
function watchSizes(box: HTMLElement, follows: RefObject<boolean>): () => void {
	let top = box.scrollTop;
	let isHidden = box.clientHeight === 0;

	// Only a visitor scrolls up. What shrinks is scrolled up too, but stays at its end.
	const onScroll = () => {
		const isAtEnd = box.scrollHeight - box.clientHeight - box.scrollTop < 8;
		if (isAtEnd) follows.current = true;
		else if (box.scrollTop < top) follows.current = false;
		top = box.scrollTop;
	};
	const sizes = new ResizeObserver(() => {
		const opens = isHidden;
		isHidden = box.clientHeight === 0;
		// A box that is not shown keeps no place, and says so by a scroll event once it is shown again.
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

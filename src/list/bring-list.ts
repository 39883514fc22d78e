/**
 * Fetches the list's script where a page has rows of the rate card: as the first row nears the view, when
 * another tab changes the list, or at once where one is kept. Until then it costs nothing.
 */
import { KEY } from "./parts.ts";

export function bringList(): void {
	const cards = [...document.querySelectorAll(".rate-rows")].filter((card) =>
		card.querySelector("item-stepper"),
	);
	if (cards.length === 0) return;
	// Should it not come, the next card that nears the view tries again, or the connection when it is back.
	const bring = () =>
		import("./list-life.ts").then(
			() => near.disconnect(),
			() => addEventListener("online", bring, { once: true }),
		);
	const near = new IntersectionObserver(
		(entries) => entries.some((entry) => entry.isIntersecting) && bring(),
		{ rootMargin: "300px" },
	);
	for (const card of cards) near.observe(card);
	addEventListener("storage", bring);
	try {
		if (localStorage.getItem(KEY)) bring();
	} catch {
		// Storage is forbidden: nothing is kept.
	}
}

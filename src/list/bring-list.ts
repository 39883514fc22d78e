/**
 * Fetches the list's script where a page has rows of the rate card: as the first row nears the view, when
 * another tab changes the list, or at once where one is kept. Until then it costs nothing.
 */
import { KEY } from "./parts.ts";

export function bringList(): void {
	const rows = document.querySelectorAll("item-stepper");
	if (rows.length === 0) return;
	const bring = () => import("./list-life.ts").catch(() => {});
	const near = new IntersectionObserver(
		(entries) => {
			if (!entries.some((entry) => entry.isIntersecting)) return;
			near.disconnect();
			bring();
		},
		{ rootMargin: "300px" },
	);
	for (const row of rows) near.observe(row.parentElement ?? row);
	addEventListener("storage", bring);
	try {
		if (localStorage.getItem(KEY)) bring();
	} catch {
		// Storage is forbidden: nothing is kept.
	}
}

import { countPieces, type List, type ListItem } from "./list.ts";

/** "1 item", "12 items". */
export function piecesWords(items: readonly ListItem[]): string {
	const count = countPieces(items);
	return `${count} ${count === 1 ? "item" : "items"}`;
}

/** What the bar says of a list. */
interface BarWords {
	/** "from ₹14,310"; empty where nothing has a price. */
	sum: string;
	/** "2 to be measured" and the like. */
	rest: readonly string[];
	/** Whether the list of last time is still worth a word. */
	offering: boolean;
}

/**
 * The list's part of the dock. What it gives back shows a list in it.
 * @param wasPressed whether its first list comes from a press, not from an earlier page
 */
export function liveBar(bar: HTMLElement, wasPressed: boolean) {
	let isPressed = wasPressed;
	const dock = bar.parentElement as HTMLElement;
	const [first, second] = bar.querySelectorAll<HTMLElement>(".words > *");
	const { style } = document.documentElement;
	let shown: readonly ListItem[] | undefined;
	// With large letters the words take more lines: the page's end keeps as much room for the dock.
	new ResizeObserver(() => {
		if (bar.hidden) style.removeProperty("--dock");
		else style.setProperty("--dock", `${dock.offsetHeight}px`);
	}).observe(dock);

	return ({ items, last }: List, { sum, rest, offering }: BarWords) => {
		if (!first || !second) return;
		const offer = items.length === 0 && offering && last.length > 0;
		bar.hidden = items.length === 0 && !offer;
		dock.toggleAttribute("data-has-list", !bar.hidden);
		// What a press came to is seen, wherever the page was scrolled.
		if (shown !== items) {
			dock.removeAttribute("data-away");
			if (isPressed) dock.dataset.changed = String(performance.now());
			isPressed = true;
		}
		shown = items;
		const count = piecesWords(offer ? last : items);
		first.textContent = offer ? "Same as last time?" : sum || count;
		second.textContent = [(sum || offer) && count, ...rest].filter(Boolean).join(" · ");
	};
}

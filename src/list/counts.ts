/** The counts in the + of the page's rows. Apart from their component, whose styles pages without rows lack. */
import { addButton as words } from "#language/words.json";
import { fill } from "../../languages/fill.ts";

import type { ListItem } from "./list.ts";
import { limitsOf } from "./quantity.ts";
import { readList } from "./store.ts";

/** Selects the + of a row (add-button.tsx). */
export const ADD_BUTTON = ".add-button";

/** More letters have no room in the circle. */
const LONGEST_COUNT = 3;

/** Shows in each + of the page how much of its item is on the list. */
export function showCounts(items: readonly ListItem[] = readList().items): void {
	const known = new Map(items.map((item) => [item.id, item]));
	for (const button of document.querySelectorAll<HTMLButtonElement>(ADD_BUTTON)) {
		const item = known.get(button.value);
		const { quantity = "", measure } = item ?? {};
		const count = String(quantity);
		const amount = count && `${count} ${limitsOf(measure).unit}`.trim();
		const listed = amount ? fill(words.amountOnYourList, { amount }) : words.onYourList;
		button.setAttribute("aria-label", words.add + button.name + (item ? listed : ""));
		if (item) button.dataset.count = count && count.length <= LONGEST_COUNT ? count : "✓";
		else delete button.dataset.count;
	}
}

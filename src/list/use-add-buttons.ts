import { useLayoutEffect } from "react";
import { add } from "#language/words/add-button";
import { onYourList } from "#language/words/list";
import { type ListItem, withStep } from "./list.ts";
import { change } from "./list-storage.ts";
import { limitsOf } from "./measure.ts";
import { ADD_BUTTON, itemOf } from "./rendered-add-button.ts";

/** More letters have no room in the circle. */
const LONGEST_COUNT = 3;

/** Takes the presses on + in the page's rows, and shows in each how much of its item is on the list. */
export function useAddButtons(items: readonly ListItem[]): void {
	useLayoutEffect(() => {
		function press({ target }: Event) {
			const button = (target as Element).closest<HTMLElement>(ADD_BUTTON);
			if (!button) return;
			// Brings the dock back into view.
			const dock = document.querySelector<HTMLElement>(".dock");
			dock?.removeAttribute("data-away");
			dock?.setAttribute("data-changed", String(performance.now()));
			change((list) => withStep(list, itemOf(button), 1));
		}
		document.addEventListener("click", press);
		return () => document.removeEventListener("click", press);
	}, []);

	useLayoutEffect(() => {
		const known = new Map(items.map((item) => [item.id, item]));
		function show() {
			for (const button of document.querySelectorAll<HTMLElement>(ADD_BUTTON))
				showCount(button, known.get(button.dataset.item ?? ""));
		}
		show();
		// The search renders and removes rows.
		const observer = new MutationObserver(show);
		observer.observe(document.body, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, [items]);
}

function showCount(button: HTMLElement, item: ListItem | undefined): void {
	const label = `${add}${button.dataset.name}`;
	if (!item) {
		delete button.dataset.count;
		button.setAttribute("aria-label", label);
		return;
	}
	const { quantity = "", measure } = item;
	const count = String(quantity);
	button.dataset.count = count && count.length <= LONGEST_COUNT ? count : "✓";
	const amount = `${count} ${limitsOf(measure).unit}`.trim();
	button.setAttribute("aria-label", label + onYourList(count && amount));
}

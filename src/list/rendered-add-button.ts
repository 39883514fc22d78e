import { add } from "#language/words/add-button";
import type { ListItem } from "./list.ts";
import { isMeasure } from "./measure.ts";

/** Selects the + of a row (add-button.tsx), whose presses the list's island takes; row-steppers.tsx marks its −. */
export const ADD_BUTTON = ".stepper button:not([data-less])";

/** The item of a rendered `AddButton`. */
export function itemOf(stepper: HTMLElement): Omit<ListItem, "quantity"> {
	const { item = "", measure } = stepper.dataset;
	const label = stepper.querySelector(`:scope${ADD_BUTTON}`)?.getAttribute("aria-label") ?? "";
	return {
		id: item,
		name: label.replace(add, ""),
		measure: isMeasure(measure) ? measure : undefined,
	};
}

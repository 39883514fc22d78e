import type { ListItem } from "./list.ts";
import { isMeasure } from "./measure.ts";

/** Selects the + of a row (add-button.tsx), whose presses the list's island takes. */
export const ADD_BUTTON = ".add-button";

/** The item of a rendered `AddButton`. */
export function itemOf({ dataset }: HTMLElement): Omit<ListItem, "quantity"> {
	const { item: id = "", name = "", measure } = dataset;
	return { id, name, measure: isMeasure(measure) ? measure : undefined };
}

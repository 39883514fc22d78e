import { add } from "#language/words/add-button";
import type { PriceParts } from "../../content/format-price.ts";
import { Icon } from "../ui/icon.tsx";
import "./add-button.css";
import type { ListItem } from "./list.ts";
import { isMeasure } from "./measure.ts";

/** Selects the +, whose presses the list's island takes. */
export const ADD_BUTTON = ".stepper > button";

interface AddButtonProps {
	id: string;
	/** With the category in brackets where the row shows it. */
	name: string;
	price: PriceParts;
}

/** The + of a row. The build renders it, nothing hydrates it; row-stepper.tsx fills the empty span. */
export function AddButton({ id, name, price }: AddButtonProps) {
	return (
		<span className="stepper needs-script" data-item={id} data-measure={price.measure}>
			<span />
			<button type="button" aria-label={`${add}${name}`}>
				<Icon name="plus" />
			</button>
		</span>
	);
}

/** The item of a rendered `AddButton`. */
export function itemOf(stepper: HTMLElement): Omit<ListItem, "quantity"> {
	const { item = "", measure } = stepper.dataset;
	const label = stepper.lastElementChild?.getAttribute("aria-label") ?? "";
	return {
		id: item,
		name: label.replace(add, ""),
		measure: isMeasure(measure) ? measure : undefined,
	};
}

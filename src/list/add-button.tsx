import { add } from "#language/words/add-button";
import type { PriceParts } from "../../content/format-price.ts";
import { Icon } from "../ui/icon.tsx";
import "./add-button.css";

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

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

/** The + of a row. The build renders it, nothing hydrates it; use-add-buttons.ts takes its presses and shows the count. */
export function AddButton({ id, name, price }: AddButtonProps) {
	return (
		<button
			type="button"
			className="add-button needs-script"
			aria-label={`${add}${name}`}
			data-item={id}
			data-name={name}
			data-measure={price.measure}
		>
			<Icon name="plus" />
		</button>
	);
}

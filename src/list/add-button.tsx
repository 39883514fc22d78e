import { addButton } from "#language/words.json";
import { Icon } from "../ui/icon.tsx";
import "./add-button.css";

interface AddButtonProps {
	id: string;
	/** With the category in brackets where the row shows it. */
	name: string;
}

/** The + of a row, static HTML on every page: the list's island takes its presses. */
export function AddButton({ id, name }: AddButtonProps) {
	return (
		<button
			type="button"
			className="add-button needs-script"
			aria-label={addButton.add + name}
			name={name}
			value={id}
		>
			<Icon name="plus" />
		</button>
	);
}

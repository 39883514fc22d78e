import { addButton } from "#language/words.json";
import { Icon } from "../ui/icon.tsx";
import "./add-button.css";

/**
 * The + of a row, static HTML on every page: the list's island takes its presses.
 * @param name with the category in brackets where the row shows it
 */
export function AddButton({ id, name }: { id: string; name: string }) {
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

import { ui } from "#language/words.json";
import "./button.css";
import "./dialog.css";
import { Icon } from "./icon.tsx";

interface DialogTopProps {
	/** The dialog's id; the heading's is "ID-title". */
	dialog: string;
	title: string;
	/** Of the heading: −1 gives it the focus as the dialog opens. */
	tabIndex?: number;
}

/** The heading of a dialog, and its Close button, which needs no script. */
export function DialogTop({ dialog, title, tabIndex }: DialogTopProps) {
	return (
		<div className="top">
			<h2 id={`${dialog}-title`} className="text-step-3" tabIndex={tabIndex}>
				{title}
			</h2>
			<button
				type="button"
				className="icon-button"
				aria-label={ui.close}
				{...{ command: "close", commandfor: dialog }}
			>
				<Icon name="x" />
			</button>
		</div>
	);
}

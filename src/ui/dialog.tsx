import type { ComponentProps } from "react";
import { ui } from "#language/words.json";
import { Icon } from "./icon.tsx";
import "./dialog.css";
import "./button.css";

interface DialogProps extends ComponentProps<"dialog"> {
	id: string;
	/** With it the dialog has a heading and a Close button, and stands on a phone's lower edge. */
	heading?: string;
}

/** Opened by a button with `commandfor`, without a script; a press beside it, Escape and Back close it. */
export function Dialog({ id, heading, className = "", children, ...dialog }: DialogProps) {
	return (
		<dialog
			className={`${heading ? "dialog " : ""}${className}`}
			id={id}
			aria-labelledby={`${id}-title`}
			{...{ closedby: "any" }}
			{...dialog}
		>
			{heading && <DialogTop dialog={id} title={heading} />}
			{children}
		</dialog>
	);
}

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

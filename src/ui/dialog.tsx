import type { ComponentProps } from "react";
import "./dialog.css";
import { DialogTop } from "./dialog-top.tsx";

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

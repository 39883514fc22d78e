import type { ReactNode } from "react";
import "./button.css";
import { Icon } from "./icon.tsx";

interface PanelProps {
	id: string;
	title: string;
	subtitle: string;
	/** What stands at the head of the bar. */
	mark?: ReactNode;
	/** A short sheet in WhatsApp's colours; otherwise as tall as the screen allows. */
	look: "tall" | "short";
	closeLabel: string;
	children: ReactNode;
}

/**
 * A panel that floats above its round button: a popover that the platform opens at once.
 * It stays while the page is read; shell/panels.ts closes it by Escape and when another opens.
 */
export function Panel({ id, title, subtitle, mark, look, closeLabel, children }: PanelProps) {
	return (
		<div
			className={`panel is-${look}`}
			id={id}
			popover="manual"
			role="dialog"
			aria-labelledby={`${id}-title`}
			tabIndex={-1}
		>
			<div className="bar on-dark">
				{mark}
				<div>
					<h2 id={`${id}-title`}>{title}</h2>
					<p>{subtitle}</p>
				</div>
				<button
					type="button"
					className="icon-button"
					popoverTarget={id}
					popoverTargetAction="hide"
					aria-label={closeLabel}
				>
					<Icon name="x" />
				</button>
			</div>
			{children}
		</div>
	);
}

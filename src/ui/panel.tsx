import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./button.css";
import "./panel.css";

interface PanelProps {
	id: string;
	/** `short` is as tall as its content, in WhatsApp's colours; `tall` fills the height; `side` is the menu. */
	look: keyof typeof bars;
	/** A heading, or else a label for screen readers. */
	title?: string;
	label?: string;
	subtitle?: string;
	mark?: ReactNode;
	closeLabel: string;
	children: ReactNode;
}

const bars = {
	tall: "on-dark sticky top-0 z-2 gap-[0.8rem] bg-forest py-3 pr-[0.6rem] pl-[1.1rem] text-ivory",
	short:
		"on-dark sticky top-0 z-2 gap-[0.8rem] bg-whatsapp-deep py-3 pr-[0.6rem] pl-[1.1rem] text-ivory",
	side: "min-h-16 gap-2 py-[0.6rem] pr-3 pl-6",
} as const;

/** A popover: the platform opens it without a script, keeps one open at a time, closes it and returns the focus. */
export function Panel(props: PanelProps) {
	const { id, look, title, label, subtitle, mark, closeLabel, children } = props;
	return (
		<div
			className={`panel is-${look}`}
			id={id}
			popover="auto"
			role="dialog"
			aria-label={label}
			aria-labelledby={title && `${id}-title`}
		>
			<div className={`flex flex-none items-center ${bars[look]}`}>
				{mark}
				{title && (
					<div>
						<h2
							id={`${id}-title`}
							tabIndex={-1}
							// biome-ignore lint/a11y/noAutofocus: the focus goes into a popover as it opens, not before.
							autoFocus
							className="font-display text-[1.1875rem]/[1.2] font-[600] tracking-[-0.005em] text-inherit"
						>
							{title}
						</h2>
						<p className={`text-sm/[1.35] ${look === "short" ? "text-bar-whatsapp" : "text-bar"}`}>
							{subtitle}
						</p>
					</div>
				)}
				<button
					type="button"
					className="icon-button ml-auto"
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

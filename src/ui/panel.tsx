import type { ReactNode } from "react";
import "./button.css";
import "./panel.css";
import { Icon } from "./icon.tsx";

interface PanelProps {
	id: string;
	title: string;
	subtitle: string;
	mark?: ReactNode;
	/** `short` is as tall as its content, in WhatsApp's colours; `tall` fills the height. */
	look: "tall" | "short";
	closeLabel: string;
	children: ReactNode;
}

/** A popover above its round button: the platform keeps one open at a time, closes it and returns the focus. */
export function Panel({ id, title, subtitle, mark, look, closeLabel, children }: PanelProps) {
	return (
		<div
			className={`panel is-${look}`}
			id={id}
			popover="auto"
			role="dialog"
			aria-labelledby={`${id}-title`}
		>
			<div className="bar on-dark flex flex-none items-center gap-[0.8rem] py-3 pr-[0.6rem] pl-[1.1rem]">
				{mark}
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
					<p className="text-sm/[1.35]">{subtitle}</p>
				</div>
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

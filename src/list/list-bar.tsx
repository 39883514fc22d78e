import { Icon } from "../ui/icon.tsx";
import "./list-bar.css";
import { DIALOG, STEPPER } from "./parts.ts";

/**
 * The list in one line, in the dock's own row, which list-panel.ts shows once there is a list; what its
 * total says to a screen reader; and what the rows' steppers are made of.
 */
export function ListBar() {
	return (
		<>
			<aside className="list-bar on-dark" id="list-bar" aria-label="Your list" hidden>
				<button type="button" {...{ command: "show-modal", commandfor: DIALOG }}>
					<Icon name="clipboard-list" />
					<span className="words">
						<b />
						<span />
					</span>
					<Icon name="chevron-right" />
				</button>
			</aside>
			<p role="status" className="visually-hidden" id="list-status" />
			{/* In a shadow tree: the sprite's drawings are out of reach there. */}
			<template id={STEPPER}>
				<button type="button" hidden>
					<Line d="M5 12h14" />
				</button>
				<span />
				<button type="button">
					<Line d="M5 12h14M12 5v14" />
				</button>
			</template>
		</>
	);
}

function Line({ d }: { d: string }) {
	return (
		<svg viewBox="0 0 24 24" aria-hidden="true">
			<path d={d} />
		</svg>
	);
}

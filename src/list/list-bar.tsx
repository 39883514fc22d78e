import { Icon } from "../ui/icon.tsx";
import { DIALOG } from "./parts.ts";

/** The list in one line, in the dock's own row, which list-panel.ts shows once there is a list. */
export function ListBar() {
	return (
		<aside className="list-bar on-dark" id="list-bar" aria-label="Your list" hidden>
			<button
				type="button"
				aria-haspopup="dialog"
				{...{ command: "show-modal", commandfor: DIALOG }}
			>
				<Icon name="clipboard-list" />
				<span className="words">
					<b />
					<span />
				</span>
				<Icon name="chevron-right" />
			</button>
		</aside>
	);
}

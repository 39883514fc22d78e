import { Icon } from "../ui/icon.tsx";
import { DIALOG } from "./parts.ts";

/** What the list comes to. It stands in the dock, where list-panel.ts shows it once there is a list. */
export function ListBar() {
	return (
		<aside className="list-bar" id="list-bar" aria-label="Your list" hidden>
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
			</button>
		</aside>
	);
}

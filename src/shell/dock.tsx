import { Icon } from "../ui/icon.tsx";
import { NewTabHint } from "../ui/new-tab-hint.tsx";
import "./dock.css";

interface DockProps {
	/** Where the WhatsApp button leads. */
	bookHref: string;
}

/** What floats at bottom right, one thumb away on every screen. */
export function Dock({ bookHref }: DockProps) {
	return (
		<aside className="dock" aria-label="Chat">
			<a className="is-whatsapp" href={bookHref} target="_blank" rel="noopener">
				<Icon name="whatsapp" />
				<span className="visually-hidden">
					Chat with us on WhatsApp
					<NewTabHint />
				</span>
			</a>
		</aside>
	);
}

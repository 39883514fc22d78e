import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import "./dock.css";

interface DockProps {
	/** Where the WhatsApp button leads without scripts. */
	bookHref: string;
}

/**
 * What floats at bottom right, one thumb away on every screen: the buttons of the two panels, and the
 * list's bar before them where there is a list. hide-dock-on-scroll.ts moves it out of the way of the prices.
 * Without scripts the panels could do nothing; a plain link to WhatsApp stands in for them, at the
 * page's end, where it covers nothing.
 */
export function Dock({ bookHref }: DockProps) {
	return (
		<div className="dock on-dark">
			<aside className="chat" aria-label="Chat">
				<button
					type="button"
					className="is-whatsapp needs-script"
					popoverTarget="whatsapp"
					aria-haspopup="dialog"
					aria-label="Chat with us on WhatsApp"
				>
					<Icon name="whatsapp" />
				</button>
				<button
					type="button"
					className="is-assistant needs-script"
					popoverTarget="assistant"
					aria-haspopup="dialog"
					aria-label="Chat with us"
				>
					<Icon name="message-circle-question-mark" />
				</button>
				<noscript>
					<Link className="is-whatsapp" href={bookHref}>
						<Icon name="whatsapp" />
						<span className="visually-hidden">Chat with us on WhatsApp</span>
					</Link>
				</noscript>
			</aside>
		</div>
	);
}

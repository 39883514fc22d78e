import type { ReactNode } from "react";
import { shell } from "#language/words.json";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import "./dock.css";

/**
 * The floating buttons of the two panels, beside them the list's bar as child. Without scripts one link to WhatsApp, at
 * the page's end, replaces them.
 */
export function Dock({ bookHref, children }: { bookHref: string; children?: ReactNode }) {
	return (
		<div className="dock on-dark">
			{children}
			<aside className="chat grid gap-[10px]" aria-label={shell.chat}>
				<button
					type="button"
					className="needs-script"
					popoverTarget="assistant"
					aria-haspopup="dialog"
					aria-label={shell.chatWithUs}
				>
					<Icon name="message-circle-question-mark" />
				</button>
				<button
					type="button"
					className="is-whatsapp needs-script"
					popoverTarget="whatsapp"
					aria-haspopup="dialog"
					aria-label={shell.chatOnWhatsApp}
				>
					<Icon name="whatsapp" />
				</button>
				<noscript>
					<Link className="is-whatsapp" href={bookHref}>
						<Icon name="whatsapp" />
						<span className="visually-hidden">{shell.chatOnWhatsApp}</span>
					</Link>
				</noscript>
			</aside>
		</div>
	);
}

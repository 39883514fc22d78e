import { Link } from "../../ui/link.tsx";
import { phoneLink } from "../../ui/phone-link.ts";

/** Contacts that need no script, shown while the assistant's code is missing (assistant-chat.css). */
export function LateNote({ phone, chatHref }: { phone: string; chatHref: string }) {
	return (
		<p className="late">
			<span className="is-slow">The connection is slow.</span>
			<span className="is-offline">You are offline.</span>{" "}
			<Link href={chatHref}>Chat on WhatsApp</Link> or call <a href={phoneLink(phone)}>{phone}</a>
		</p>
	);
}

import * as words from "#language/words/assistant";
import { Link } from "../../ui/link.tsx";
import { phoneLink } from "../../ui/phone-link.ts";

/** Contacts that need no script, shown while the assistant's code is missing (assistant-chat.css). */
export function LateNote({ phone, chatHref }: { phone: string; chatHref: string }) {
	return (
		<p className="late">
			<span className="is-slow">{words.slow}</span>
			<span className="is-offline">{words.offline}</span>{" "}
			<Link href={chatHref}>{words.chatOnWhatsApp}</Link>
			{words.orCall}
			<a href={phoneLink(phone)}>{phone}</a>
		</p>
	);
}

import { Link } from "../../ui/link.tsx";
import { phoneLink } from "../../ui/phone-link.ts";

interface LateNoteProps {
	phone: string;
	/** Opens WhatsApp. */
	chatHref: string;
}

/**
 * The ways that need no script, shown beside the assistant when its code does not come: at once where
 * that is known, else after ten seconds, by the style sheet alone.
 */
export function LateNote({ phone, chatHref }: LateNoteProps) {
	return (
		<p className="late">
			<span className="is-slow">The connection is slow.</span>
			<span className="is-offline">You are offline.</span>{" "}
			<Link href={chatHref}>Chat on WhatsApp</Link> or call <a href={phoneLink(phone)}>{phone}</a>
		</p>
	);
}

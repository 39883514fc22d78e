import { NewTabHint } from "../../ui/new-tab-hint.tsx";
import { phoneLink } from "../../ui/phone-link.ts";

interface LateNoteProps {
	phone: string;
	/** Opens WhatsApp. */
	chatHref: string;
}

/** Shown by `client:intent` when the assistant does not come: the ways that need no script. */
export function LateNote({ phone, chatHref }: LateNoteProps) {
	return (
		<p className="late" data-late="" hidden>
			<span data-when="online">The connection is slow.</span>
			<span data-when="offline">You are offline.</span>{" "}
			<a href={chatHref} target="_blank" rel="noopener">
				Chat on WhatsApp
				<NewTabHint />
			</a>{" "}
			or call <a href={phoneLink(phone)}>{phone}</a>
		</p>
	);
}

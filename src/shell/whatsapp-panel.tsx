import type { Business } from "../../content/types.ts";
import "../ui/button.css";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { whatsappLink } from "../ui/whatsapp-link.ts";

interface WhatsAppPanelProps {
	business: Pick<Business, "whatsapp" | "hoursInWords">;
}

/**
 * A message typed here opens in WhatsApp: by the form's own address before the script has come, by
 * shell/panels.ts afterwards. An empty one may be sent too.
 */
export function WhatsAppPanel({ business }: WhatsAppPanelProps) {
	const { hours, daily } = business.hoursInWords;
	return (
		<Panel
			id="whatsapp"
			look="short"
			title="Chat with us on WhatsApp"
			subtitle={`We reply ${daily}, ${hours}`}
			mark={<Icon name="whatsapp" />}
			closeLabel="Close WhatsApp panel"
		>
			<form
				className="whatsapp-form"
				action={whatsappLink(business.whatsapp)}
				target="_blank"
				rel="noopener"
				data-whatsapp={business.whatsapp}
			>
				<label>
					<span className="visually-hidden">Your message</span>
					<textarea name="text" placeholder="Type your message..." />
				</label>
				<button type="submit" className="button is-whatsapp is-block">
					<Icon name="whatsapp" />
					Send on WhatsApp
				</button>
			</form>
		</Panel>
	);
}

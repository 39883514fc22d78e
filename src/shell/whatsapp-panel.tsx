import type { ReactNode } from "react";
import type { Business } from "../../content/types.ts";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";

interface WhatsAppPanelProps {
	business: Pick<Business, "hoursInWords">;
	children: ReactNode;
}

export function WhatsAppPanel({ business, children }: WhatsAppPanelProps) {
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
			{children}
		</Panel>
	);
}

import type { ReactNode } from "react";
import { chatOnWhatsApp } from "#language/words/shell";
import * as words from "#language/words/whatsapp";
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
			title={chatOnWhatsApp}
			subtitle={words.reply(daily, hours)}
			mark={<Icon name="whatsapp" />}
			closeLabel={words.close}
		>
			{children}
		</Panel>
	);
}

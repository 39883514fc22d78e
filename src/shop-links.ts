/** Addresses made of the shop's data: WhatsApp messages. */
import type { Business, WhatsAppMessages } from "../content/types.ts";
import { whatsappLink } from "./ui/whatsapp-link.ts";

/** A WhatsApp link that asks about one service. */
export function serviceLink(
	business: Pick<Business, "whatsapp">,
	messages: Pick<WhatsAppMessages, "serviceStart" | "serviceEnd">,
	service: string,
): string {
	return whatsappLink(
		business.whatsapp,
		`${messages.serviceStart}${service}${messages.serviceEnd}`,
	);
}

/** Addresses made of the shop's data: WhatsApp messages. */
import type { Business, WhatsAppMessages } from "../shop/types.ts";
import { whatsappLink } from "./ui/whatsapp-link.ts";

/** A WhatsApp link that asks about one service. */
export function serviceLink(
	business: Pick<Business, "whatsapp">,
	messages: Pick<WhatsAppMessages, "aboutService">,
	service: string,
): string {
	const text = messages.aboutService.replaceAll("{service}", () => service);
	return whatsappLink(business.whatsapp, text);
}

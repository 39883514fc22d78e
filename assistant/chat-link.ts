import type { ShopData } from "./contract.ts";
import { limits } from "./limits.ts";

type Site = Pick<ShopData["site"], "business" | "whatsappMsg">;

/** Characters, to leave room for the answer. */
const longestLink = limits.answerCap / 2 + 40;

/**
 * A WhatsApp link for markdown. Letters stay unencoded: an answer's characters are limited, and an encoded Hindi letter
 * takes nine.
 * @param message which of the shop's messages it sends; left out if the link becomes too long
 */
export function chatLink({ business, whatsappMsg }: Site, message?: keyof Site["whatsappMsg"]) {
	const bare = `https://wa.me/${business.whatsapp}`;
	const text = message && whatsappMsg[message].replaceAll(/\p{Surrogate}/gu, "\ufffd");
	if (!text) return bare;
	// A bracket would end a link in markdown.
	const encoded = text.replace(/[^\p{L}\p{M}\p{N}]/gu, (sign) =>
		encodeURIComponent(sign).replace("(", "%28").replace(")", "%29"),
	);
	const link = `${bare}?text=${encoded}`;
	return link.length > longestLink ? bare : link;
}

/** The address that opens a chat with the shop, with a message that the visitor sends. */
export function messageLink({ whatsapp }: Site["business"], message: string): string {
	const text = encodeURIComponent(message.replaceAll(/\p{Surrogate}/gu, "\ufffd"));
	return `https://wa.me/${whatsapp}?text=${text}`;
}

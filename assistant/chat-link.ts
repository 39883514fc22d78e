import type { ShopData } from "./contract.ts";
import { limits } from "./limits.ts";

type Site = Pick<ShopData["site"], "business" | "whatsappMsg">;

/** Characters; the rest of an answer needs room too. */
const longestLink = limits.answerCap / 2 + 40;

/**
 * The address that opens a WhatsApp chat, for an answer in markdown. Letters of any script stay
 * unencoded, because an answer's characters are counted and a Hindi letter takes nine encoded.
 *
 * @param message which of the shop's messages the chat starts with; left out of a link that is too long
 */
export function chatLink({ business, whatsappMsg }: Site, message?: keyof Site["whatsappMsg"]) {
	const bare = `https://wa.me/${business.whatsapp}`;
	const text = message && whatsappMsg[message].replaceAll(/\p{Surrogate}/gu, "\ufffd");
	if (!text) return bare;
	const encoded = text.replace(/[^\p{L}\p{M}\p{N}]/gu, encodedSign);
	const link = `${bare}?text=${encoded}`;
	return link.length > longestLink ? bare : link;
}

/** A bracket would end a link in markdown. */
function encodedSign(sign: string): string {
	if (sign === "(") return "%28";
	if (sign === ")") return "%29";
	return encodeURIComponent(sign);
}

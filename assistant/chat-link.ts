import type { ShopData } from "./contract.ts";
import { limits } from "./limits.ts";

type Site = Pick<ShopData["site"], "business" | "whatsappMsg">;

/** Characters of a link that leave room for what an answer says beside it. */
const longestLink = limits.answerCap / 2 + 40;

/**
 * The address that opens a chat with the shop on WhatsApp, for an answer in markdown. Letters of any
 * script stay as they are, which browsers encode by themselves: an answer's characters are counted, and
 * a Hindi letter encoded takes nine. Without the message where the link would be too long.
 *
 * @param message which of the shop's messages the chat begins with; none without it
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

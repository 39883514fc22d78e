/**
 * The click-to-chat address with a prefilled message.
 * @param number only its digits are used
 * @param text left out of the address when empty
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function whatsappLink(number: string, text = ""): string {
	const address = `https://wa.me/${number.replaceAll(/\D/g, "")}`;
	return text ? `${address}?text=${encodeText(text)}` : address;
}

/**
 * Encodes a text for an address. Lone surrogates, at which encodeURIComponent throws, become
 * "\ufffd".
 */
export function encodeText(text: string): string {
	return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\ufffd"));
}

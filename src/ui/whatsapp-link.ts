/**
 * The address that opens a WhatsApp chat with a prefilled message. Every WhatsApp link of the site
 * is made here.
 *
 * @param number the business number; anything but digits is dropped
 * @param text the message as typed; left out of the address when empty
 * @see https://faq.whatsapp.com/5913398998672934 (click to chat)
 */
export function whatsappLink(number: string, text = ""): string {
	const address = `https://wa.me/${number.replaceAll(/\D/g, "")}`;
	return text ? `${address}?text=${encodeText(text)}` : address;
}

/** A text as part of an address. Half a character, at which encoding would throw, becomes "\ufffd". */
export function encodeText(text: string): string {
	return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\ufffd"));
}

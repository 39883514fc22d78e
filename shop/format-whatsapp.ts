/**
 * The click-to-chat address. Only the digits of the number are used.
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function whatsappLink(number: string, text = ""): string {
	const address = `https://wa.me/${number.replaceAll(/\D/g, "")}`;
	return text ? `${address}?text=${encodeText(text)}` : address;
}

/** Encodes a text for an address. encodeURIComponent throws at lone surrogates, so they become "\ufffd". */
export function encodeText(text: string): string {
	return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\ufffd"));
}

/** A link that asks about one service. */
export function serviceLink(
	{ whatsapp }: { whatsapp: string },
	{ aboutService }: { aboutService: string },
	service: string,
): string {
	return whatsappLink(
		whatsapp,
		aboutService.replaceAll("{service}", () => service),
	);
}

/** Phone numbers as people in India write them. */
import type { Business } from "./types.ts";

/**
 * "0135-000 0000" and "98765 43210" are "+91 135 000 0000" and "+91 98765 43210"; a toll-free number stays "1800 …".
 * Others stay as they are.
 */
export function plainPhone(text: string): string {
	const words = text.trim();
	const tollFree = /^(?:\+91[ -]*)?(1[89]00[\d ()-]*)$/.exec(words)?.[1];
	if (tollFree) return spaced(tollFree);
	const [, rest = ""] = /^(?:(?:\+|00)91[ -]*|0)?([1-9][\d ()-]*)$/.exec(words) ?? [];
	return digitsOf(rest).length === 10 ? `+91 ${spaced(rest)}` : words;
}

/** "+91 98765 43210" is "919876543210". Others stay as they are. */
export function plainWhatsApp(text: string): string {
	const phone = plainPhone(text);
	return phone.startsWith("+91 ") ? digitsOf(phone) : text.trim();
}

/** The number as digits, as WhatsApp has it. */
export function digitsOf(text: string): string {
	return text.replaceAll(/\D/g, "");
}

/** The tel: address of a number such as "+91 135 000 0000". */
export function phoneLink(number: string): string {
	return `tel:${number.replaceAll(" ", "")}`;
}

function spaced(text: string): string {
	return text
		.split(/[ ()-]+/)
		.filter(Boolean)
		.join(" ");
}

/** All numbers on a line, none of them broken. */
export function phoneLine({ phone, otherPhones = [] }: Pick<Business, "phone" | "otherPhones">) {
	return [phone, ...otherPhones.map(({ number }) => number)]
		.map((number) => number.replaceAll(" ", "\u00a0"))
		.join(" · ");
}

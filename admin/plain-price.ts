import { parsePrice } from "../content/price.ts";

const rupees = /₹|(?:\brs\b|\brs(?=\.?\s*\d)|\binr\b|\brupees?\b)\.?|रुपये|रुपए|रु\.?/giu;

/** A price as people write it on a card, as the rate card has it: “Rs. 95/-” is "95". Others stay as they are. */
export function plainPrice(text: string): string {
	if (!("error" in parsePrice(text))) return text;
	const plain = text
		.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
		.replaceAll(rupees, " ")
		.replaceAll(/(?<=\d)\s*(?:\/[-=–—]|\bonly\b)/gi, "")
		.replace(/(?<=\d)\s+(?:to|से)\s+(?=\d)/i, "–")
		.replace(/(?<=\d)\s*\/\s*(?=[a-z])/i, " per ")
		.replaceAll(/\s+/g, " ")
		.trim();
	return "error" in parsePrice(plain) ? text : plain;
}

/**
 * A price as the rate card has it, with the rupee sign before its first amount:
 * "80" → "₹80", "starts @ 600" → "starts @ ₹600", "Contact us for a quote" → the same.
 */
export function quotePrice(text: string): string {
	return text.includes("₹") ? text : text.replace(/\d/, (digit) => `₹${digit}`);
}

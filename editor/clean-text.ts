import { unseenMarks } from "../shop/text-errors.ts";

/** Those that join Devanagari letters stay. */
const unseen = new RegExp(`(?!\\n)[\\p{Cc}${unseenMarks}]`, "gu");

/** Returns a typed or pasted text with plain spaces and line ends. */
export function cleanText(text: string): string {
	return text
		.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
		.replaceAll("\t", " ")
		.replaceAll(unseen, "")
		.replaceAll(/[^\S\n]+/g, " ")
		.replaceAll(/ ?\n ?/g, "\n")
		.replaceAll(/\n{3,}/g, "\n\n")
		.trim();
}

/** Marks that paste brings along and nobody sees. Those that join Devanagari letters stay. */
const unseen = /(?!\n)[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

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

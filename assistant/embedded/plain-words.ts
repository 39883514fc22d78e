import { inLatinLetters } from "./devanagari.ts";

/** A separator that a comma or the like stands for, among the words of a question. */
const listSign = "and";

/** A text's words in small Latin letters, without accents; any mark parts two words. */
export function plainWords(text: string): string[] {
	return text
		.toLowerCase()
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]/g, "")
		.replace(/[’'`]s\b/g, "s")
		.replace(/[’'`]/g, "")
		.split(/[^a-z0-9]+/)
		.filter((word) => word !== "");
}

/** The same, with the marks by which a list is parted as the word "and". */
export function questionWords(text: string): string[] {
	return plainWords(inLatinLetters(text).replace(/[,;&+/\n]/g, ` ${listSign} `));
}

import { inLatinLetters } from "./devanagari.ts";

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

/** The same, with the marks that separate a list as the word "and". */
export function questionWords(text: string): string[] {
	return plainWords(inLatinLetters(text).replace(/[,;&+/\n]/g, " and "));
}

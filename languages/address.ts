import type { Language } from "./languages.ts";

/** The address of a page in a language: "/services" → "/hi/services", "/" → "/hi". */
export function addressIn({ path: prefix }: Pick<Language, "path">, path: string): string {
	return path === "/" ? prefix || "/" : prefix + path;
}

import type { Language } from "./languages.ts";

/** Where a page is in a language: "/services" → "/hi/services", "/" → "/hi". */
export function addressIn({ path: prefix }: Pick<Language, "path">, path: string): string {
	return path === "/" ? prefix || "/" : prefix + path;
}

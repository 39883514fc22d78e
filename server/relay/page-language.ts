import { type LanguageId, languages } from "../../languages/languages.ts";

/** The language of the page that asks: the first one of its `Accept-Language`, English where the site has no such pages. */
export function pageLanguage(acceptLanguage: string | null | undefined): LanguageId {
	const [first = ""] = (acceptLanguage ?? "").split(/[-,;]/);
	const asked = first.trim().toLowerCase();
	return languages.find(({ id }) => id === asked)?.id ?? languages[0].id;
}

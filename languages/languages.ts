/** The languages that the site can be in. The first is the one of addresses without a prefix. */
export interface Language {
	/** The name of its folder here and in content/, and of the import condition that chooses it. */
	id: string;
	/** BCP 47, for `lang`, `hreflang`, sorting and numbers. */
	tag: string;
	/** The beginning of its addresses: "/hi", or nothing. */
	path: "" | `/${string}`;
	/** In the language itself, like the words below. */
	name: string;
	/** Offers the page in this language on pages in another one. */
	offer: string;
	/** https://ogp.me/#optional */
	ogLocale: string;
}

export const languages = [
	{
		id: "en",
		tag: "en-IN",
		path: "",
		name: "English",
		offer: "This page in English",
		ogLocale: "en_IN",
	},
	{
		id: "hi",
		tag: "hi-IN",
		path: "/hi",
		name: "हिन्दी",
		offer: "यह पेज हिन्दी में",
		ogLocale: "hi_IN",
	},
] as const satisfies readonly Language[];

export type LanguageId = (typeof languages)[number]["id"];

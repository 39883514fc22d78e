import { language as en } from "./en/language.ts";
import { language as hi } from "./hi/language.ts";

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
	/** https://ogp.me/#optional */
	ogLocale: string;
}

/** Words of another language within texts, such as visitors' reviews. */
export interface OtherLanguage {
	/** For `lang`. */
	lang: string;
	/** Its one group holds the words with what stands between them. */
	runs: RegExp;
}

/** Typography of a language whose script is not Latin. Its `type.css` has the faces and the sizes. */
export interface ScriptType {
	/** Runs of its letters. */
	letters: RegExp;
	/** The display face's file of the script, in node_modules, and its one weight. */
	face: string;
	weight: number;
	/** @returns the line height in place of one that is made for Latin letters; both are numbers without a unit */
	leading: (latin: number) => number;
}

export const languages = [en, hi] as const;

export type LanguageId = (typeof languages)[number]["id"];

/** The address of a page in a language: "/services" → "/hi/services", "/" → "/hi". */
export function addressIn({ path: prefix }: Pick<Language, "path">, path: string): string {
	return path === "/" ? prefix || "/" : prefix + path;
}

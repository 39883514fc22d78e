import type { Language, OtherLanguage } from "../languages.ts";

export const language = {
	id: "en",
	tag: "en-IN",
	path: "",
	name: "English",
	ogLocale: "en_IN",
} as const satisfies Language;

/** Devanagari counts as Hindi. */
export const otherLanguage: OtherLanguage = {
	lang: "hi",
	runs: /(\p{scx=Deva}+(?:[^\p{L}\p{scx=Deva}]+\p{scx=Deva}+)*)/u,
};

import type { Language, OtherLanguage } from "../languages.ts";

export const language = {
	id: "hi",
	tag: "hi-IN",
	path: "/hi",
	name: "हिन्दी",
	ogLocale: "hi_IN",
} as const satisfies Language;

/** A text without Devanagari, or several Latin words together. One alone is a name or a loanword: "WhatsApp". */
export const otherLanguage: OtherLanguage = {
	lang: "en",
	runs: /(^(?!.*\p{scx=Deva})(?=.*\p{Script=Latin}).+$|\p{Script=Latin}+(?:[^\p{L}\p{scx=Deva}]+\p{Script=Latin}+)+)/su,
};

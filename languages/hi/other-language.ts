import type { OtherLanguage } from "../en/other-language.ts";

/** A text without Devanagari, or several Latin words together. One alone is a name or a loanword: "WhatsApp". */
export const otherLanguage: OtherLanguage = {
	lang: "en",
	runs: /(^(?!.*\p{scx=Deva})(?=.*\p{Script=Latin}).+$|\p{Script=Latin}+(?:[^\p{L}\p{scx=Deva}]+\p{Script=Latin}+)+)/su,
};

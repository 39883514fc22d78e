/** The languages of answers. */
import { english } from "./en.ts";
import { hindi } from "./hi.ts";
import { hinglish } from "./hinglish.ts";
import type { SpokenLanguage } from "./spoken-language.ts";

export const answerLanguages = { en: english, hi: hindi, hinglish } satisfies Record<
	string,
	SpokenLanguage
>;

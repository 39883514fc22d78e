/** The language of the page itself, which its owner chooses. */
import { createContext, useContext } from "react";
import english from "./words/en.json" with { type: "json" };
import hindi from "./words/hi.json" with { type: "json" };

export type Word = keyof typeof english;
export type OwnerLanguage = "en" | "hi";

export const words: Record<OwnerLanguage, Record<Word, string>> = { en: english, hi: hindi };
export const LanguageContext = createContext<OwnerLanguage>("en");

export function useLanguage(): OwnerLanguage {
	return useContext(LanguageContext);
}

/** @returns words of the page, with values for {0} and {1} */
export function useWords() {
	const language = useLanguage();
	return (word: Word, ...values: readonly (string | number)[]): string =>
		words[language][word].replaceAll(/\{(\d)\}/g, (_, at) => String(values[Number(at)] ?? ""));
}

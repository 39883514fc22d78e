/** The language of the owner's page: chosen there, else the browser's. */
import * as english from "../../languages/en/words/editor.ts";
import * as hindi from "../../languages/hi/words/editor.ts";

export type OwnerLanguage = "en" | "hi";

const key = "editor-language";

export function ownerLanguage(): OwnerLanguage {
	const chosen = localStorage.getItem(key) ?? navigator.language;
	return chosen.startsWith("hi") ? "hi" : "en";
}

/** Loads the page anew: its forms are of one language. */
export function chooseLanguage(language: OwnerLanguage): void {
	localStorage.setItem(key, language);
	location.reload();
}

export const words = ownerLanguage() === "hi" ? hindi : english;

/** As the forms' words are counted. */
export const languageNumber = ownerLanguage() === "hi" ? 1 : 0;

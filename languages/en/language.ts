import type { Language } from "../languages.ts";

export const language = {
	id: "en",
	tag: "en-IN",
	path: "",
	name: "English",
	offer: "This page in English",
	ogLocale: "en_IN",
} as const satisfies Language;

/** `lang` is set where it differs from the page. */
export interface LanguageRun {
	text: string;
	lang?: "hi";
}

/** Devanagari words with the spaces, digits and punctuation between them. */
const devanagari = /(\p{scx=Deva}+(?:[^\p{L}\p{scx=Deva}]+\p{scx=Deva}+)*)/u;

/** Splits a text by language, for screen readers and fonts (WCAG 3.1.2). Devanagari counts as Hindi. */
export function languageRuns(text: string): LanguageRun[] {
	return text
		.split(devanagari)
		.map(
			(part, place): LanguageRun =>
				// `split` by one group puts the matches at odd indexes.
				place % 2 === 1 ? { text: part, lang: "hi" } : { text: part },
		)
		.filter((run) => run.text !== "");
}

/** A part of a text; with a language where it is not the page's own. */
export interface LanguageRun {
	text: string;
	lang?: "hi";
}

/** Words in Devanagari, with the spaces, figures and signs between them. */
const devanagari = /(\p{scx=Deva}+(?:[^\p{L}\p{scx=Deva}]+\p{scx=Deva}+)*)/u;

/**
 * A text in runs of one language each, so that a screen reader changes its voice and a browser its
 * letters (WCAG 3.1.2). What is written in Devanagari is taken for Hindi.
 */
export function languageRuns(text: string): LanguageRun[] {
	return text
		.split(devanagari)
		.map(
			(part, place): LanguageRun =>
				// A split by one group puts what matched at every odd place.
				place % 2 === 1 ? { text: part, lang: "hi" } : { text: part },
		)
		.filter((run) => run.text !== "");
}

/** Sets an element's text, as `textContent` does; what is Hindi in it says so. */
export function fillText(element: Element, text: string): void {
	element.replaceChildren(
		...languageRuns(text).map((run) => {
			if (!run.lang) return run.text;
			const part = document.createElement("span");
			part.lang = run.lang;
			part.textContent = run.text;
			return part;
		}),
	);
}

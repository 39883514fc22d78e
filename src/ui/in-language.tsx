import { otherLanguage } from "#language/language";

/** `lang` is set where it differs from the page. */
export interface LanguageRun {
	text: string;
	lang?: string;
}

/** Splits a text by language, for screen readers and fonts (WCAG 3.1.2). */
export function languageRuns(text: string, { lang, runs } = otherLanguage): LanguageRun[] {
	return text
		.split(runs)
		.map(
			(part, place): LanguageRun =>
				// `split` by one group puts the matches at odd indexes.
				place % 2 === 1 ? { text: part, lang } : { text: part },
		)
		.filter((run) => run.text !== "");
}

/** A visitor-written text with its Hindi parts marked by `lang`. */
export function InLanguage({ text }: { text: string }) {
	const runs = languageRuns(text);
	if (runs.every(({ lang }) => lang === undefined)) return text;
	return runs.map((run, place) =>
		run.lang ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text keep their places
			<span key={place} lang={run.lang}>
				{run.text}
			</span>
		) : (
			run.text
		),
	);
}

import { languageRuns } from "./language-runs.ts";

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

import { newTab } from "#language/words/ui";
/** Announces that a link opens a new tab. */
export function NewTabHint() {
	return <span className="visually-hidden">{` ${newTab}`}</span>;
}

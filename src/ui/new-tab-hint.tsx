import { ui } from "#language/words.json";
/** Announces that a link opens a new tab. */
export function NewTabHint() {
	return <span className="visually-hidden">{` ${ui.newTab}`}</span>;
}

/** Announces that a link opens a new tab. */
export function NewTabHint() {
	return <span className="visually-hidden"> (opens in a new tab)</span>;
}

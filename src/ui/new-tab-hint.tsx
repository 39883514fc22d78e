/** Says to a screen reader that a link leaves the page for a new tab. */
export function NewTabHint() {
	return <span className="visually-hidden"> (opens in a new tab)</span>;
}

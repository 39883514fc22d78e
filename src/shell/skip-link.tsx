import "../ui/button.css";

/** The first stop of the Tab key: past the navigation, to the page itself. */
export function SkipLink() {
	return (
		<a className="button skip-link" href="#main">
			Skip to content
		</a>
	);
}

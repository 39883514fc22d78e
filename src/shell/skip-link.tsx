import "../ui/button.css";

export function SkipLink() {
	return (
		<a className="button skip-link" href="#main">
			Skip to content
		</a>
	);
}

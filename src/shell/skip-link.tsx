import { skipToContent } from "#language/words/shell";
import "../ui/button.css";

export function SkipLink() {
	return (
		<a className="button skip-link" href="#main">
			{skipToContent}
		</a>
	);
}

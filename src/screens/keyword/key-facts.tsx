import "../../ui/woven-label.css";
import "./key-facts.css";

/** Three short facts on a woven label. */
export function KeyFacts({ facts }: { facts: string[] }) {
	return (
		<ul className="woven-label key-facts">
			{facts.map((fact) => (
				<li key={fact}>{fact}</li>
			))}
		</ul>
	);
}

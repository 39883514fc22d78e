import "../../ui/woven-label.css";
import "./label-facts.css";

/** Three short facts on a woven label. */
export function LabelFacts({ facts }: { facts: string[] }) {
	return (
		<ul className="woven-label label-facts">
			{facts.map((fact) => (
				<li key={fact}>{fact}</li>
			))}
		</ul>
	);
}
